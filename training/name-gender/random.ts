/** Draws items in proportion to their weights. */
export function createDraw<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  random: () => number,
): () => Item {
  const ends: number[] = []
  let total = 0
  for (const item of items) ends.push((total += weightOf(item)))
  return () => {
    const place = random() * total
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) > place) high = middle
      else low = middle + 1
    }
    const item = items[low]
    if (item === undefined) throw new RangeError('nothing to draw from')
    return item
  }
}
