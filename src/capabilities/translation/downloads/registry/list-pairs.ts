import { chooseRelease, type ReleaseWishes } from './choose-release.ts'
import { collectReleases } from './collect-releases.ts'
import type { ModelRecord } from './model-record.ts'
import { pairOf, type Release } from './release.ts'

/** A pair of languages, and what the registry has for it. */
export interface RegistryPair {
  readonly source: string
  readonly target: string
  /** All that can be had, previews and those for phones among them. */
  readonly releases: readonly Release[]
  /** Why further ones cannot, each as the end of a sentence. */
  readonly faults: readonly string[]
}

/** All pairs of the registry in order, those that cannot be had among them. */
export function listPairs(records: readonly ModelRecord[]): readonly RegistryPair[] {
  const byPair = Map.groupBy(records, toPair)
  return [...byPair]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...rest]]) =>
      first
        ? [{ source: first.sourceLanguage, target: first.targetLanguage, ...collectReleases([first, ...rest]) }]
        : [],
    )
}

/** Of each pair the model to take, where there is one. */
export function listReleases(records: readonly ModelRecord[], wishes: ReleaseWishes = {}): readonly Release[] {
  return listPairs(records)
    .map(({ releases }) => chooseRelease(releases, wishes))
    .filter((release) => release !== undefined)
}

function toPair({ sourceLanguage, targetLanguage }: ModelRecord): string {
  return pairOf({ source: sourceLanguage, target: targetLanguage })
}
