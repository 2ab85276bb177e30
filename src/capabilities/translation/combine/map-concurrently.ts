/** Maps with at most `max` at work at a time; the results stand in the order of the items. After a failure nothing new is begun. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  max: number,
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++
      const item = items[index]
      if (item !== undefined) results[index] = await map(item)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(max, items.length) }, work))
  } finally {
    next = items.length
  }
  return results
}
