import { maxOf } from '../../../libraries/numbers/max-of.ts'
import { memoize } from '../../../libraries/memoize/memoize.ts'
import { isCategoryName, toCategoryName } from './category-name.ts'
import type { Subscription } from './subscription.ts'

/** A category and the number in its path. */
export interface Place {
  readonly name: string
  readonly segment: number
}

/** Where feeds go that stand in no folder, or in one that can give no category its name: the specification's personal blogs. */
const defaultCategory: Place = { name: 'blog', segment: 30 }

/** Categories that one list can make; feeds of further folders go where those of none go. */
const maxNewCategories = 100
/** Nine digits. */
export const largestSegment = 999_999_999
/** The specification's numbers end at 36. */
const firstOwnSegment = 40

/**
 * Finds a category for each feed of a list: the one that Mainstay noted beside it, else the innermost folder that is named like a
 * category, else a new one named after the innermost folder, with the next free number.
 */
export function placeSubscriptions(
  subscriptions: readonly Subscription[],
  known: readonly Place[],
): ReadonlyMap<Subscription, Place> {
  const knownPlaces = indexByName(known)
  const newPlaces = new Map<string, Place>()
  const segments = known.map(({ segment }) => segment)
  let nextSegment = maxOf(segments, firstOwnSegment - 1) + 1

  const makePlace = (name: string, segment = nextSegment): Place | undefined => {
    const key = name.toLowerCase()
    const there = knownPlaces.get(key) ?? newPlaces.get(key)
    if (there || newPlaces.size === maxNewCategories || segment > largestSegment) return there
    const place = { name, segment }
    newPlaces.set(key, place)
    nextSegment = Math.max(nextSegment, segment + 1)
    return place
  }
  // Feeds of one folder share their list of folders, which may be long.
  const placeFolders = memoize((folders: readonly string[]) => {
    const names = folders.toReversed().flatMap((folder) => [folder.trim().toLowerCase(), toCategoryName(folder) ?? ''])
    const match = names.flatMap((name) => knownPlaces.get(name) ?? [])[0]
    const own = folders.toReversed().flatMap((folder) => toCategoryName(folder) ?? [])[0]
    return match ?? (own === undefined ? undefined : makePlace(own)) ?? defaultCategory
  })
  const placeNoted = ({ category }: Subscription) =>
    category && isCategoryName(category.name) ? makePlace(category.name, category.segment) : undefined
  return new Map(subscriptions.map((feed) => [feed, placeNoted(feed) ?? placeFolders(feed.folders)] as const))
}

function indexByName(places: readonly Place[]): ReadonlyMap<string, Place> {
  return new Map(places.map(({ name, segment }) => [name.toLowerCase(), { name, segment }]))
}
