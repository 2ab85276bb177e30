import type { Registry } from 'prom-client'

type Labels = Readonly<Record<string, string>>

/** A number, of each combination of labels that there is. */
export interface NumberFigure {
  readonly kind: 'gauge' | 'counter'
  readonly name: string
  readonly help: string
  readonly points: readonly { readonly labels: Labels; readonly value: number }[]
}

/** Durations counted in buckets, of each combination of labels that there is. */
export interface HistogramFigure {
  readonly kind: 'histogram'
  readonly name: string
  readonly help: string
  /** Upper bounds of all buckets but the last, in seconds. */
  readonly bounds: readonly number[]
  readonly points: readonly { readonly labels: Labels; readonly counts: readonly number[]; readonly sum: number }[]
}

/** The figures of `/metrics` as values. */
export type MetricFigure = NumberFigure | HistogramFigure

/** The gauges and counters of a registry. */
export async function readNumbers(registry: Registry): Promise<readonly NumberFigure[]> {
  const metrics = await registry.getMetricsAsJSON()
  return metrics.flatMap(({ name, help, type, values }) => {
    // prom-client declares names of types by number, and gives them as words.
    const kind = String(type)
    if (kind !== 'gauge' && kind !== 'counter') return []
    const points = values.map(({ labels, value }) => ({ labels: toTexts(labels), value }))
    return [{ kind, name, help, points: points.filter((point) => Number.isFinite(point.value)) }]
  })
}

function toTexts(labels: object): Labels {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]))
}
