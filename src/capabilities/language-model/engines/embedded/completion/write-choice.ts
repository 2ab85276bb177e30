import type { CompletionRequest, GenerationEvent } from '../../../port.ts'
import type { TextModel } from '../text-model.ts'
import { endOfText } from '../../../domain/tokens/tokenizer.ts'
import { adjustWeights } from './adjust-weights.ts'
import { describeToken } from './describe-token.ts'
import { type DrawingRules, drawToken } from './draw-token.ts'
import { createRandom, seedOf } from './random.ts'
import { createTokenWriter, type Written } from './token-writer.ts'

export interface ChoiceRequest extends Pick<CompletionRequest, 'sampling' | 'stop' | 'logProbabilities'> {
  readonly choice: number
  readonly maxTokens: number
  readonly yieldToEventLoop: () => Promise<void> | undefined
}

/** Used where the request does not say: of the values tried, the continuations read best with these. */
const defaults: DrawingRules = { temperature: 0.65, topP: 0.9 }

/** Goes on with a history until its end; returns how many tokens were drawn. */
export async function* writeChoice(
  { tokenizer, predict }: TextModel,
  prompt: readonly number[],
  request: ChoiceRequest,
): AsyncGenerator<GenerationEvent, number> {
  const { sampling, choice, maxTokens, logProbabilities } = request
  const rules = { ...defaults, ...sampling }
  const random = createRandom(seedOf(sampling.seed, choice))
  const writer = createTokenWriter(tokenizer, request.stop)
  const history = [endOfText, ...prompt]
  const weights = new Float64Array(tokenizer.size)
  const times = new Map<number, number>()
  let drawn = 0
  let isEnded = false
  while (drawn < maxTokens && !isEnded && !writer.isStopped) {
    await request.yieldToEventLoop()
    predict(history, prompt, weights)
    adjustWeights(weights, sampling, times)
    const token = drawToken(weights, rules, random)
    drawn++
    times.set(token, (times.get(token) ?? 0) + 1)
    isEnded = token === endOfText
    const described = logProbabilities === undefined ? [] : [describeToken(tokenizer, token, weights, logProbabilities)]
    if (!isEnded) writer.write(token, ...described)
    history.push(token)
    const written = writer.take()
    if (written) yield toEvent(choice, written)
  }
  const left = writer.end()
  if (left) yield toEvent(choice, left)
  yield { kind: 'finish', choice, reason: isEnded || writer.isStopped ? 'stop' : 'length' }
  return drawn
}

export function toEvent(choice: number, { text, logProbabilities }: Written): GenerationEvent {
  return logProbabilities.length > 0 ? { kind: 'text', choice, text, logProbabilities } : { kind: 'text', choice, text }
}
