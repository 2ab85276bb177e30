import type { Call } from '../call.ts'

/** Before a module asks an index: what was written since is indexed, or the answer says how much is left. */
export async function needIndex({ indexer, site, warnings }: Call, module: string): Promise<void> {
  const left = await indexer.catchUp(site)
  if (left > 0)
    warnings.add(
      module,
      'unindexed',
      `The index of this edition is still being written: ${left} pages are not in it yet.`,
    )
}
