import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { containFailure } from './contain.ts'
import type { WorkerObserver } from './worker-observer.ts'
import { CallDurations } from './call-durations.ts'
import type { CallFigures } from './call-figures.ts'
import { version } from '../version.ts'
import type { Logger } from './logger.ts'
import { LoopWatch } from './loop-watch.ts'
import { type MetricFigure, readNumbers } from './metric-figures.ts'
import { createLongTurnObserver } from './long-turn-observer.ts'
import { createWorkerMetrics } from './worker-metrics.ts'

export interface Metrics {
  /** Notes what happens in the queues of the workers. */
  readonly workers: WorkerObserver
  /** Notes turns of the event loop that are too long, once it is started. */
  readonly loop: LoopWatch
  /** Notes the answers of one operation: the status, and the milliseconds until it was written (a stream: begun). */
  observer(interfaceId: string, operation: string): (status: number, ms: number) => void
  /** What came of the calls of an interface so far. */
  callsOf(interfaceId: string): CallFigures
  /** A number that is read whenever the metrics are; not a number where reading it fails. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** The Prometheus text format, version 0.0.4. */
  write(): Promise<{ readonly contentType: string; readonly text: string }>
  /** The same as values, but for the histogram of collections of garbage. */
  read(): Promise<readonly MetricFigure[]>
}

export function createMetrics(log: Logger): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerBuild(registry)
  const durations = new CallDurations()
  const workers = createWorkerMetrics(registry)
  const loop = new LoopWatch(createLongTurnObserver(registry, log))
  return {
    workers,
    loop,
    observer: (interfaceId, operation) => durations.observer(interfaceId, operation),
    callsOf: (interfaceId) => durations.figuresOf(interfaceId),
    gauge(name, help, read) {
      const collect = async function (this: Gauge) {
        try {
          this.set(await read())
        } catch (thrown) {
          this.set(Number.NaN)
          containFailure(thrown, { log, doing: 'reading a metric', details: { metric: name } })
        }
      }
      registry.registerMetric(new Gauge({ name, help, registers: [], collect }))
    },
    async write() {
      return {
        contentType: registry.contentType,
        text: `${await registry.metrics()}${workers.write()}${durations.write()}`,
      }
    },
    read: async () => [...(await readNumbers(registry)), workers.read(), durations.read()],
  }
}

/** What runs here, for boards and for alerts on a mixture of versions. */
function registerBuild(registry: Registry): void {
  const name = 'mainstay_build_info'
  const gauge = new Gauge({ name, help: 'Always 1.', labelNames: ['version', 'node'], registers: [registry] })
  gauge.set({ version, node: process.version }, 1)
}
