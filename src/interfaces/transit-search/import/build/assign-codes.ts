/** Nine digits. */
const range = { first: 100_000_000, count: 900_000_000 }

/** A code for each key, the same whenever the same keys are given; of two keys that would share one, the later by its letters moves on. */
export function assignCodes(keys: readonly string[]): Int32Array<ArrayBuffer> {
  const codes = new Int32Array(keys.length)
  const taken = new Set<number>()
  const order = [...keys.keys()].toSorted((one, other) => ((keys[one] ?? '') < (keys[other] ?? '') ? -1 : 1))
  for (const index of order) {
    let offset = hash(keys[index] ?? '') % range.count
    while (taken.has(offset)) offset = (offset + 1) % range.count
    taken.add(offset)
    codes[index] = range.first + offset
  }
  return codes
}

/** FNV-1a of the text's UTF-8. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value >>> 0
}
