import { RecentMap } from './recent-map.ts'

/** The same function, at most `max` of its latest results kept by their argument. An undefined result is not kept. */
export function memoizeRecent<Argument, Result>(
  max: number,
  make: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const kept = new RecentMap<Argument, Result>(max)
  return (argument) => {
    const known = kept.get(argument)
    if (known !== undefined) return known
    const result = make(argument)
    if (result !== undefined) kept.set(argument, result)
    return result
  }
}
