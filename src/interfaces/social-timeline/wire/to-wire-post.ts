import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { socialTimeline } from '../contract.ts'
import type { Entities, Link, MediaLink, Mention, Post } from '../port.ts'
import { toWireDate } from './to-wire-date.ts'

type WireTimeline = ResponseOf<(typeof socialTimeline)['operations']['userTimeline']>
export type WirePost = WireTimeline[number]

/** What `tweet_mode` calls the text; `display_text_range` counts code points, as all indices do. */
function toWireText({ text }: Post, mode: string | undefined) {
  return mode === 'extended' ? { full_text: text, display_text_range: [0, [...text].length] } : { text }
}

/** `user` is the whole account, or its id alone where the caller asked for that. */
export function toWirePost(post: Post, user: WirePost['user'], mode?: string): WirePost {
  const { replyTo, entities } = post
  const media = entities.media.map(toWireMedia)
  return {
    created_at: toWireDate(post.createdAt),
    id: Number(post.id),
    id_str: post.id,
    ...toWireText(post, mode),
    truncated: false,
    entities: { ...toWireEntities(entities), ...(media.length > 0 ? { media } : {}) },
    ...(media.length > 0 ? { extended_entities: { media } } : {}),
    source: post.source,
    ...toIdPair('in_reply_to_status_id', replyTo?.postId),
    ...toIdPair('in_reply_to_user_id', replyTo?.accountId),
    in_reply_to_screen_name: replyTo?.screenName ?? null,
    user,
    is_quote_status: false,
    retweet_count: post.repostCount,
    favorite_count: post.favouriteCount,
    favorited: false,
    retweeted: false,
    ...(post.isSensitive ? { possibly_sensitive: true } : {}),
    lang: post.language,
  }
}

type IdPair<Name extends string> = { [Each in Name]: number | null } & { [Each in `${Name}_str`]: string | null }

function toIdPair<Name extends string>(name: Name, id: string | undefined): IdPair<Name>
function toIdPair(name: string, id: string | undefined): object {
  return { [name]: id === undefined ? null : Number(id), [`${name}_str`]: id ?? null }
}

function toWireEntities({ hashtags, symbols, mentions, links }: Entities): WirePost['entities'] {
  return { hashtags, symbols, user_mentions: mentions.map(toWireMention), urls: links.map(toWireLink) }
}

function toWireMention({ screenName, name, id, indices }: Mention) {
  return { screen_name: screenName, name, ...(id === undefined ? {} : { id: Number(id), id_str: id }), indices }
}

function toWireLink({ url, expandedUrl, displayUrl, indices }: Link) {
  return { url, expanded_url: expandedUrl, display_url: displayUrl, indices }
}

function toWireMedia({ id, kind, mediaUrl, altText, ...link }: MediaLink) {
  return {
    id: Number(id),
    id_str: id,
    media_url: mediaUrl,
    media_url_https: mediaUrl,
    ...toWireLink(link),
    type: kind,
    ...(altText === undefined ? {} : { ext_alt_text: altText }),
  }
}
