/** Lists of numbers in two arrays: list `i` is `items.subarray(start[i], start[i + 1])`. */
export interface Lists {
  readonly start: Int32Array<ArrayBuffer>
  readonly items: Int32Array<ArrayBuffer>
}

export function joinLists(lists: readonly (readonly number[])[]): Lists {
  const start = new Int32Array(lists.length + 1)
  for (const [index, { length }] of lists.entries()) start[index + 1] = (start[index] ?? 0) + length
  return { start, items: Int32Array.from(lists.flat()) }
}
