import type { WaitTurn } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { endOfText } from '../../../domain/tokens/tokenizer.ts'
import type { CompletionRequest } from '../../../port.ts'
import type { TextModel } from '../text-model.ts'
import { adjustWeights } from './adjust-weights.ts'
import { type DrawingRules, drawToken } from './draw-token.ts'
import { createLead } from './ending/lead-to-end.ts'
import { createRandom, seedOf } from './random.ts'

export interface DrawingRequest extends Pick<CompletionRequest, 'sampling'> {
  readonly choice: number
  readonly maxTokens: number
  /** The prompt as text. */
  readonly text: string
  readonly yieldToEventLoop: WaitTurn
}

/** A token, and the weights that it was one of. */
export interface DrawnToken {
  readonly token: number
  readonly weights: Float64Array
  /** Whether the text ends with it by itself. */
  readonly isLast: boolean
}

/** Used where the request does not say: of the values tried, the continuations read best with these. */
const defaults: DrawingRules = { temperature: 0.65, topP: 0.9 }

/** What the model goes on with, token by token, to the end of a sentence or until there are enough. */
export async function* drawTokens(
  model: TextModel,
  prompt: readonly number[],
  { sampling, choice, maxTokens, text, yieldToEventLoop }: DrawingRequest,
): AsyncGenerator<DrawnToken, void> {
  const random = createRandom(seedOf(sampling.seed, choice))
  const lead = createLead(model, text, maxTokens)
  const history = [endOfText, ...prompt]
  const weights = new Float64Array(model.tokenizer.size)
  const times = new Map<number, number>()
  for (let left = maxTokens; left > 0; left--) {
    await yieldToEventLoop()
    model.predict(history, prompt, weights)
    lead?.steer(history, weights, left)
    adjustWeights(weights, sampling, times)
    const token = drawToken(weights, { ...defaults, ...sampling }, random)
    const isOver = token === endOfText || lead?.endsBefore(token) === true
    const isLast = isOver || lead?.endsWith(token, left - 1) === true
    const closers = isLast ? (lead?.closers() ?? []) : []
    const isWhole = isLast && closers.length === 0
    if (isOver && isWhole) yield { token: endOfText, weights, isLast: true }
    if (!isOver) yield { token, weights, isLast: isWhole }
    if (!isOver) history.push(token)
    if (isLast) return yield* takeTokens(model, history, closers.slice(0, isOver ? left : left - 1), yieldToEventLoop)
    times.set(token, (times.get(token) ?? 0) + 1)
  }
}

/** Tokens that are known beforehand, with the weights that the model gives them; the text ends with them. */
export async function* takeTokens(
  model: TextModel,
  history: readonly number[],
  tokens: readonly number[],
  yieldToEventLoop: WaitTurn,
): AsyncGenerator<DrawnToken, void> {
  const weights = new Float64Array(model.tokenizer.size)
  const before = [...history]
  for (const [index, token] of tokens.entries()) {
    await yieldToEventLoop()
    model.predict(before, before, weights)
    yield { token, weights, isLast: index === tokens.length - 1 }
    before.push(token)
  }
}
