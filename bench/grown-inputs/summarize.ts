import { isTooLarge, type Series, type SizedOutcome } from './measure-input.ts'

/** What was found out about one operation. */
export interface OperationRow {
  readonly interface: string
  readonly operation: string
  readonly cases: number
  /** Ways to grow it that were left out for lack of time. */
  readonly untried: number
  /** Bytes of the largest grown part that was not refused for its size. */
  readonly largestTaken: number
  /** Of the longest pause: field, kind and size. */
  readonly worst: string
  readonly pauseMs: number
  readonly growth: number
  /** How often each status came; 0 where no answer did. */
  readonly statuses: Readonly<Record<number, number>>
  readonly deaths: number
  readonly maxResidentMiB: number
  /** Everything that went wrong, one sentence each. */
  readonly faults: readonly string[]
}

export function summarize(name: Pick<OperationRow, 'interface' | 'operation' | 'untried'>, all: readonly Series[]) {
  const outcomes = all.flatMap((series) => series.outcomes)
  const worst = maxBy(all, pauseOf)
  const row: OperationRow = {
    ...name,
    cases: outcomes.length,
    largestTaken: Math.max(0, ...outcomes.filter((outcome) => !isTooLarge(outcome)).map(({ bytes }) => bytes)),
    worst: worst ? describeCase(worst) : '',
    pauseMs: worst ? pauseOf(worst) : 0,
    growth: Math.max(0, ...all.map(({ growth }) => growth)),
    statuses: countStatuses(outcomes),
    deaths: outcomes.filter(({ died }) => died).length,
    maxResidentMiB: Math.max(0, ...outcomes.map(({ residentMiB }) => residentMiB)),
    faults: all.flatMap((series) => describeFault(series) ?? []),
  }
  return row
}

/** Such as `form items, commas, 1 MB: others waited 1,234 ms`. */
export function describeFault(series: Series): string | undefined {
  return series.fault && `${describeInput(series)}, ${formatBytes(series.outcomes.at(-1)?.bytes ?? 0)}: ${series.fault}`
}

function describeCase(series: Series): string {
  const { bytes } = maxBy(series.outcomes, ({ pauseMs }) => pauseMs) ?? { bytes: 0 }
  return `${describeInput(series)}, ${formatBytes(bytes)}`
}

function describeInput({ input: { target, kind } }: Series): string {
  const { place, path } = target
  return `${place}${path.length > 0 ? ` ${path.join('.')}` : ''}, ${kind}`
}

export function formatBytes(bytes: number): string {
  if (bytes >= 1e6) return `${bytes / 1e6} MB`
  return bytes >= 1000 ? `${bytes / 1000} kB` : `${bytes} bytes`
}

function pauseOf({ outcomes }: Series): number {
  return Math.max(0, ...outcomes.map(({ pauseMs }) => pauseMs))
}

function maxBy<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || measure(item) > measure(best) ? item : best),
    undefined,
  )
}

function countStatuses(outcomes: readonly SizedOutcome[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
