/**
 * Signatures of names: a text can only be inside a name whose signature has all bits of the text's. 32 bits say which
 * bytes there are, 32 more which pairs of neighbours.
 */

export function signLetters(bytes: Uint8Array, start: number, end: number): number {
  let bits = 0
  for (let at = start; at < end; at++) bits |= 1 << ((bytes[at] ?? 0) & 31)
  return bits
}

export function signPairs(bytes: Uint8Array, start: number, end: number): number {
  let bits = 0
  for (let at = start; at < end - 1; at++) {
    // Multiplicative hashing (Knuth): the upper bits of the product are well mixed.
    bits |= 1 << (Math.imul(((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0), 0x9e3779b1) >>> 27)
  }
  return bits
}
