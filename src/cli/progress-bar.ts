import type { ImportProgress } from '../kernel/wire/interface/content.ts'

/** The part of `process.stderr` that a progress bar needs. */
export interface ProgressOutput {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Work shorter than this shows nothing. */
const quietMs = 2_000
const redrawMs = 100
/** Between two lines where the output is no terminal, a log file for one. */
const lineMs = 10_000
const barWidth = 24
const clearLine = '\r\u{1b}[K'

/** Shows how far an import or export is, how fast it goes and how long it still takes. */
export class ProgressBar {
  readonly #output: ProgressOutput
  readonly #now: () => number
  readonly #startedAt: number
  #shownAt: number | undefined
  /** The first report: what goes on from an earlier run has done much by then, and not in this run's time. */
  #first: { readonly at: number; readonly done: number } | undefined

  /** `now` in milliseconds, from any start. */
  constructor(output: ProgressOutput = process.stderr, now: () => number = () => performance.now()) {
    this.#output = output
    this.#now = now
    this.#startedAt = now()
  }

  update(progress: ImportProgress): void {
    const now = this.#now()
    this.#first ??= { at: now, done: progress.done }
    if (now === this.#first.at || now - this.#startedAt < quietMs || !this.#isDue()) return
    this.#shownAt = now
    const line = writeProgress(progress, (progress.done - this.#first.done) / ((now - this.#first.at) / 1_000))
    this.#output.write(
      this.#output.isTTY ? `${clearLine}${line.slice(0, (this.#output.columns ?? 80) - 1)}` : `${line}\n`,
    )
  }

  /** Wipes the bar away, for what is printed next. */
  clear(): void {
    if (this.#output.isTTY && this.#shownAt !== undefined) this.#output.write(clearLine)
  }

  #isDue(): boolean {
    if (this.#shownAt === undefined) return true
    return this.#now() - this.#shownAt >= (this.#output.isTTY ? redrawMs : lineMs)
  }
}

function writeProgress({ done, total, unit, summary }: ImportProgress, perSecond: number): string {
  // Work that is not counted, such as what npm does.
  if (total === 0) return summary
  const rate = `${writeAmount(perSecond, unit)}/s`
  if (total === undefined) return [writeAmount(done, unit), rate, summary].join('  ')
  const share = Math.min(done / total, 1)
  const left = share < 1 && perSecond > 0 ? `${writeDuration((total - done) / perSecond)} left` : 'finishing'
  return [drawBar(share), `${Math.floor(share * 100)} %`.padStart(5), rate, left, summary].join('  ')
}

function drawBar(share: number): string {
  const filled = Math.round(share * barWidth)
  return `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}]`
}

function writeAmount(amount: number, unit: ImportProgress['unit']): string {
  if (unit === 'records') return `${Math.round(amount).toLocaleString('en')} records`
  return amount < 1_000_000 ? `${(amount / 1_000).toFixed(0)} kB` : `${(amount / 1_000_000).toFixed(1)} MB`
}

function writeDuration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
  return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`
}
