/** The words that the fake draws in place of a model: the same request draws the same. */
import type { FakeRequest } from './fake-request.ts'

const vocabulary =
  'the harbour light was seen from every window and people came down slowly to look at a ship with green sails ' +
  'that nobody knew while rain fell over hills beyond'

export interface DrawnToken {
  readonly token: string
  readonly logprob: number
  readonly others: readonly { readonly token: string; readonly logprob: number }[]
}

/** Tokens that an answer has unless its request wants fewer. */
const ownLength = 24

export interface Drawn {
  readonly tokens: readonly DrawnToken[]
  readonly finish: 'stop' | 'length'
}

export function drawWords(request: FakeRequest, choice: number): Drawn {
  const { temperature = 1, seed, max_tokens: max = ownLength } = request
  const isFixed = temperature === 0
  let state = hash(`${isFixed ? 0 : (seed ?? Math.random())} ${isFixed ? 0 : choice} ${promptText(request)}`)
  const words = vocabulary.split(' ')
  const tokens: DrawnToken[] = []
  for (let count = 0; count < Math.min(max, ownLength); count++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    const at = (state >>> 8) % words.length
    const others = [0, 1, 2, 3, 4].map((step) => ({
      token: ` ${words[(at + step) % words.length]}`,
      logprob: -0.5 - step,
    }))
    tokens.push({ token: ` ${words[at]}`, logprob: -0.5, others })
  }
  return cutAtStop({ tokens, finish: max < ownLength ? 'length' : 'stop' }, [request.stop ?? []].flat())
}

function cutAtStop(drawn: Drawn, stop: readonly string[]): Drawn {
  const text = drawn.tokens.map(({ token }) => token).join('')
  const ends = stop.map((each) => text.indexOf(each)).filter((at) => at >= 0)
  if (ends.length === 0) return drawn
  const kept: DrawnToken[] = []
  let left = Math.min(...ends)
  for (const each of drawn.tokens) {
    if (left <= 0) break
    kept.push({ ...each, token: each.token.slice(0, left) })
    left -= each.token.length
  }
  return { tokens: kept, finish: 'stop' }
}

export function promptText({ messages, prompt }: FakeRequest): string {
  if (messages) return messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('\n')
  return typeof prompt === 'string' ? prompt : (prompt ?? []).join(' ')
}

export function countWords(request: FakeRequest): number {
  return promptText(request).split(/\s+/).filter(Boolean).length
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}
