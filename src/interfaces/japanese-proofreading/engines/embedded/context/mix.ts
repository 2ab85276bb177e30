/** One step of a hash of numbers, after MurmurHash3. */
export function mix(hash: number, value: number): number {
  let next = Math.imul(hash ^ value, 0xcc9e2d51)
  next = (next << 15) | (next >>> 17)
  next = (Math.imul(next, 0x1b873593) + hash) | 0
  return (next ^ (next >>> 13)) >>> 0
}
