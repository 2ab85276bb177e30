import { OperatorError } from '../../../../libraries/errors/operator-error.ts'

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
  #mended = 0

  constructor(feed: string) {
    this.#feed = feed
  }

  get kept(): readonly ImportProblem[] {
    return this.#kept
  }

  /** Of what was left out. */
  get count(): number {
    return this.#count
  }

  /** Of what was put right. */
  get mended(): number {
    return this.#mended
  }

  add(problem: Omit<ImportProblem, 'feed'>): void {
    this.#count++
    this.#keep(problem)
  }

  /** Something that was wrong, and was put right. */
  mend(problem: Omit<ImportProblem, 'feed'>): void {
    this.#mended++
    this.#keep(problem)
  }

  /** Something to know of what was taken in whole. */
  note(problem: Omit<ImportProblem, 'feed'>): void {
    this.#keep(problem)
  }

  /** Why a feed is of no use: what was left out of it is most of the reason. */
  explain(sentence: string): OperatorError {
    const first = this.#kept.slice(0, 3).map(describeProblem)
    const more = Math.max(this.#kept.length, this.#count + this.#mended) - first.length
    const others = more > 0 ? [`And ${more.toLocaleString('en')} more.`] : []
    return new OperatorError([sentence, ...first, ...others].join(' '))
  }

  #keep(problem: Omit<ImportProblem, 'feed'>): void {
    if (this.#kept.length < maxKept) this.#kept.push({ feed: this.#feed, ...problem })
  }
}

/** One line for people: `kobe.zip, stop_times.txt line 12, arrival_time: "25:61:00" is no time.` */
export function describeProblem({ feed, file, line, field, message }: ImportProblem): string {
  return `${feed}, ${file} line ${line}${field && `, ${field}`}: ${message}`
}
