import type { PostKind } from './post-kinds.ts'
import { isOfKind } from './post-kinds.ts'
import { mentionTerm, symbolTerm, tagTerm } from './searched-post.ts'
import { fold, includesSequence, toPairs, toTokens } from './tokens.ts'
import type { SearchedPost, Condition } from '../../port.ts'

/** Words that stand one right after the other. */
export function hasWords(text: string): Condition {
  const wanted = toTokens(text)
  return { terms: toPairs(wanted), isMet: ({ tokens }) => includesSequence(tokens, wanted) }
}

export function hasTag(name: string): Condition {
  const term = tagTerm(name)
  return { terms: [term], isMet: ({ post }) => post.entities.hashtags.some(({ text }) => tagTerm(text) === term) }
}

export function hasSymbol(name: string): Condition {
  const term = symbolTerm(name)
  return { terms: [term], isMet: ({ post }) => post.entities.symbols.some(({ text }) => symbolTerm(text) === term) }
}

export function mentions(name: string): Condition {
  const term = mentionTerm(name)
  const isMet = ({ post }: SearchedPost) =>
    post.entities.mentions.some(({ screenName }) => mentionTerm(screenName) === term)
  return { terms: [term], isMet }
}

export function isFrom(name: string): Condition {
  const author = fold(name)
  return { terms: [], author, isMet: ({ account }) => fold(account.screenName) === author }
}

/** Posts that answer somebody, or begin with their name. */
export function isTo(name: string): Condition {
  const wanted = fold(name)
  const isMet = ({ post: { replyTo, entities } }: SearchedPost) =>
    fold(replyTo?.screenName ?? '') === wanted ||
    entities.mentions.some(({ screenName, indices: [start] }) => start === 0 && fold(screenName) === wanted)
  return { terms: [], isMet }
}

/** An address that holds these words, wherever a shortened link leads. */
export function linksTo(text: string): Condition {
  const wanted = toTokens(text)
  const isMet = ({ post: { entities } }: SearchedPost) =>
    [...entities.links, ...entities.media].some(({ expandedUrl }) => includesSequence(toTokens(expandedUrl), wanted))
  return { terms: toPairs(wanted), isMet }
}

/** A sign such as `:)`, letter for letter. */
export function hasSign(sign: string): Condition {
  return { terms: [], isMet: ({ post }) => post.text.includes(sign) }
}

export function isKind(kind: PostKind): Condition {
  return { terms: [], isMet: ({ post }) => isOfKind(post, kind) }
}

export function isInLanguage(language: string): Condition {
  const wanted = language.toLowerCase()
  return { terms: [], isMet: ({ post }) => post.language.toLowerCase().split('-')[0] === wanted.split('-')[0] }
}

/** Posted at `from` or later, and before `until`; in milliseconds since 1970. */
export function isWithin({ from = -Infinity, until = Infinity }): Condition {
  return { terms: [], isMet: ({ post }) => post.createdAt >= from && post.createdAt < until }
}

export function hasAtLeast(count: 'repostCount' | 'favouriteCount', least: number): Condition {
  return { terms: [], isMet: ({ post }) => post[count] >= least }
}

export function isNot(condition: Condition): Condition {
  return { terms: [], isMet: (searched) => !condition.isMet(searched) }
}
