import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { toUpstreamSettings } from '../../../kernel/answering/upstream/settings.ts'
import { UpstreamServer } from '../../../kernel/foundation/outgoing/servers/upstream-server.ts'
import { UpstreamServers } from '../../../kernel/foundation/outgoing/servers/upstream-servers.ts'
import type { LanguageModel } from '../port.ts'
import type { Settings } from '../settings.ts'
import { ModelDirectory } from '../upstream/model-directory.ts'
import { openaiRules } from '../upstream/openai-rules.ts'
import { ServedModels } from '../upstream/served-models.ts'
import { ask } from './upstream/ask.ts'
import { AnswerParser, type ReadChoice } from './upstream/read-answer.ts'
import { createCompletionReader, readChatChoice } from './upstream/read-choice.ts'
import { readEvents } from './upstream/read-events.ts'
import { toChatBody, toCompletionBody } from './upstream/to-request-body.ts'

/**
 * Asks servers that speak the OpenAI wire, for those inside Mainstay who ask a language model. What programs ask for over the wire is
 * passed on as it is, by the kernel.
 */
export default function createEngine({
  settings,
  now,
}: Pick<EngineContext<Settings>, 'settings' | 'now'>): LanguageModel & AsyncDisposable {
  const { addresses, key, retries, ...limits } = toUpstreamSettings('CHAT', settings)
  const servers = new UpstreamServers(addresses.map((address) => new UpstreamServer(address, limits, openaiRules.root)))
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}`, 'api-key': key }) }
  const fetchModels = (server: UpstreamServer) => server.fetchJson('/v1/models', headers)
  const directory = new ModelDirectory({ servers, fetchModels, now })
  const models = new ServedModels(directory, settings, addresses)
  const dialect = { isOriginal: addresses.some(({ hostname }) => /(?:^|\.)openai\.(?:com|azure\.com)$/.test(hostname)) }

  const generate = async (
    path: string,
    named: string | undefined,
    write: (model: string) => string,
    readChoice: ReadChoice,
    signal: AbortSignal,
  ) => {
    const model = await models.findName(named)
    const call = { method: 'POST', path, headers, body: write(model) }
    const suits = (server: UpstreamServer) => directory.has(server, model)
    const answer = await ask(servers, { call, model, suits, retries }, signal)
    return readEvents(answer, new AnswerParser(model, readChoice), signal)
  }

  return {
    listModels: () => models.listModels(),
    chat(request, signal) {
      const write = (model: string) => toChatBody(request, model, dialect)
      return generate('/v1/chat/completions', request.model, write, readChatChoice, signal)
    },
    complete(request, signal) {
      const write = (model: string) => toCompletionBody(request, model)
      const readChoice = createCompletionReader(request.logProbabilities)
      return generate('/v1/completions', request.model, write, readChoice, signal)
    },
    [Symbol.asyncDispose]: () => servers.close(),
  }
}
