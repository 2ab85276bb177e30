import { chooseModel } from '../../capabilities/language-model/domain/choose-model.ts'
import { countTokens } from '../../dialects/openai/count-tokens.ts'
import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import { toUnansweredHeader } from '../../dialects/openai/unanswered.ts'
import { answer, EventStream } from '../../kernel/wire/interface/answer.ts'
import type { Handlers, OperationContext } from '../../kernel/wire/interface.ts'
import { peek } from '../../libraries/iteration/peek-first.ts'
import type { responses } from './contract.ts'
import type { Item } from './domain/item.ts'
import type { ConversationalModel, StoredResponse } from './port.ts'
import type { Settings } from './settings.ts'
import { beginResponse, type WireResponse } from './wire/begin-response.ts'
import { listItems } from './wire/list-items.ts'
import { nameFieldsOfResponses } from './wire/name-fields.ts'
import { readWhole } from './wire/read-whole.ts'
import { toChatRequest } from './wire/to-chat-request.ts'
import { toItems, type WireRequest } from './wire/to-items.ts'
import { toStoredResponse, toWireResponse } from './wire/stored-response.ts'
import { writeResponse } from './wire/write-response.ts'

type Context = OperationContext<ConversationalModel, Settings>

export const handlers: Handlers<typeof responses, ConversationalModel, Settings> = {
  async createResponse({ body }, context) {
    const { engine, caller, signal, skills, settings, log } = context
    const isStored = (body.store ?? true) && settings.RESPONSES_MAX_STORED > 0
    if (isStored) await engine.assertStorable()
    const input = await toItems(body.input, (id) => engine.findItem(caller.id, id))
    const conversation = [...(await readEarlier(body, context)), ...input]
    const request = { ...toChatRequest(body, conversation), ...(await chooseModel(engine, body.model)), skills }
    const events = await engine.chat(request, signal).catch(nameFieldsOfResponses)
    const { first, items } = await peek(countTokens(events, context))
    const headers = toUnansweredHeader(first)
    const store = async (response: WireResponse) => {
      if (isStored) await engine.storeResponse(toStoredResponse(response, caller.id, input))
    }
    let failure: unknown
    const noteFailure = (thrown: unknown) => {
      failure = thrown
      log.warn({ err: thrown }, 'a response broke off')
    }
    const written = writeResponse(items, beginResponse(body, isStored), { store, noteFailure })
    if (body.stream) return new EventStream(written, { nameOf: ({ type }) => type, headers })
    return answer(await readWhole(written, () => failure), { headers })
  },

  async retrieveResponse({ params }, context) {
    return toWireResponse(await find(params.response_id, context))
  },

  async deleteResponse({ params: { response_id: id } }, { engine, caller }) {
    if (!(await engine.deleteResponse(caller.id, id))) throw responseNotFound(id)
    return { id, object: 'response', deleted: true }
  },

  async listInputItems({ params, query }, context) {
    const { input } = await find(params.response_id, context)
    return listItems(input, query)
  },
}

async function readEarlier(
  { previous_response_id: id }: WireRequest,
  { engine, caller }: Context,
): Promise<readonly Item[]> {
  if (!id) return []
  const items = await engine.readConversation(caller.id, id)
  if (items) return items
  const message = `Previous response with id '${id.slice(0, 100)}' not found, or one that it goes on from; send the conversation as "input".`
  throw new ServiceError('previous_response_not_found', 400, message, { field: 'previous_response_id' })
}

async function find(id: string, { engine, caller }: Context): Promise<StoredResponse> {
  const found = await engine.findResponse(caller.id, id)
  if (found) return found
  throw responseNotFound(id)
}

function responseNotFound(id: string): ServiceError {
  return new ServiceError('response_not_found', 404, `Response with id '${id.slice(0, 100)}' not found.`)
}
