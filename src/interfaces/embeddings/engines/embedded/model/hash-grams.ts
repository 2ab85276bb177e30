/**
 * Character n-grams as numbers. FNV-1a over UTF-16 code units, then the finaliser of MurmurHash3, so that every bit counts.
 * The training hashes alike (training/embeddings/hash_grams.py).
 */

const offset = 0x81_1c_9d_c5
const prime = 0x01_00_01_93

/** Calls `take` with the hash of every run of `shortest` to `longest` code units in `text`. */
export function hashGrams(text: string, minLength: number, maxLength: number, take: (hash: number) => void): void {
  for (let start = 0; start < text.length; start++) {
    let hash = offset
    const last = Math.min(maxLength, text.length - start)
    for (let length = 1; length <= last; length++) {
      hash = Math.imul(hash ^ text.charCodeAt(start + length - 1), prime)
      if (length >= minLength) take(finalise(hash))
    }
  }
}

/** The hash of a whole text. */
export function hashText(text: string): number {
  let hash = offset
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return finalise(hash)
}

function finalise(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x85_eb_ca_6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2_b2_ae_35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
