import type { AllSettings } from '../../foundation/config/all-settings.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import { openStorage } from './open-storage.ts'
import { guardFor } from '../../foundation/outgoing/address-guard.ts'
import { createGuardedFetch } from '../../foundation/outgoing/guarded-fetch.ts'
import type { Platform } from '../../foundation/platform.ts'
import { createWorkerPools } from '../../foundation/workers/piscina-pools.ts'
import { createProcessPools } from '../../foundation/workers/process-pools.ts'
import { createYieldToEventLoop } from '../../foundation/workers/yield-to-event-loop.ts'
import type { WorkerObserver } from '../../foundation/observability/worker-observer.ts'

export interface OpenPlatformOptions {
  readonly settings: AllSettings
  /** Whose tables the storage has to hold. */
  readonly interfaces: readonly AnyInterface[]
  readonly log: Logger
  /** Logs when the storage goes away and comes back: for a server. A command fails then, and says so itself. */
  readonly logsOutages?: boolean
  readonly workerObserver?: WorkerObserver
  readonly now?: () => number
}

/** A platform together with its end: threads and child processes are ended, the storage is closed. */
export interface OpenPlatform extends AsyncDisposable {
  readonly platform: Platform
}

/** @throws OperatorError when the storage cannot be reached or written. */
export async function openPlatform(options: OpenPlatformOptions): Promise<OpenPlatform> {
  const { settings, interfaces, log, logsOutages = false, workerObserver: observer, now = Date.now } = options
  const { kernel } = settings
  const storage = await openStorage(kernel, interfaces, logsOutages ? log : undefined)
  const queues = { ...dropUndefined({ observer }), maxWaitMs: kernel.MAINSTAY_WORKER_MAX_WAIT_MS, log }
  const workers = createWorkerPools({
    ...dropUndefined({ maxThreads: kernel.MAINSTAY_WORKER_THREADS }),
    restMs: kernel.MAINSTAY_WORKER_REST_SECONDS * 1000,
    ...queues,
  })
  const processes = createProcessPools({
    ...dropUndefined({ maxProcesses: kernel.MAINSTAY_WORKER_PROCESSES }),
    maxMemory: kernel.MAINSTAY_WORKER_PROCESS_MB,
    ...queues,
  })
  const platform: Platform = {
    settings,
    storage,
    dataFolder: kernel.MAINSTAY_DATA,
    workers,
    processes,
    yieldToEventLoop: createYieldToEventLoop(),
    log,
    // Looked up at the first call: the name alone loads all of undici.
    fetch: (...request) => fetch(...request),
    guardedFetch: createGuardedFetch(guardFor(kernel)),
    now,
  }
  return {
    platform,
    async [Symbol.asyncDispose]() {
      await Promise.all([workers[Symbol.asyncDispose](), processes[Symbol.asyncDispose]()])
      await storage.close()
    },
  }
}
