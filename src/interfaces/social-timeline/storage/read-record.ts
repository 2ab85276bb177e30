import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { Entities, Post } from '../port.ts'
import { findEntities } from '../domain/text/find-entities.ts'
import type { SocialRecord } from './records.ts'

const id = Type.String({ pattern: '^[0-9]{1,20}$' })
const maybe = Type.Optional
const text = maybe(Type.String())
const flag = maybe(Type.Boolean())
const count = maybe(Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }))

const AccountRecord = Compile(
  Type.Object({
    id,
    screen_name: Type.String({ minLength: 1 }),
    name: text,
    description: text,
    location: text,
    url: text,
    image_url: text,
    created_at: text,
    protected: flag,
    placeholder: flag,
    sample: flag,
  }),
)

const indices = Type.Tuple([Type.Integer(), Type.Integer()])
const tags = Type.Array(Type.Object({ text: Type.String(), indices }))
const link = { url: Type.String(), expandedUrl: Type.String(), displayUrl: Type.String(), indices }
const media = {
  ...link,
  id,
  kind: Type.Union([Type.Literal('photo'), Type.Literal('video'), Type.Literal('animated_gif')]),
  mediaUrl: Type.String(),
  altText: text,
}
export const EntitiesRecord = Type.Object({
  hashtags: tags,
  symbols: tags,
  mentions: Type.Array(Type.Object({ screenName: Type.String(), name: Type.String(), id: maybe(id), indices })),
  links: Type.Array(Type.Object(link)),
  media: Type.Array(Type.Object(media)),
})

export const ReplyTargetRecord = Type.Object({ postId: maybe(id), accountId: maybe(id), screenName: text })

const PostRecord = Compile(
  Type.Object({
    id,
    account_id: id,
    created_at: Type.String(),
    text: Type.String(),
    entities: maybe(EntitiesRecord),
    language: text,
    source: text,
    reply_to: maybe(ReplyTargetRecord),
    repost: flag,
    sensitive: flag,
    repost_count: count,
    favourite_count: count,
  }),
)

const FollowerRecord = Compile(Type.Object({ account_id: id, follower_id: id }))

/** Reads one line of JSON Lines. Entities that are not given are found in the text. */
export function readRecord(record: ContentRecord): SocialRecord {
  switch (record.type) {
    case 'account': {
      assertFits(AccountRecord, record)
      const { screen_name: screenName, name = screenName, image_url: imageUrl, created_at: created, ...rest } = record
      const { id: accountId, description, location, url, protected: isProtected } = rest
      const createdAt = created === undefined ? 0 : readTime(created)
      const kind = { isProtected, isPlaceholder: rest.placeholder, isSample: rest.sample }
      return {
        type: 'account',
        account: { id: accountId, screenName, name, description, location, url, imageUrl, createdAt, ...kind },
      }
    }
    case 'post':
      assertFits(PostRecord, record)
      return { type: 'post', accountId: record.account_id, post: toPost(record) }
    case 'follower':
      assertFits(FollowerRecord, record)
      return { type: 'follower', accountId: record.account_id, followerId: record.follower_id }
    default:
      throw new OperatorError(`A record is of type account, post or follower, not "${record.type}".`)
  }
}

type Checker<Schema extends TSchema> = ReturnType<typeof Compile<Schema>>

function assertFits<Schema extends TSchema>(
  schema: Checker<Schema>,
  record: ContentRecord,
): asserts record is ContentRecord & Static<Schema> {
  if (schema.Check(record)) return
  const [fault] = schema.Errors(record)
  const field = fault?.instancePath.slice(1).replaceAll('/', '.') || 'it'
  throw new OperatorError(`A record of type ${record.type} does not fit: ${field} ${fault?.message ?? 'is wrong'}.`)
}

interface PostFields {
  readonly id: string
  readonly created_at: string
  readonly text: string
  readonly entities?: Entities
  readonly language?: string
  readonly source?: string
  readonly reply_to?: Post['replyTo']
  readonly repost?: boolean
  readonly sensitive?: boolean
  readonly repost_count?: number
  readonly favourite_count?: number
}

function toPost(record: PostFields): Post {
  return {
    id: record.id,
    createdAt: readTime(record.created_at),
    text: record.text,
    entities: record.entities ?? findEntities(record.text),
    language: record.language ?? 'und',
    source: record.source ?? '',
    replyTo: record.reply_to,
    isRepost: record.repost ?? false,
    isSensitive: record.sensitive ?? false,
    repostCount: record.repost_count ?? 0,
    favouriteCount: record.favourite_count ?? 0,
  }
}

/** ISO 8601, or the wire's own form, which ECMAScript's parsers read, too. */
function readTime(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new OperatorError(`"${text}" is no time such as 2008-08-27T13:08:45Z.`)
  return time
}
