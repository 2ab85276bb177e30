import type { Post } from '../../port.ts'

const tests = {
  hashtags: ({ entities }) => entities.hashtags.length > 0,
  images: ({ entities }) => entities.media.some(({ kind }) => kind === 'photo'),
  links: ({ entities }) => entities.links.length > 0,
  media: ({ entities }) => entities.media.length > 0,
  mentions: ({ entities }) => entities.mentions.length > 0,
  replies: ({ replyTo }) => replyTo !== undefined,
  retweets: ({ isRepost }) => isRepost,
  safe: ({ isSensitive }) => !isSensitive,
  videos: ({ entities }) => entities.media.some(({ kind }) => kind !== 'photo'),
} satisfies Record<string, (post: Post) => boolean>

/** What `filter:` tells apart. */
export type PostKind = keyof typeof tests

export const postKinds: readonly string[] = Object.keys(tests)

export function isPostKind(name: string): name is PostKind {
  return Object.hasOwn(tests, name)
}

export function isOfKind(post: Post, kind: PostKind): boolean {
  return tests[kind](post)
}
