/** The Euclidean norm of a vector of any length; `Math.hypot(...values)` overflows the stack from some 100,000 numbers on. */
export function normOf(values: Iterable<number>): number {
  let squares = 0
  for (const value of values) squares += value * value
  return Math.sqrt(squares)
}
