import type { FeedLine, FeedStop, FeedTariff } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import { readAreas } from './fares-v2/read-areas.ts'
import { readFareTransfers } from './fares-v2/read-fare-transfers.ts'
import { readLegRules } from './fares-v2/read-leg-rules.ts'
import { readNetworks } from './fares-v2/read-networks.ts'
import { readProducts } from './fares-v2/read-products.ts'
import { toLegFares } from './fares-v2/to-leg-fares.ts'
import type { ImportProblems } from './import-problems.ts'
import { readFares } from './read-fares.ts'

export interface TariffContext {
  readonly operators: ReadonlyMap<string, string>
  readonly lines: readonly FeedLine[]
  readonly stops: readonly FeedStop[]
}

/** Fares of a feed; where it has both forms, Fares v2 in place of v1, as the standard says. */
export async function readTariff(
  files: FeedFiles,
  context: TariffContext,
  problems: ImportProblems,
): Promise<FeedTariff> {
  const rules = await readLegRules(files, problems)
  if (rules.length === 0)
    return { fares: await readFares(files, context.operators, problems), transfers: [], zones: undefined }
  const products = await readProducts(files, problems)
  const zones = await readAreas(files, context.stops, problems)
  const networks = await readNetworks(files, context.lines, problems)
  return {
    fares: toLegFares(rules, { products, zones, networks }, problems),
    transfers: await readFareTransfers(files, { rules, products }, problems),
    zones,
  }
}
