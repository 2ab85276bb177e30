/**
 * The same function, its latest results kept by their argument: at most `most` of them, then all are forgotten at once,
 * which costs less than finding out the oldest. An undefined result is not kept.
 */
export function memoizeRecent<Argument, Result>(
  max: number,
  make: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const kept = new Map<Argument, Result>()
  return (argument) => {
    const known = kept.get(argument)
    if (known !== undefined) return known
    const result = make(argument)
    if (result === undefined) return result
    if (kept.size >= max) kept.clear()
    kept.set(argument, result)
    return result
  }
}
