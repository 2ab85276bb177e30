const repeats = 5

/** Milliseconds: of each item in the last round, and in the best of all, for a machine that others use too. */
export interface Repeated {
  readonly all: readonly number[]
  readonly best: readonly number[]
}

/** Does the same with each item, once to warm up and then round by round. */
export function repeat<Item>(items: readonly Item[], run: (item: Item) => unknown): Repeated {
  for (const item of items) run(item)
  const rounds = Array.from({ length: repeats }, () =>
    items.map((item) => {
      const begin = performance.now()
      run(item)
      return performance.now() - begin
    }),
  )
  return {
    all: rounds.at(-1) ?? [],
    best: items.map((_, index) => Math.min(...rounds.map((times) => times[index] ?? 0))),
  }
}
