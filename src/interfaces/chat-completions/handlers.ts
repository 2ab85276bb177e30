import type { LanguageModel, ModelDescription } from '../../capabilities/language-model/port.ts'
import { listModels } from '../../capabilities/language-model/domain/list-models.ts'
import { modelNotFound } from '../../capabilities/language-model/domain/errors.ts'
import { collect } from '../../capabilities/language-model/domain/collect.ts'
import { countTokens } from '../../dialects/openai/count-tokens.ts'
import { chooseModel, isOriginalModel } from '../../capabilities/language-model/domain/choose-model.ts'
import { ownEmbeddingModel, ownModerationModel } from '../../dialects/openai/own-models.ts'
import { toUnansweredHeader } from '../../dialects/openai/unanswered.ts'
import { answer, EventStream } from '../../kernel/wire/interface/answer.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import { peek } from '../../libraries/iteration/peek-first.ts'
import type { chatCompletions } from './contract.ts'
import { toChatRequest } from './wire/to-chat-request.ts'
import { toChunks } from './wire/to-chunks.ts'
import { toWireCompletion, type CompletionFormat } from './wire/to-wire-completion.ts'
import type { WireRequest } from './wire/to-messages.ts'

export const handlers: Handlers<typeof chatCompletions, LanguageModel> = {
  async createChatCompletion({ params, body }, context) {
    const { engine, signal, skills } = context
    const request = { ...toChatRequest(body), ...(await chooseModel(engine, body.model ?? params.deployment)), skills }
    const writing = toWriting(body)
    const { first, items } = await peek(countTokens(await engine.chat(request, signal), context))
    const headers = toUnansweredHeader(first)
    if (body.stream) return new EventStream(toChunks(items, request.choices, writing), { last: '[DONE]', headers })
    return answer(toWireCompletion(await collect(items), writing), { headers })
  },

  async listModels(_input, { engine }) {
    return { object: 'list', data: addOthers(await listModels(engine)).map(toWireModel) }
  },

  async retrieveModel({ params }, { engine }) {
    const id = [params.host, params.owner, params.model].filter((part) => part !== undefined).join('/')
    const chat = await listModels(engine)
    // A name of the original's means the default model, the first, as it does in a call.
    const model = addOthers(chat).find((each) => each.id === id) ?? (isOriginalModel(id) ? chat[0] : undefined)
    if (!model) throw modelNotFound(id)
    return toWireModel(model)
  },
}

function toWriting({ tools, functions, logprobs, stream_options }: WireRequest): CompletionFormat {
  return {
    usesFunctions: !tools && Boolean(functions),
    includesLogProbabilities: logprobs ?? false,
    includesUsage: stream_options?.include_usage ?? false,
  }
}

/** The chat models, the default one first, and those of the interfaces beside; a Mainstay behind this one lists them too. */
function addOthers(models: readonly ModelDescription[]): readonly ListedModel[] {
  const known = new Set(models.map(({ id }) => id))
  return [...models, ...otherModels.filter(({ id }) => !known.has(id))]
}

type ListedModel = Pick<ModelDescription, 'id' | 'created' | 'owner'>

/** The models of the interfaces beside this one, which have no list of their own. */
const otherModels: readonly ListedModel[] = [ownEmbeddingModel, ownModerationModel].map((id) => ({
  id,
  created: Date.UTC(2026, 10, 21) / 1000,
  owner: 'mainstay',
}))

function toWireModel({ id, created, owner }: ListedModel) {
  return { id, object: 'model' as const, created, owned_by: owner }
}
