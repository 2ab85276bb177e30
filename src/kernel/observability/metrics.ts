import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { DurationHistogram, type DurationSeries } from './duration-histogram.ts'

export interface Metrics {
  /** Notes the answers of one operation: the status, and the milliseconds until it was written (a stream: begun). */
  observer(interfaceId: string, operation: string): (status: number, ms: number) => void
  /** The Prometheus text format, version 0.0.4. */
  write(): Promise<{ readonly contentType: string; readonly text: string }>
}

/** What is read when the metrics are. */
export interface MeasuredSources {
  /** Bytes that request bodies hold now. */
  readonly bodyBytes: () => number
}

export function createMetrics({ bodyBytes }: MeasuredSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const name = 'mainstay_body_bytes'
  const collect = function (this: Gauge) {
    this.set(bodyBytes())
  }
  registry.registerMetric(new Gauge({ name, help: 'Bytes of request bodies held now.', registers: [], collect }))
  const durations = new DurationHistogram('mainstay_request_seconds', 'Time from the request to its answer.')
  return {
    observer(interfaceId, operation) {
      const byStatus = new Map<number, DurationSeries>()
      return (status, ms) => {
        let series = byStatus.get(status)
        if (!series) {
          series = durations.series({ interface: interfaceId, operation, status: String(status) })
          byStatus.set(status, series)
        }
        series.observe(ms)
      }
    },
    async write() {
      return { contentType: registry.contentType, text: `${await registry.metrics()}${durations.write()}` }
    },
  }
}
