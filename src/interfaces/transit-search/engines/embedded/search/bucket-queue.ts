import { IntegerQueue } from './integer-queue.ts'

/** Seconds that share a bucket. */
const bucketSeconds = 30

/**
 * Things to be taken by their time, those of one half minute in any order: for Dijkstra's algorithm where a label may be corrected, in time
 * that does not grow with the number of things waiting (Dial 1969).
 */
export class BucketQueue {
  readonly #buckets: IntegerQueue[] = []
  #current = 0
  #taken = 0
  #waiting = 0

  add(item: number, seconds: number): void {
    const bucket = Math.max(this.#current, Math.floor(seconds / bucketSeconds))
    while (this.#buckets.length <= bucket) this.#buckets.push(new IntegerQueue())
    this.#buckets[bucket]?.push(item)
    this.#waiting++
  }

  /** -1 when nothing is left; the queue can then be used from its beginning. */
  take(): number {
    while (this.#waiting > 0) {
      const bucket = this.#buckets[this.#current]
      if (bucket && this.#taken < bucket.length) {
        this.#waiting--
        return bucket.at(this.#taken++)
      }
      bucket?.clear()
      this.#current++
      this.#taken = 0
    }
    this.#buckets[this.#current]?.clear()
    this.#current = 0
    this.#taken = 0
    return -1
  }
}
