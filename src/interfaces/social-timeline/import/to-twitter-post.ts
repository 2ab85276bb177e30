import type { JsonObject } from '../../../libraries/json/json-object.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { Entities, Indices, Link, MediaLink, Post } from '../port.ts'
import { timeOfId } from '../storage/snowflake.ts'
import { countOf, idOf, objectOf, objectsOf, textOf } from './fields.ts'

/** One entry of tweets.js; newer archives put it inside `tweet`. Undefined for what has no id or no text. */
export function toTwitterPost(entry: JsonObject): Post | undefined {
  const tweet = 'tweet' in entry ? objectOf(entry, 'tweet') : entry
  const id = idOf(tweet, 'id_str') ?? idOf(tweet, 'id')
  const text = textOf(tweet, 'full_text') ?? textOf(tweet, 'text')
  if (id === undefined || text === undefined) return undefined
  const created = Date.parse(textOf(tweet, 'created_at') ?? '')
  return {
    id,
    createdAt: Number.isNaN(created) ? (timeOfId(id) ?? 0) : created,
    text,
    entities: toEntities(tweet),
    language: textOf(tweet, 'lang') ?? 'und',
    source: textOf(tweet, 'source') ?? '',
    replyTo: toReplyTarget(tweet),
    // The archive keeps a repost as a text of its own, without what was reposted.
    isRepost: /^RT @\w+:/.test(text),
    isSensitive: tweet['possibly_sensitive'] === true,
    repostCount: countOf(tweet, 'retweet_count'),
    favouriteCount: countOf(tweet, 'favorite_count'),
  }
}

function toReplyTarget(tweet: JsonObject): Post['replyTo'] {
  const target = dropUndefined({
    postId: idOf(tweet, 'in_reply_to_status_id_str'),
    accountId: idOf(tweet, 'in_reply_to_user_id_str'),
    screenName: textOf(tweet, 'in_reply_to_screen_name'),
  })
  return Object.keys(target).length > 0 ? target : undefined
}

function toEntities(tweet: JsonObject): Entities {
  const entities = objectOf(tweet, 'entities')
  const extended = objectsOf(objectOf(tweet, 'extended_entities'), 'media')
  const media = extended.length > 0 ? extended : objectsOf(entities, 'media')
  return {
    hashtags: objectsOf(entities, 'hashtags').map(toTag),
    symbols: objectsOf(entities, 'symbols').map(toTag),
    mentions: objectsOf(entities, 'user_mentions').map((each) => {
      const screenName = textOf(each, 'screen_name') ?? ''
      const id = idOf(each, 'id_str')
      return {
        screenName,
        name: textOf(each, 'name') ?? screenName,
        ...(id === undefined ? {} : { id }),
        indices: toIndices(each),
      }
    }),
    links: objectsOf(entities, 'urls').map(toLink),
    media: media.flatMap(toMedia),
  }
}

function toTag(each: JsonObject) {
  return { text: textOf(each, 'text') ?? '', indices: toIndices(each) }
}

function toLink(each: JsonObject): Link {
  const url = textOf(each, 'url') ?? ''
  const expandedUrl = textOf(each, 'expanded_url') ?? url
  return { url, expandedUrl, displayUrl: textOf(each, 'display_url') ?? expandedUrl, indices: toIndices(each) }
}

const kinds = ['photo', 'video', 'animated_gif'] as const

function toMedia(each: JsonObject): MediaLink[] {
  const id = idOf(each, 'id_str')
  const mediaUrl = textOf(each, 'media_url_https') ?? textOf(each, 'media_url')
  if (id === undefined || mediaUrl === undefined) return []
  const kind = kinds.find((known) => known === each['type']) ?? 'photo'
  return [{ ...toLink(each), id, kind, mediaUrl }]
}

/** The archive writes them as texts. */
function toIndices(each: JsonObject): Indices {
  const [start, end] = [each['indices']].flat().map(Number)
  return [start || 0, end || 0]
}
