/**
 * Numbers from 0 to below 1, the same for the same seed (splitmix32). Apart from those of src/libraries, as callers keep seeds: the same one has to
 * give the same text after an update.
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** A seed that the port takes (any whole number) as 32 bits, apart for each choice. */
export function seedOf(seed: number | undefined, choice: number): number {
  if (seed === undefined) return Math.floor(Math.random() * 2 ** 32)
  const [low, high] = [seed % 2 ** 32, Math.floor(seed / 2 ** 32)]
  return (low ^ Math.imul(high, 0x85ebca6b) ^ Math.imul(choice, 0xc2b2ae35)) >>> 0
}
