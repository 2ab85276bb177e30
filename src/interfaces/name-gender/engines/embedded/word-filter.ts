/** A Bloom filter (Bloom, 1970) of words that are no names: what was put in is always found, some one in two hundred others too. */

/** Bits of the filter; a power of two. */
export const filterBits = 2 ** 20
/** Texts of several words are few and looked up for every name: they take more room, and are mixed up less. */
const probes = { ofWords: 6, ofTexts: 14 }

/** Where a text's bits are: two halves of one hash, added up (Kirsch and Mitzenmacher, 2006). */
function hashText(text: string): { first: number; step: number; count: number } {
  let [first, second] = [0x811c9dc5, 0x2545f491]
  for (let at = 0; at < text.length; at++) {
    first = Math.imul(first ^ text.charCodeAt(at), 0x01000193)
    second = Math.imul(second ^ text.charCodeAt(at), 0x5bd1e995)
    second ^= second >>> 13
  }
  first = Math.imul(first ^ (first >>> 15), 0x2c1b3c6d)
  first ^= first >>> 13
  second = Math.imul(second ^ (second >>> 16), 0x297a2d39)
  second ^= second >>> 15
  return { first, step: second | 1, count: text.includes(' ') ? probes.ofTexts : probes.ofWords }
}

export function addToFilter(filter: Int8Array, text: string): void {
  const { first, step, count } = hashText(text)
  for (let probe = 0; probe < count; probe++) {
    const place = (first + Math.imul(probe, step)) & (filterBits - 1)
    filter[place >> 3] = (filter[place >> 3] ?? 0) | (1 << (place & 7))
  }
}

export function isInFilter(filter: Int8Array, text: string): boolean {
  const { first, step, count } = hashText(text)
  for (let probe = 0; probe < count; probe++) {
    const place = (first + Math.imul(probe, step)) & (filterBits - 1)
    if (!((filter[place >> 3] ?? 0) & (1 << (place & 7)))) return false
  }
  return true
}
