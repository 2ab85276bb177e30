import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Pause, ProbeTarget } from './probe-latency.ts'

/** The second connection: measures in a thread of its own how long others wait while something is done to the server. */
export class LatencyProbe {
  readonly #worker: Worker

  constructor(target: ProbeTarget) {
    this.#worker = new Worker(join(import.meta.dirname, 'probe-latency.ts'), { workerData: target })
  }

  begin(): void {
    this.#worker.postMessage('begin')
  }

  /** The longest wait since `begin`; a request under way may still be answered for so long. */
  async end(timeoutMs: number): Promise<Pause> {
    const { promise, resolve } = Promise.withResolvers<Pause>()
    this.#worker.once('message', resolve)
    this.#worker.postMessage({ timeoutMs })
    return promise
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}
