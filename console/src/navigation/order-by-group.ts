import type { Catalogue } from '../catalogue.ts'
import { groups } from '../listing.ts'

const names = Object.keys(groups)

/** The interfaces in the order in which the home page has their groups. */
export function orderByGroup(catalogue: Catalogue): Catalogue {
  return catalogue.toSorted((one, other) => names.indexOf(one.listing.group) - names.indexOf(other.listing.group))
}
