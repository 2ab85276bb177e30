import { landAndSea } from './land-and-sea.ts'
import { lighthouses } from './lighthouses.ts'
import { otherNamespaces, redirects } from './other-namespaces.ts'
import { thingsAndPeople } from './things-and-people.ts'
import { towns } from './towns.ts'

/** A small encyclopedia of islands that do not exist: title and source text, written for this comparison. */
export const wikiPages: Readonly<Record<string, string>> = {
  ...otherNamespaces,
  ...towns,
  ...landAndSea,
  ...thingsAndPeople,
  ...redirects,
  ...lighthouses,
}
