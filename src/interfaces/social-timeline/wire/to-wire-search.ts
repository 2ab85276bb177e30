import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { socialTimeline } from '../contract.ts'
import type { FoundPost, Id } from '../port.ts'
import { toWirePost } from './to-wire-post.ts'
import { toWireUser } from './to-wire-user.ts'

type WireSearch = ResponseOf<(typeof socialTimeline)['operations']['searchPosts']>

export interface Form {
  readonly resultType: 'recent' | 'popular'
  readonly withEntities: boolean
  readonly mode: string | undefined
}

export function toWireFound(
  found: readonly FoundPost[],
  { resultType, withEntities, mode }: Form,
): WireSearch['statuses'] {
  return found.map(({ post, account }) => {
    const { entities, extended_entities: extended, ...rest } = toWirePost(post, toWireUser(account), mode)
    return {
      ...rest,
      ...(withEntities ? { entities, ...(extended && { extended_entities: extended }) } : {}),
      metadata: { iso_language_code: post.language, result_type: resultType },
    }
  })
}

export interface SearchPlace {
  /** The query as it was sent. */
  readonly sent: URLSearchParams
  readonly count: number
  readonly since: Id | undefined
  /** The largest id on the page or asked for. */
  readonly newest: Id | undefined
  /** Where the following page begins. */
  readonly next: Id | undefined
  readonly seconds: number
}

export function toWireSearchMetadata({ sent, count, since = '0', newest = since, next, seconds }: SearchPlace) {
  const entities = { include_entities: sent.get('include_entities') ?? '1' }
  return {
    completed_in: seconds,
    max_id: Number(newest),
    max_id_str: newest,
    ...(next === undefined ? {} : { next_results: writeQuery({ max_id: next }, sent, entities) }),
    query: new URLSearchParams({ '': sent.get('q') ?? '' }).toString().slice(1),
    refresh_url: writeQuery({ since_id: newest }, sent, entities),
    count,
    since_id: Number(since),
    since_id_str: since,
  }
}

/** The query again, from another place on. */
function writeQuery(
  place: Readonly<Record<string, string>>,
  sent: URLSearchParams,
  others: Readonly<Record<string, string>>,
): string {
  const isBound = 'since_id' in place
  const query = new URLSearchParams(place)
  for (const [name, value] of sent)
    if (!Object.hasOwn(place, name) && !Object.hasOwn(others, name) && !(isBound && name === 'max_id'))
      query.set(name, value)
  for (const [name, value] of Object.entries(others)) query.set(name, value)
  return `?${query}`
}
