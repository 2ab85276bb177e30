/**
 * Works on several items at a time and gives the results in the order of the items. When an item or the source fails, the
 * results before the failure are given first.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  max: number,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = []
  let failure: { readonly thrown: unknown } | undefined
  try {
    for await (const item of items) {
      running.push(startWork(work, item))
      const [first] = running
      if (running.length > max && first) {
        yield await first
        void running.shift()
      }
    }
  } catch (thrown) {
    failure = { thrown }
  }
  for (const result of running) yield await result
  if (failure) throw failure.thrown
}

/** A result that fails is waited for later; until then its failure is not an unhandled one. */
function startWork<Item, Result>(work: (item: Item) => Promise<Result>, item: Item): Promise<Result> {
  const result = work(item)
  result.catch(() => {})
  return result
}
