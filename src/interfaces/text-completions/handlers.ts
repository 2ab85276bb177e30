import type { CompletionRequest, LanguageModel } from '../../capabilities/language-model/port.ts'
import { collect } from '../../capabilities/language-model/domain/collect.ts'
import { countTokens } from '../../dialects/openai/count-tokens.ts'
import { chooseModel } from '../../capabilities/language-model/domain/choose-model.ts'
import { EventStream } from '../../kernel/wire/interface/answer.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { textCompletions } from './contract.ts'
import { chooseBest } from './wire/choose-best.ts'
import { completeAll } from './wire/complete-all.ts'
import { toChunks } from './wire/to-chunks.ts'
import { isRanked, toCompletionRequests, type WireRequest } from './wire/to-completion-requests.ts'
import { toWireCompletion, type CompletionFormat } from './wire/to-wire-completion.ts'
import { lengthOf } from './wire/to-wire-log-probabilities.ts'

export const handlers: Handlers<typeof textCompletions, LanguageModel> = {
  async createCompletion({ params, body }, context) {
    const { engine, signal } = context
    const model = await chooseModel(engine, body.model ?? params.deployment)
    const requests = toCompletionRequests(body).map((request) => ({ ...request, ...model }))
    const writing = toWriting(body, requests)
    const events = countTokens(await completeAll(engine, requests, signal), context)
    if (body.stream) return new EventStream(toChunks(events, writing), { last: '[DONE]' })
    const collected = await collect(events)
    const { choices } = collected
    const best = isRanked(body) ? chooseBest(choices, body.best_of ?? 1, body.n ?? 1) : choices
    return toWireCompletion(collected, best, writing)
  },
}

function toWriting(
  { n, echo, logprobs, stream_options }: WireRequest,
  requests: readonly CompletionRequest[],
): CompletionFormat {
  return {
    others: logprobs ?? undefined,
    includesUsage: stream_options?.include_usage ?? false,
    startOf(choice) {
      const { prompt = '' } = requests[Math.floor(choice / (n ?? 1))] ?? {}
      return echo || typeof prompt !== 'string' ? 0 : lengthOf(prompt)
    },
  }
}
