/** Numbers from 0 to below 1 that a text decides: the same ones for the same text (FNV-1a, then mulberry32). */
export function createRandom(seed: string): () => number {
  let state = 0x81_1c_9d_c5
  for (const byte of Buffer.from(seed)) state = Math.imul(state ^ byte, 0x01_00_01_93)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
