import type { Call } from '../call.ts'

/** For modules that answer from the index: pages that were written since it was made are indexed first. */
export async function needIndexOf({ indexer, site, warnings }: Call, module: string, ids: readonly number[]) {
  const left = await indexer.catchUpWith(site, ids)
  if (left > 0)
    warnings.add(module, 'unindexed', `Of ${left} of these pages the links of templates are not in the index yet.`)
}

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
