/** Lists of whole numbers: list `i` is `items.subarray(start[i], start[i + 1])`. */
export interface IntegerLists {
  readonly start: Int32Array
  readonly items: Int32Array
}

/** For each number from 0 to `count` the lists that it stands in. */
export function invertLists({ start, items }: IntegerLists, count: number): IntegerLists {
  const inverted = new Int32Array(count + 1)
  for (const item of items) inverted[item + 1] = (inverted[item + 1] ?? 0) + 1
  for (let item = 0; item < count; item++) inverted[item + 1] = (inverted[item + 1] ?? 0) + (inverted[item] ?? 0)
  const filled = inverted.slice()
  const lists = new Int32Array(items.length)
  for (let list = 0; list + 1 < start.length; list++)
    for (let at = start[list] ?? 0; at < (start[list + 1] ?? 0); at++) {
      const place = filled[items[at] ?? 0] ?? 0
      lists[place] = list
      filled[items[at] ?? 0] = place + 1
    }
  return { start: inverted, items: lists }
}
