/**
 * Waits for the first item of an async iterable and gives back an iterable with all of them, so that a stream which
 * fails before its first item fails here, where something else can still be tried.
 */
export async function peekFirst<Item>(items: AsyncIterable<Item>): Promise<AsyncIterable<Item>> {
  return (await peek(items)).items
}

/** The same sequence, with its first item beside it; undefined where it is empty. */
export async function peek<Item>(
  items: AsyncIterable<Item>,
): Promise<{ readonly first: Item | undefined; readonly items: AsyncIterable<Item> }> {
  const iterator = items[Symbol.asyncIterator]()
  const result = await iterator.next()
  return { first: result.done === true ? undefined : result.value, items: new Resumed(result, iterator) }
}

/** Hands the first item out and is the iterator itself from then on: a generator in between would cost each item. */
class Resumed<Item> implements AsyncIterableIterator<Item> {
  #first: IteratorResult<Item> | undefined
  readonly #rest: AsyncIterator<Item>

  constructor(first: IteratorResult<Item>, rest: AsyncIterator<Item>) {
    this.#first = first
    this.#rest = rest
  }

  next(): Promise<IteratorResult<Item>> {
    if (!this.#first) return this.#rest.next()
    const first = Promise.resolve(this.#first)
    this.#first = undefined
    return first
  }

  async return(): Promise<IteratorResult<Item>> {
    await this.#rest.return?.()
    return { done: true, value: undefined }
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}

export function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
