import type { Pair } from '../call/request-draft.ts'

/** What callers of these wires look at first, in this order. */
const notable = [
  'x-mainstay-engine',
  'x-request-id',
  'content-type',
  'cache-control',
  'location',
  'x-total-count',
  'link',
  'allow',
  'retry-after',
]

const notablePrefixes = ['x-rate-limit-', 'x-ratelimit-', 'mediawiki-']

/** Divides the headers of an answer into those that matter here and the rest. */
export function pickHeaders(headers: readonly Pair[]): {
  readonly notable: readonly Pair[]
  readonly others: readonly Pair[]
} {
  const picked = headers.filter((header) => rank(header) < Infinity).toSorted((one, other) => rank(one) - rank(other))
  return { notable: picked, others: headers.filter((header) => rank(header) === Infinity) }
}

function rank([given]: Pair): number {
  const name = given.toLowerCase()
  const position = notable.indexOf(name)
  if (position >= 0) return position
  return notablePrefixes.some((prefix) => name.startsWith(prefix)) ? notable.length : Infinity
}
