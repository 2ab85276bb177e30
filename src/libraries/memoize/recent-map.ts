/**
 * What was kept lately, by key. Once all of it would weigh more than `max`, everything is forgotten at once, which costs less than
 * finding out the oldest.
 */
export class RecentMap<Key, Value> {
  readonly #kept = new Map<Key, Value>()
  readonly #max: number
  #weight = 0

  constructor(max: number) {
    this.#max = max
  }

  get(key: Key): Value | undefined {
    return this.#kept.get(key)
  }

  /** Every entry weighs 1 where nothing else is said; one that is set again weighs again. */
  set(key: Key, value: Value, weight = 1): void {
    if (this.#weight + weight > this.#max) {
      this.#kept.clear()
      this.#weight = 0
    }
    this.#kept.set(key, value)
    this.#weight += weight
  }
}
