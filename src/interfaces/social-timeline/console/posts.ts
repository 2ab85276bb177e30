import { asJsonObject } from '../../../libraries/json/json-object.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { socialTimeline } from '../contract.ts'

type Operations = (typeof socialTimeline)['operations']
/** Of a timeline or of a search, which may leave its entities out. */
export type Post =
  | ResponseOf<Operations['userTimeline']>[number]
  | ResponseOf<Operations['searchPosts']>['statuses'][number]
export type Account = ResponseOf<Operations['showUser']>

/** What is looked at: an account's posts or those with these words, older than a post or all of them. */
export interface TimelineAsk {
  readonly account?: string
  readonly words?: string
  readonly before?: string | undefined
}

/** Where posts were asked for with their authors. */
export function isAccount(user: object): user is Account {
  return 'screen_name' in user
}

/** The sentence of a failure, in either shape of this wire. */
export function readSentence(body: unknown): string | undefined {
  const fields = asJsonObject(body)
  const errors: readonly unknown[] = Array.isArray(fields?.['errors']) ? fields['errors'] : []
  const message = asJsonObject(errors[0])?.['message'] ?? fields?.['error']
  return typeof message === 'string' ? message : undefined
}

/** A piece of a post's text: plain, or a tag, a name or an address that leads on. */
export interface Piece {
  readonly text: string
  readonly kind: 'text' | 'tag' | 'name' | 'address'
  /** What it leads to: the address, or the word without its sign. */
  readonly target: string
}

/** Cuts a text at its entities, whose places are counted in code points. */
export function cutPost({
  full_text,
  text,
  entities,
}: Pick<Post, 'full_text' | 'text' | 'entities'>): readonly Piece[] {
  const points = [...(full_text ?? text ?? '')]
  const marks = [
    ...(entities?.hashtags ?? []).map(({ text: word, indices }) => ({
      kind: 'tag' as const,
      target: `#${word}`,
      indices,
    })),
    ...(entities?.user_mentions ?? []).map(({ screen_name, indices }) => ({
      kind: 'name' as const,
      target: screen_name,
      indices,
    })),
    ...(entities?.urls ?? []).map(({ expanded_url, indices }) => ({
      kind: 'address' as const,
      target: expanded_url,
      indices,
    })),
  ].toSorted((one, other) => (one.indices[0] ?? 0) - (other.indices[0] ?? 0))
  const pieces: Piece[] = []
  let position = 0
  const addText = (to: number) => {
    if (to > position) pieces.push({ kind: 'text', text: points.slice(position, to).join(''), target: '' })
  }
  for (const { kind, target, indices } of marks) {
    const [start = 0, end = 0] = indices
    if (start < position || end <= start) continue
    addText(start)
    pieces.push({ kind, target, text: points.slice(start, end).join('') })
    position = end
  }
  addText(points.length)
  return pieces
}
