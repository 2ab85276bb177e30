import { lookUp } from '../../../libraries/json/look-up.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import {
  hasAtLeast,
  hasSign,
  hasSymbol,
  hasTag,
  hasWords,
  isFrom,
  isInLanguage,
  isKind,
  isNot,
  isTo,
  isWithin,
  linksTo,
  mentions,
} from '../domain/search/condition.ts'
import { isPostKind, postKinds } from '../domain/search/post-kinds.ts'
import { toTokens } from '../domain/search/tokens.ts'
import type { Condition } from '../port.ts'

/** `2015-12-21` in UTC. */
export function readDay(text: string, name: string): number {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const time = Date.parse(`${iso}T00:00:00Z`)
  // Date.parse takes the 31st of every month.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso))
    throw refuse(`${name} takes a day such as 2015-12-21.`)
  return time
}

const operators: Readonly<Record<string, (value: string) => Condition | undefined>> = {
  from: (value) => isFrom(value.replace(/^@/, '')),
  to: (value) => isTo(value.replace(/^@/, '')),
  since: (value) => isWithin({ from: readDay(value, 'since:') }),
  until: (value) => isWithin({ until: readDay(value, 'until:') }),
  lang: isInLanguage,
  url: linksTo,
  filter: readKind,
  exclude: (value) => isNot(readKind(value)),
  // Everything is included that is not left out.
  include: () => undefined,
  min_retweets: (value) => hasAtLeast('repostCount', readNumber(value, 'min_retweets:')),
  min_faves: (value) => hasAtLeast('favouriteCount', readNumber(value, 'min_faves:')),
}

/** The original's operators whose answers are not among what is stored. */
const unanswerable = new Set([
  'card_name', 'conversation_id', 'geocode', 'list', 'min_replies', 'near', 'place', 'quoted_tweet_id', 'quoted_user_id', 'source', 'within',
]) // prettier-ignore

/** Other names of the same, and what the original served beside them. */
const kindNames: Readonly<Record<string, string>> = {
  native_video: 'videos',
  nativeretweets: 'retweets',
  twimg: 'images',
}

/** One part of a search; none where it holds no word. An operator that nobody knows is words. */
export function readOperator({
  face,
  phrase,
  word = '',
}: Readonly<Record<string, string | undefined>>): Condition | undefined {
  if (face !== undefined) return hasSign(face)
  if (word === '?') return hasSign('?')
  const tagged = phrase === undefined ? readSigned(word) : undefined
  if (tagged) return tagged
  const [, name = '', value = ''] = phrase === undefined ? (/^(\w+):(.+)$/su.exec(word) ?? []) : []
  const known = name.toLowerCase()
  if (unanswerable.has(known))
    throw refuse(`q parameter asks for ${known}: which nothing that is stored here can answer.`)
  const read = lookUp(operators, known)
  if (read) return read(value)
  const text = phrase ?? word
  return toTokens(text).length > 0 ? hasWords(text) : undefined
}

function readSigned(word: string): Condition | undefined {
  const [, sign = '', name = ''] = /^([#＃@＠$])([\p{L}\p{M}\p{N}_]+)$/u.exec(word) ?? []
  if (sign === '') return undefined
  if (sign === '#' || sign === '＃') return hasTag(name)
  return sign === '$' ? hasSymbol(name) : mentions(name)
}

function readKind(value: string): Condition {
  const kind = lookUp(kindNames, value.toLowerCase()) ?? value.toLowerCase()
  if (isPostKind(kind)) return isKind(kind)
  throw refuse(`q parameter filters by ${value}; what is stored here can be filtered by ${postKinds.join(', ')}.`)
}

function readNumber(value: string, name: string): number {
  if (!/^\d{1,9}$/.test(value)) throw refuse(`${name} takes a number.`)
  return Number(value)
}

function refuse(message: string): Error {
  return new ServiceError('invalid_parameter', 400, message)
}
