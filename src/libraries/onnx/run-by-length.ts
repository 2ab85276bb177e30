/** Texts that go through a model together. */
const batchSize = 16

/** Runs texts in tokens through a model, those of like length together: filling up costs as much as text. Results in the texts' order. */
export async function runByLength<Result>(
  sequences: readonly (readonly number[])[],
  run: (batch: readonly (readonly number[])[]) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const byLength = sequences
    .map((ids, index) => ({ ids, index }))
    .toSorted((one, other) => one.ids.length - other.ids.length)
  const results: Result[] = []
  for (let start = 0; start < byLength.length; start += batchSize) {
    const batch = byLength.slice(start, start + batchSize)
    const found = await run(batch.map(({ ids }) => ids))
    for (const [place, result] of found.entries()) results[batch[place]?.index ?? 0] = result
  }
  return results
}
