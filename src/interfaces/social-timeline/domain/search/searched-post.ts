import type { Post } from '../../port.ts'
import { fold, toPairs, toTokens } from './tokens.ts'

type Searchable = Pick<Post, 'text' | 'entities'>

/** Between texts that do not belong together: no word is empty. */
const gap = ''

/** The words of a post: of its text, and of where its shortened links lead. */
export function toPostTokens({ text, entities }: Searchable): string[] {
  const addresses = [...entities.links, ...entities.media].filter(({ url, expandedUrl }) => url !== expandedUrl)
  return [...toTokens(text), ...addresses.flatMap(({ expandedUrl }) => [gap, ...toTokens(expandedUrl)])]
}

/** Of longer posts what follows is not found. */
const maxTerms = 2_000

/** What the index holds of a post: its words, pairs of characters, tags, names and symbols. */
export function toPostTerms(post: Searchable): string[] {
  const { hashtags, mentions, symbols } = post.entities
  const tokens = toPostTokens(post).filter((token) => token !== gap)
  const terms = new Set([
    ...hashtags.map(({ text }) => tagTerm(text)),
    ...mentions.map(({ screenName }) => mentionTerm(screenName)),
    ...symbols.map(({ text }) => symbolTerm(text)),
    ...toPairs(tokens),
    ...tokens,
  ])
  return [...terms].slice(0, maxTerms)
}

const maxNameLength = 200
const toTerm = (sign: string, name: string) => `${sign}${fold(name)}`.replaceAll('\0', '').slice(0, maxNameLength)

export const tagTerm = (name: string) => toTerm('#', name)
export const mentionTerm = (name: string) => toTerm('@', name)
export const symbolTerm = (name: string) => toTerm('$', name)
