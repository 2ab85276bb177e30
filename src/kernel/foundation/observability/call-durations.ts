import type { CallFigures } from './call-figures.ts'
import { readCallFigures } from './read-call-figures.ts'
import { DurationHistogram, type DurationSeries } from './duration-histogram.ts'
import type { HistogramFigure } from './metric-figures.ts'

/** How long answers took, by interface, operation and status. */
export class CallDurations {
  readonly #durations = new DurationHistogram('mainstay_request_seconds', 'Time from the request to its answer.')
  readonly #byInterface = new Map<string, [status: number, series: DurationSeries][]>()

  /** Notes the answers of one operation. A series is found once, and made with its first answer. */
  observer(interfaceId: string, operation: string): (status: number, ms: number) => void {
    const byStatus = new Map<number, DurationSeries>()
    const ownSeries = this.#byInterface.get(interfaceId) ?? []
    this.#byInterface.set(interfaceId, ownSeries)
    return (status, ms) => {
      let series = byStatus.get(status)
      if (!series) {
        series = this.#durations.series({ interface: interfaceId, operation, status: String(status) })
        byStatus.set(status, series)
        ownSeries.push([status, series])
      }
      series.observe(ms)
    }
  }

  /** Of one interface. */
  figuresOf(interfaceId: string): CallFigures {
    return readCallFigures(this.#byInterface.get(interfaceId) ?? [])
  }

  read(): HistogramFigure {
    return this.#durations.read()
  }

  write(): string {
    return this.#durations.write()
  }
}
