import type { CompletionRequest, GenerationEvent } from '../../../port.ts'
import type { TextModel } from '../text-model.ts'
import { endOfText } from '../../../domain/tokens/tokenizer.ts'
import { toTokenLogProbabilities } from './to-token-log-probabilities.ts'
import { type DrawingRequest, drawTokens, takeTokens } from './draw-tokens.ts'
import { createTokenWriter, type Written } from './token-writer.ts'

export interface ChoiceRequest extends DrawingRequest, Pick<CompletionRequest, 'stop' | 'logProbabilities'> {
  /** What comes next beyond doubt, in place of what the model would make up. */
  readonly known: readonly number[] | undefined
}

/** Goes on with a history until its end; returns how many tokens were drawn. */
export async function* writeChoice(
  model: TextModel,
  prompt: readonly number[],
  request: ChoiceRequest,
): AsyncGenerator<GenerationEvent, number> {
  const { choice, known, maxTokens, yieldToEventLoop, logProbabilities: count } = request
  const writer = createTokenWriter(model.tokenizer, request.stop)
  const tokens = known
    ? takeTokens(model, [endOfText, ...prompt], known.slice(0, maxTokens), yieldToEventLoop)
    : drawTokens(model, prompt, request)
  let [drawn, isEnded] = [0, false]
  for await (const { token, weights, isLast } of tokens) {
    drawn++
    isEnded = isLast && (known?.length ?? 0) <= maxTokens
    const described = count === undefined ? [] : [toTokenLogProbabilities(model.tokenizer, token, weights, count)]
    if (token !== endOfText) writer.write(token, ...described)
    const written = writer.take()
    if (written) yield toEvent(choice, written)
    if (writer.isStopped) break
  }
  const left = writer.end()
  if (left) yield toEvent(choice, left)
  yield { kind: 'finish', choice, reason: isEnded || writer.isStopped ? 'stop' : 'length' }
  return drawn
}

export function toEvent(choice: number, { text, logProbabilities }: Written): GenerationEvent {
  return logProbabilities.length > 0 ? { kind: 'text', choice, text, logProbabilities } : { kind: 'text', choice, text }
}
