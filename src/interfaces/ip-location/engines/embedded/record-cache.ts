import { RecentMap } from '../../../../libraries/memoize/recent-map.ts'
import { countValues } from './count-values.ts'

/** Values of one record, all that it points to included: those of MaxMind have up to three hundred. */
const maxValues = 10_000

/**
 * What the reader of a file keeps by place. It asks here before it decodes a record, or what a pointer leads to, and so this is where one
 * that is made to be large is refused.
 */
export class RecordCache {
  readonly #kept: RecentMap<string | number, unknown>
  readonly #file: Buffer
  #values = 0

  constructor(file: Buffer, maxKept: number) {
    this.#file = file
    this.#kept = new RecentMap(maxKept)
  }

  /** To be called before each address is looked up. */
  beginRecord(): void {
    this.#values = 0
  }

  get(place: string | number): unknown {
    const known = this.#kept.get(place)
    if (known !== undefined) return known
    this.#values += countValues(this.#file, Number(place), maxValues - this.#values)
    return undefined
  }

  set(place: string | number, value: unknown): void {
    this.#kept.set(place, value)
  }
}
