/** Runs work as soon as less than `max` of it is under way, in the order in which it came. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>

export function limitConcurrency(max: number): Limit {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (work) => {
    if (underWay >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else underWay += 1
    try {
      return await work()
    } finally {
      // Who waits takes over the place.
      const next = waiting.shift()
      if (next) next()
      else underWay -= 1
    }
  }
}
