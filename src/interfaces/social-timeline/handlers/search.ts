import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { isInLanguage, isWithin } from '../domain/search/condition.ts'
import type { FoundPosts, PostRange, SocialNetwork, Condition } from '../port.ts'
import { admit } from '../wire/admit.ts'
import { readCount, readFlag, readId } from '../wire/read-query.ts'
import { readDay } from '../wire/read-operator.ts'
import { type Alternative, readSearch } from '../wire/read-search.ts'
import { toWireFound, toWireSearchMetadata } from '../wire/to-wire-search.ts'
import { answerWithExactIds } from '../wire/write-exact-ids.ts'
import type { OperationHandler } from './operation-handler.ts'

const postsPerPage = { usual: 15, max: 100 }

export const searchPosts: OperationHandler<'searchPosts'> = async (input, context) => {
  const { query, url } = input
  const headers = await admit(input, context, 'search')
  const startedAt = context.now()
  const count = readCount(query.count, postsPerPage)
  const [since, upTo] = [readId('since_id', query.since_id), readId('max_id', query.max_id)]
  const alternatives = readAlternatives(query)
  const isPopular = query.result_type === 'popular'
  const search = isPopular ? findPopular : findRecent
  const { posts, next } = await search(context.engine, alternatives, { count, after: since, upTo })
  const withEntities = readFlag(query.include_entities, true)
  const form = { resultType: isPopular ? 'popular' : 'recent', withEntities, mode: query.tweet_mode } as const
  const newest = upTo ?? posts[0]?.post.id
  const seconds = Math.max(0, context.now() - startedAt) / 1000
  const place = { sent: url.searchParams, count, since, newest, next, seconds }
  const body = { statuses: toWireFound(posts, form), search_metadata: toWireSearchMetadata(place) }
  return answerWithExactIds(body, headers)
}

type Query = Parameters<typeof searchPosts>[0]['query']

function readAlternatives({ q, until, lang, geocode }: Query): readonly Alternative[] {
  if (!q?.trim()) throw new ServiceError('missing_parameter', 400, 'Query parameters are missing: send words as q.')
  if (geocode)
    throw new ServiceError('invalid_parameter', 400, 'geocode parameter: posts are stored here without places.')
  const everywhere: Condition[] = []
  if (until) everywhere.push(isWithin({ until: readDay(until, 'until parameter') }))
  if (lang) everywhere.push(isInLanguage(lang))
  return readSearch(q).map((alternative) => [...alternative, ...everywhere])
}

function findRecent(
  engine: SocialNetwork,
  alternatives: readonly Alternative[],
  range: PostRange,
): Promise<FoundPosts> {
  return engine.searchPosts(alternatives, range)
}

/** Among so many of the newest that fit. */
const maxRanked = 500

async function findPopular(
  engine: SocialNetwork,
  alternatives: readonly Alternative[],
  range: PostRange,
): Promise<FoundPosts> {
  const { posts } = await engine.searchPosts(alternatives, { ...range, count: maxRanked })
  const ranked = posts
    .map((each) => ({ each, reactions: each.post.repostCount + each.post.favouriteCount }))
    .filter(({ reactions }) => reactions > 0)
    .toSorted((left, right) => right.reactions - left.reactions)
  return { posts: ranked.slice(0, range.count).map(({ each }) => each), next: undefined }
}
