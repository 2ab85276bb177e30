import { hash } from 'node:crypto'
import type { JsonObject } from '../../../libraries/json/json-object.ts'
import type { Id, MediaLink, Post, ReplyTarget } from '../port.ts'
import { idAtTime } from '../storage/snowflake.ts'
import { type LinkedAccount, TextBuilder, writeHtml } from '../domain/text/html-to-text.ts'
import { objectOf, objectsOf, textOf } from './fields.ts'

/** One activity of outbox.json. Undefined for what is not public, and for what is no post. */
export function toMastodonPost(activity: JsonObject): Post | undefined {
  const published = Date.parse(textOf(activity, 'published') ?? '')
  if (!isPublic(activity) || Number.isNaN(published)) return undefined
  if (activity['type'] === 'Announce') return toRepost(textOf(activity, 'object'), textOf(activity, 'id'), published)
  const note = objectOf(activity, 'object')
  const address = textOf(note, 'id')
  if (activity['type'] !== 'Create' || address === undefined) return undefined
  return toPost(note, address, published)
}

/** ActivityPub, section 5.6: what is addressed to this collection is public; in `cc`, it is unlisted. */
const publicCollection = /^(https:\/\/www\.w3\.org\/ns\/activitystreams#|as:)?Public$/

function isPublic(activity: JsonObject): boolean {
  return [activity['to'], activity['cc']].flat().some((to) => typeof to === 'string' && publicCollection.test(to))
}

function toPost(note: JsonObject, address: string, published: number): Post {
  const builder = new TextBuilder()
  const warning = textOf(note, 'summary')
  if (warning !== undefined) builder.add(`${warning}\n\n`)
  writeHtml(builder, textOf(note, 'content') ?? '', readMentions(note))
  const media = addMedia(builder, note, textOf(note, 'url') ?? address)
  const { text, hashtags, mentions, links } = builder
  return {
    id: toPostId(address, published),
    createdAt: published,
    text,
    entities: { hashtags, symbols: [], mentions, links, media },
    language: Object.keys(objectOf(note, 'contentMap')).at(0) ?? 'und',
    source: '',
    replyTo: toReplyTarget(textOf(note, 'inReplyTo')),
    isRepost: false,
    isSensitive: note['sensitive'] === true,
    repostCount: 0,
    favouriteCount: 0,
  }
}

function toRepost(target: string | undefined, address: string | undefined, published: number): Post | undefined {
  if (target === undefined || address === undefined) return undefined
  const builder = new TextBuilder()
  const author = authorOf(target)
  builder.add('RT ')
  if (author !== undefined) {
    builder.mentions.push({ screenName: author, name: author, indices: builder.add(`@${author}`) })
    builder.add(': ')
  }
  builder.addLink(target)
  const { text, mentions, links } = builder
  return {
    id: toPostId(address, published),
    createdAt: published,
    text,
    entities: { hashtags: [], symbols: [], mentions, links, media: [] },
    language: 'und',
    source: '',
    replyTo: undefined,
    isRepost: true,
    isSensitive: false,
    repostCount: 0,
    favouriteCount: 0,
  }
}

/** The post's own number where its address ends in one, else one made of its time and address. */
function toPostId(address: string, published: number): Id {
  const [, number] = /\/(\d{1,20})(?:\/activity)?$/.exec(address) ?? []
  return number ?? idAtTime(published, hash('sha256', address, 'buffer').readUInt32BE())
}

function authorOf(address: string): string | undefined {
  return /\/(?:users\/|@)([\w.-]+)/.exec(address)?.[1]
}

function toReplyTarget(address: string | undefined): ReplyTarget | undefined {
  if (address === undefined) return undefined
  const [, postId] = /\/(\d{1,20})$/.exec(address) ?? []
  const screenName = authorOf(address)
  return { ...(postId === undefined ? {} : { postId }), ...(screenName === undefined ? {} : { screenName }) }
}

function readMentions(note: JsonObject): Map<string, LinkedAccount> {
  const tags = objectsOf(note, 'tag').filter(({ type }) => type === 'Mention')
  return new Map(
    tags.flatMap((tag) => {
      const [href, name] = [textOf(tag, 'href'), textOf(tag, 'name')?.replace(/^@/, '')]
      if (href === undefined || name === undefined) return []
      const screenName = name.split('@', 1)[0] ?? name
      // The text links the profile page, the tag names the actor.
      const page = href.replace(/\/users\/([^/]+)$/, '/@$1')
      return [
        [href, { screenName, name }],
        [page, { screenName, name }],
      ] as const
    }),
  )
}

/** Pictures stand at the end of the text as a link to the post, the way the wire's own did. */
function addMedia(builder: TextBuilder, note: JsonObject, postUrl: string): MediaLink[] {
  const attachments = objectsOf(note, 'attachment').filter((each) => textOf(each, 'url') !== undefined)
  if (attachments.length === 0) return []
  if (builder.length > 0) builder.add(' ')
  const indices = builder.add(postUrl)
  return attachments.map((each, place) => {
    const altText = textOf(each, 'name')
    return {
      id: idAtTime(Date.parse(textOf(note, 'published') ?? '') || 0, place),
      kind: textOf(each, 'mediaType')?.startsWith('video/') ? 'video' : 'photo',
      mediaUrl: toAbsolute(textOf(each, 'url') ?? '', postUrl),
      url: postUrl,
      expandedUrl: postUrl,
      displayUrl: postUrl.replace(/^https?:\/\//, ''),
      indices,
      ...(altText === undefined ? {} : { altText }),
    }
  })
}

function toAbsolute(url: string, base: string): string {
  return URL.canParse(url, base) ? new URL(url, base).href : url
}
