import { compareVersions } from './compare-versions.ts'
import type { Release } from './release.ts'

/** What somebody wants beside the pair. */
export interface ReleaseWishes {
  /** Taken where there is one, even if it is older or for phones: `base`, `base-memory` or `tiny`. */
  readonly architecture?: string | undefined
  /** Whether models that only Firefox's nightly builds have may be taken. */
  readonly hasPreviews?: boolean | undefined
}

/** Of models of one version: `base-memory` is nearly as good as `base` at half of the size. */
const preferred = ['base-memory', 'base', 'tiny']

/**
 * Of the models of a pair the one to take: what Firefox on a computer would, unless something else is wanted; the newest where there
 * are several. Without previews one before a release (`3.0a1`) comes last.
 */
export function chooseRelease(releases: readonly Release[], wishes: ReleaseWishes = {}): Release | undefined {
  const { architecture: wanted, hasPreviews = false } = wishes
  const isWanted = (release: Release) => wanted !== undefined && release.architecture === wanted
  const allowed = releases.filter(
    ({ audience, architecture }) =>
      audience === 'everybody' ||
      (audience === 'previewers' && hasPreviews) ||
      (audience === 'phone' && architecture !== undefined && architecture === wanted),
  )
  const [best] = allowed.toSorted(
    (one, other) =>
      Number(isWanted(other)) - Number(isWanted(one)) ||
      (hasPreviews ? 0 : Number(isEarly(one)) - Number(isEarly(other))) ||
      compareVersions(other.version, one.version) ||
      rank(one) - rank(other),
  )
  return best
}

function rank({ architecture }: Release): number {
  const place = preferred.indexOf(architecture ?? '')
  return place === -1 ? preferred.length : place
}

function isEarly({ version }: Release): boolean {
  return /[a-z]/i.test(version)
}
