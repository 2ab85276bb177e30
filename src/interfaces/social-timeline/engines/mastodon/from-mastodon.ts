import { isJsonObject, type JsonObject } from '../../../../libraries/json/json-object.ts'
import type { Account, MediaLink, Post } from '../../port.ts'
import { countOf, idOf, objectsOf, textOf } from '../../import/fields.ts'
import { TextBuilder, writeHtml } from '../../domain/text/html-to-text.ts'

/** Mastodon's Account entity; none when it has no number. */
export function toAccount(entity: JsonObject): Account | undefined {
  const [id, screenName] = [idOf(entity, 'id'), textOf(entity, 'acct') ?? textOf(entity, 'username')]
  if (id === undefined || screenName === undefined) return undefined
  return {
    id,
    screenName,
    name: textOf(entity, 'display_name') ?? screenName,
    description: toPlain(textOf(entity, 'note') ?? ''),
    location: '',
    url: textOf(entity, 'url'),
    imageUrl: textOf(entity, 'avatar'),
    createdAt: timeOf(entity),
    isProtected: false,
    followersCount: countOf(entity, 'followers_count'),
    friendsCount: countOf(entity, 'following_count'),
    postsCount: countOf(entity, 'statuses_count'),
  }
}

/** Mastodon's Status entity; none when it has no number or is not public. */
export function toPost(entity: JsonObject): Post[] {
  const id = idOf(entity, 'id')
  if (id === undefined || !['public', 'unlisted'].includes(String(entity['visibility'] ?? 'public'))) return []
  const original = isJsonObject(entity['reblog']) ? entity['reblog'] : undefined
  const shown = original ?? entity
  const builder = new TextBuilder()
  if (original) addAuthor(builder, original)
  const warning = textOf(shown, 'spoiler_text')
  if (warning !== undefined) builder.add(`${warning}\n\n`)
  writeHtml(builder, textOf(shown, 'content') ?? '', readMentions(shown))
  const media = addMedia(builder, shown)
  const { text, hashtags, mentions, links } = builder
  return [
    {
      id,
      createdAt: timeOf(entity),
      text,
      entities: { hashtags, symbols: [], mentions, links, media },
      language: textOf(shown, 'language') ?? 'und',
      source: '',
      replyTo: toReplyTarget(entity),
      isRepost: original !== undefined,
      isSensitive: shown['sensitive'] === true,
      repostCount: countOf(shown, 'reblogs_count'),
      favouriteCount: countOf(shown, 'favourites_count'),
    },
  ]
}

function addAuthor(builder: TextBuilder, original: JsonObject): void {
  const author = isJsonObject(original['account']) ? toAccount(original['account']) : undefined
  builder.add('RT ')
  if (!author) return
  const { screenName, name, id } = author
  builder.mentions.push({ screenName, name, id, indices: builder.add(`@${screenName}`) })
  builder.add(': ')
}

function readMentions(entity: JsonObject) {
  return new Map(
    objectsOf(entity, 'mentions').flatMap((mention) => {
      const [url, screenName, id] = [textOf(mention, 'url'), textOf(mention, 'acct'), idOf(mention, 'id')]
      if (url === undefined || screenName === undefined) return []
      return [[url, { screenName, name: screenName, ...(id === undefined ? {} : { id }) }] as const]
    }),
  )
}

/** Pictures stand at the end of the text as a link to the post, the way the wire's own did. */
function addMedia(builder: TextBuilder, entity: JsonObject): MediaLink[] {
  const attachments = objectsOf(entity, 'media_attachments')
  const url = textOf(entity, 'url')
  if (attachments.length === 0 || url === undefined) return []
  if (builder.length > 0) builder.add(' ')
  const link = { url, expandedUrl: url, displayUrl: url.replace(/^https?:\/\//, ''), indices: builder.add(url) }
  return attachments.flatMap((each) => {
    const [id, mediaUrl, altText] = [idOf(each, 'id'), textOf(each, 'url'), textOf(each, 'description')]
    if (id === undefined || mediaUrl === undefined) return []
    const kind = each['type'] === 'video' ? 'video' : each['type'] === 'gifv' ? 'animated_gif' : 'photo'
    return [{ ...link, id, kind, mediaUrl, ...(altText === undefined ? {} : { altText }) }]
  })
}

function toReplyTarget(entity: JsonObject): Post['replyTo'] {
  const [postId, accountId] = [idOf(entity, 'in_reply_to_id'), idOf(entity, 'in_reply_to_account_id')]
  if (postId === undefined && accountId === undefined) return undefined
  return { ...(postId === undefined ? {} : { postId }), ...(accountId === undefined ? {} : { accountId }) }
}

function toPlain(html: string): string {
  const builder = new TextBuilder()
  writeHtml(builder, html, new Map())
  return builder.text
}

function timeOf(entity: JsonObject): number {
  return Date.parse(textOf(entity, 'created_at') ?? '') || 0
}
