/** The same promise for `keptMs` after it was made, to all who ask; one that failed is not kept. `now` is in milliseconds. */
export function memoizeBriefly<Result>(
  keptMs: number,
  now: () => number,
  make: () => Promise<Result>,
): () => Promise<Result> {
  let kept: { readonly since: number; readonly result: Promise<Result> } | undefined
  return () => {
    if (kept && now() - kept.since <= keptMs) return kept.result
    const made = { since: now(), result: make() }
    kept = made
    made.result.catch(() => {
      if (kept === made) kept = undefined
    })
    return made.result
  }
}
