/**
 * What `toResults` makes of each item, one by one and not before it is asked for. It does what a generator would, for one reader:
 * a result that is there already costs one promise, where a generator takes several turns of the microtask queue.
 */
export class FlatMap<Item, Result> implements AsyncIterableIterator<Result, undefined> {
  readonly #items: AsyncIterator<Item>
  readonly #toResults: (item: Item) => Iterable<Result>
  #ready: Iterator<Result> | undefined

  constructor(items: AsyncIterable<Item>, toResults: (item: Item) => Iterable<Result>) {
    this.#items = items[Symbol.asyncIterator]()
    this.#toResults = toResults
  }

  async next(): Promise<IteratorResult<Result, undefined>> {
    try {
      for (;;) {
        const result = this.#ready?.next()
        if (result && !result.done) return result
        const item = await this.#items.next()
        if (item.done) return { done: true, value: undefined }
        this.#ready = this.#toResults(item.value)[Symbol.iterator]()
      }
    } catch (thrown) {
      await this.return()
      throw thrown
    }
  }

  async return(): Promise<IteratorResult<Result, undefined>> {
    this.#ready = undefined
    await this.#items.return?.()
    return { done: true, value: undefined }
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
