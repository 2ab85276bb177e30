import { listPairs, type RegistryPair } from '../../downloads/registry/list-pairs.ts'
import { chooseRelease } from '../../downloads/registry/choose-release.ts'
import { openRegistry } from '../../downloads/registry/open-registry.ts'
import { pairOf, type Release, sizeOf } from '../../downloads/registry/release.ts'
import type { RegistrySettings } from '../../downloads/settings.ts'

/** A model that can be had beside the one that is pulled. */
interface OtherModel {
  readonly version: string
  readonly architecture: string | undefined
  readonly bytes: number
}

/** A pair of the registry, with the model that `pull` takes. */
export interface OfferedPair {
  readonly pair: string
  readonly version: string | undefined
  readonly architecture: string | undefined
  /** That are fetched. */
  readonly bytes: number | undefined
  /** A preview is pulled where it is asked for by that name. */
  readonly status: 'released' | 'preview' | 'not offered'
  /** Why it is not offered, as the end of a sentence. */
  readonly reason?: string
  /** Had by `--architecture` or `--preview`. */
  readonly others: readonly OtherModel[]
}

/** All pairs of the registry, in order. */
export async function listRegistry(settings: RegistrySettings): Promise<OfferedPair[]> {
  const registry = openRegistry(settings.TRANSLATION_REGISTRY)
  const records = await registry.listRecords(new AbortController().signal)
  return listPairs(records).map((pair) => toOfferedPair(pair, settings.TRANSLATION_ARCHITECTURE))
}

function toOfferedPair(pair: RegistryPair, architecture: string | undefined): OfferedPair {
  const released = chooseRelease(pair.releases, { architecture })
  const chosen = released ?? chooseRelease(pair.releases, { architecture, hasPreviews: true })
  const others = pair.releases.filter((each) => each !== chosen).map(toModel)
  if (chosen) return { pair: pairOf(pair), ...toModel(chosen), status: released ? 'released' : 'preview', others }
  const reason = others.length > 0 ? 'it is for phones alone' : pair.faults.join('; ')
  const nothing = { version: undefined, architecture: undefined, bytes: undefined }
  return { pair: pairOf(pair), ...nothing, status: 'not offered', reason, others }
}

function toModel(release: Release): OtherModel {
  return { version: release.version, architecture: release.architecture, bytes: sizeOf(release) }
}
