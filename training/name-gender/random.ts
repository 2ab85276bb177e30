/** Numbers from 0 to 1, the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

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
