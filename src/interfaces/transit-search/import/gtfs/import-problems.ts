/** What was wrong with a row, and what became of it. */
export interface ImportProblem {
  readonly feed: string
  readonly file: string
  readonly line: number
  readonly field: string
  readonly message: string
}

/** Problems of a feed kept whole; the rest are counted. */
const maxKept = 100

/** Collects what was wrong in a feed without ending its import. */
export class ImportProblems {
  readonly #feed: string
  readonly #kept: ImportProblem[] = []
  #count = 0

  constructor(feed: string) {
    this.#feed = feed
  }

  get kept(): readonly ImportProblem[] {
    return this.#kept
  }

  get count(): number {
    return this.#count
  }

  add(problem: Omit<ImportProblem, 'feed'>): void {
    this.#count++
    if (this.#kept.length < maxKept) this.#kept.push({ feed: this.#feed, ...problem })
  }
}

/** One line for people: `kobe.zip, stop_times.txt line 12, arrival_time: "25:61:00" is no time.` */
export function describeProblem({ feed, file, line, field, message }: ImportProblem): string {
  return `${feed}, ${file} line ${line}${field && `, ${field}`}: ${message}`
}
