import type { CompletionRequest, LanguageModel } from '../../capabilities/language-model/engine.ts'
import { gather } from '../../capabilities/language-model/gather.ts'
import { chooseModel } from '../../dialects/openai/choose-model.ts'
import { takeMinute } from '../../dialects/openai/take-minute.ts'
import { answer, EventStream } from '../../kernel/http/answer.ts'
import type { Handlers } from '../../kernel/interface.ts'
import { textCompletions } from './contract.ts'
import type { Settings } from './settings.ts'
import { chooseBest } from './wire/choose-best.ts'
import { completeAll } from './wire/complete-all.ts'
import { toChunks } from './wire/to-chunks.ts'
import { isRanked, toCompletionRequests, type WireRequest } from './wire/to-completion-requests.ts'
import { toWireCompletion, type Writing } from './wire/to-wire-completion.ts'
import { lengthOf } from './wire/to-wire-log-probabilities.ts'

export const handlers: Handlers<typeof textCompletions, LanguageModel, Settings> = {
  async createCompletion({ body }, context) {
    const { engine, settings, signal } = context
    const headers = await takeMinute(context, textCompletions.id, {
      free: settings.TEXT_COMPLETIONS_FREE_CALLS_PER_MINUTE,
      paid: settings.TEXT_COMPLETIONS_PAID_CALLS_PER_MINUTE,
    })
    const model = await chooseModel(engine, body.model)
    const requests = toCompletionRequests(body).map((request) => ({ ...request, ...model }))
    const writing = toWriting(body, requests)
    const events = await completeAll(engine, requests, signal)
    if (body.stream) return new EventStream(toChunks(events, writing), '[DONE]', headers)
    const gathered = await gather(events)
    const { choices } = gathered
    const best = isRanked(body) ? chooseBest(choices, body.best_of ?? 1, body.n ?? 1) : choices
    return answer(toWireCompletion(gathered, best, writing), { headers })
  },
}

function toWriting(
  { n, echo, logprobs, stream_options }: WireRequest,
  requests: readonly CompletionRequest[],
): Writing {
  return {
    others: logprobs ?? undefined,
    tellsUsage: stream_options?.include_usage ?? false,
    startOf(choice) {
      const { prompt = '' } = requests[Math.floor(choice / (n ?? 1))] ?? {}
      return echo || typeof prompt !== 'string' ? 0 : lengthOf(prompt)
    },
  }
}
