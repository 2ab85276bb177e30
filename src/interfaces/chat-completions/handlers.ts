import type { LanguageModel, ModelDescription } from '../../capabilities/language-model/port.ts'
import { modelNotFound } from '../../capabilities/language-model/domain/errors.ts'
import { collect } from '../../capabilities/language-model/domain/collect.ts'
import { chooseModel } from '../../dialects/openai/choose-model.ts'
import { EventStream } from '../../kernel/http/answer.ts'
import type { Handlers } from '../../kernel/interface.ts'
import type { chatCompletions } from './contract.ts'
import { toChatRequest } from './wire/to-chat-request.ts'
import { toChunks } from './wire/to-chunks.ts'
import { toWireCompletion, type Writing } from './wire/to-wire-completion.ts'
import type { WireRequest } from './wire/to-messages.ts'

export const handlers: Handlers<typeof chatCompletions, LanguageModel> = {
  async createChatCompletion({ body }, { engine, signal, skills }) {
    const request = { ...toChatRequest(body), ...(await chooseModel(engine, body.model)), skills }
    const writing = toWriting(body)
    const events = await engine.chat(request, signal)
    if (body.stream) return new EventStream(toChunks(events, request.choices, writing), { last: '[DONE]' })
    return toWireCompletion(await collect(events), writing)
  },

  async listModels(_input, { engine }) {
    return { object: 'list', data: (await engine.listModels()).map(toWireModel) }
  },

  async retrieveModel({ params }, { engine }) {
    const id = [params.host, params.owner, params.model].filter((part) => part !== undefined).join('/')
    const model = (await engine.listModels()).find((each) => each.id === id)
    if (!model) throw modelNotFound(id)
    return toWireModel(model)
  },
}

function toWriting({ tools, functions, logprobs, stream_options }: WireRequest): Writing {
  return {
    usesFunctions: !tools && Boolean(functions),
    includesLogProbabilities: logprobs ?? false,
    includesUsage: stream_options?.include_usage ?? false,
  }
}

function toWireModel({ id, created, owner }: ModelDescription) {
  return { id, object: 'model' as const, created, owned_by: owner }
}
