/**
 * Waits for the first item of an async iterable and gives back an iterable with all of them, so that a stream which
 * fails before its first item fails here, where something else can still be tried.
 */
export async function peekFirst<Item>(items: AsyncIterable<Item>): Promise<AsyncIterable<Item>> {
  const iterator = items[Symbol.asyncIterator]()
  const first = await iterator.next()
  return resume(first, iterator)
}

async function* resume<Item>(first: IteratorResult<Item>, iterator: AsyncIterator<Item>): AsyncGenerator<Item> {
  let finished = false
  try {
    for (let step = first; ; step = await iterator.next()) {
      if (step.done) {
        finished = true
        return
      }
      yield step.value
    }
  } finally {
    if (!finished) await iterator.return?.()
  }
}

export function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
