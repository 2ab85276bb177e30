import type { CompletionRequest, GenerationEvent, TokenLogProbability } from '../../../port.ts'
import { contextLength, ngramModel } from '../../../domain/builtin-model.ts'
import type { WaitTurn } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { TextModel } from '../text-model.ts'
import { endOfText } from '../../../domain/tokens/tokenizer.ts'
import { toTokenLogProbabilities } from './to-token-log-probabilities.ts'
import { toEvent, writeChoice } from './write-choice.ts'

/** As many tokens as the original gives where the request does not say. */
const defaultMaxTokens = 16

/** What comes after a text beyond doubt; undefined where only a guess is left. */
export type ContinueKnown = (text: string) => Promise<string | undefined>

/** Goes on with the tokens of a prompt, one choice after the other: with what is known to follow, or by the n-gram model. */
export async function* complete(
  model: TextModel,
  prompt: readonly number[],
  request: CompletionRequest,
  continueKnown: ContinueKnown,
  yieldToEventLoop: WaitTurn,
): AsyncGenerator<GenerationEvent> {
  const maxTokens = Math.min(request.maxTokens ?? defaultMaxTokens, contextLength - prompt.length)
  yield { kind: 'start', model: ngramModel.id }
  const text = typeof request.prompt === 'string' ? request.prompt : decode(prompt.map(model.tokenizer.bytesOf))
  const echo = request.echoesPrompt ? await describePrompt(model, prompt, text, request, yieldToEventLoop) : undefined
  const follows = maxTokens === 0 ? undefined : await continueKnown(text)
  const known = follows === undefined ? undefined : model.tokenizer.encode(follows)
  let completionTokens = 0
  for (let choice = 0; choice < request.choices; choice++) {
    if (echo) yield toEvent(choice, echo)
    completionTokens += yield* writeChoice(model, prompt, {
      ...request,
      choice,
      maxTokens,
      text,
      known,
      yieldToEventLoop,
    })
  }
  yield { kind: 'usage', usage: { promptTokens: prompt.length, completionTokens } }
}

/** The prompt as it was sent, with what the model makes of each of its tokens where that was asked for. */
async function describePrompt(
  { tokenizer, predict }: TextModel,
  tokens: readonly number[],
  text: string,
  { logProbabilities: count }: CompletionRequest,
  yieldToEventLoop: WaitTurn,
) {
  const logProbabilities: TokenLogProbability[] = []
  if (count === undefined) return { text, logProbabilities }
  const history = [endOfText]
  const weights = new Float64Array(tokenizer.size)
  for (const token of tokens) {
    await yieldToEventLoop()
    predict(history, history, weights)
    const described = toTokenLogProbabilities(tokenizer, token, weights, count)
    const isFirst = logProbabilities.length === 0
    logProbabilities.push(isFirst ? { ...described, logProbability: undefined, alternatives: [] } : described)
    history.push(token)
  }
  return { text, logProbabilities }
}

function decode(pieces: readonly Uint8Array[]): string {
  return Buffer.concat(pieces).toString('utf8')
}
