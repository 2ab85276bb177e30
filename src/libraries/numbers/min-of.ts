/** The smallest of `most` and all the values, however many: `Math.min(...values)` overflows the stack from some 100,000 on. */
export function minOf(values: Iterable<number>, most = Infinity): number {
  let min = most
  for (const value of values) min = Math.min(min, value)
  return min
}
