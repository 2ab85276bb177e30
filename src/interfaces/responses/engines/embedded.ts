import { languageModel } from '../../../capabilities/language-model/index.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { ConversationalModel } from '../port.ts'
import type { Settings } from '../settings.ts'
import { readChain, readItem, readResponse } from '../storage/read-responses.ts'
import { removeResponse, writeResponse } from '../storage/write-responses.ts'

type Context = Pick<EngineContext<Pick<Settings, 'RESPONSES_MAX_STORED'>>, 'capabilities' | 'storage' | 'settings'>

/** Answered by the language model that chat has (`CHAT_ENGINE`), remembered in the database. */
export default function createEngine({ capabilities, storage, settings }: Context): ConversationalModel {
  const { RESPONSES_MAX_STORED: maxStored } = settings
  return {
    listModels: async () => (await capabilities.use(languageModel)).listModels(),
    chat: async (request, signal) => (await capabilities.use(languageModel)).chat(request, signal),
    assertStorable: () => storage.check(),
    storeResponse: (response) => writeResponse(storage, response, maxStored),
    findResponse: (callerId, id) => readResponse(storage, callerId, id),
    deleteResponse: (callerId, id) => removeResponse(storage, callerId, id),
    readConversation: (callerId, id) => readChain(storage, callerId, id),
    findItem: (callerId, id) => readItem(storage, callerId, id),
  }
}
