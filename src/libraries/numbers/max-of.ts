/** The largest of `least` and all the values, however many: `Math.max(...values)` overflows the stack from some 100,000 on. */
export function maxOf(values: Iterable<number>, least = -Infinity): number {
  let max = least
  for (const value of values) max = Math.max(max, value)
  return max
}
