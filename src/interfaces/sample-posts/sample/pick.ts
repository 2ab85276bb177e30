/** The element at `index`, counted round and round. */
export function pick<Element>(list: readonly Element[], index: number): Element {
  const element = list[index % list.length]
  if (element === undefined) throw new RangeError('Nothing can be picked from an empty list.')
  return element
}
