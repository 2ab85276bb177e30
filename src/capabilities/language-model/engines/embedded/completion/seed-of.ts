/** A seed that the port takes (any whole number) as 32 bits, apart for each choice. */
export function seedOf(seed: number | undefined, choice: number): number {
  if (seed === undefined) return Math.floor(Math.random() * 2 ** 32)
  const [low, high] = [seed % 2 ** 32, Math.floor(seed / 2 ** 32)]
  return (low ^ Math.imul(high, 0x85ebca6b) ^ Math.imul(choice, 0xc2b2ae35)) >>> 0
}
