import { Counter, Gauge, type Registry } from 'prom-client'
import type { WorkerObserver } from './worker-observer.ts'
import { DurationHistogram } from './duration-histogram.ts'
import type { HistogramFigure } from './metric-figures.ts'

export interface WorkerMetrics extends WorkerObserver {
  /** What the registry does not hold, in the Prometheus text format. */
  write(): string
  read(): HistogramFigure
}

export function createWorkerMetrics(registry: Registry): WorkerMetrics {
  const labelled: { labelNames: 'queue'[]; registers: Registry[] } = { labelNames: ['queue'], registers: [registry] }
  const length = new Gauge({ ...labelled, name: 'mainstay_worker_queue_length', help: 'Tasks that wait for a thread.' })
  const refused = new Counter({
    ...labelled,
    name: 'mainstay_worker_shed_total',
    help: 'Tasks that were refused as busy.',
  })
  const waits = new DurationHistogram('mainstay_worker_wait_seconds', 'Time that a task waited for its turn.')
  return {
    waiting: (queue, tasks) => length.set({ queue }, tasks),
    started: (queue, waitedMs) => waits.series({ queue }).observe(waitedMs),
    shed: (queue) => refused.inc({ queue }),
    write: () => waits.write(),
    read: () => waits.read(),
  }
}
