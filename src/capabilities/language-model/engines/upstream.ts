import type { EngineContext } from '../../../kernel/engines.ts'
import { kernelError } from '../../../kernel/errors.ts'
import type { LanguageModel, ModelDescription } from '../engine.ts'
import type { Settings } from '../settings.ts'
import { ask } from './upstream/ask.ts'
import { ModelList } from './upstream/models.ts'
import { AnswerParser, type ReadChoice } from './upstream/read-answer.ts'
import { createCompletionReader, readChatChoice } from './upstream/read-choice.ts'
import { readEvents } from './upstream/read-events.ts'
import { readAddresses, readAliases } from './upstream/read-settings.ts'
import { ModelServer } from './upstream/server.ts'
import { ModelServers } from './upstream/servers.ts'
import { toChatBody, toCompletionBody } from './upstream/to-request-body.ts'

/** Asks servers that speak the OpenAI wire: vLLM, Ollama, llama.cpp's server, LocalAI, another Mainstay, the original. */
export default function createEngine({
  settings,
  log,
  now,
}: Pick<EngineContext<Settings>, 'settings' | 'log' | 'now'>): LanguageModel & AsyncDisposable {
  const addresses = readAddresses(settings.CHAT_UPSTREAM_URL)
  const aliases = readAliases(settings.CHAT_UPSTREAM_MODELS)
  const servers = openServers(addresses, settings, log)
  const models = new ModelList(servers, now)
  const dialect = { isOriginal: addresses.some(({ hostname }) => /(?:^|\.)openai\.(?:com|azure\.com)$/.test(hostname)) }
  const firstByteSeconds = (isStreamed: boolean) =>
    isStreamed ? settings.CHAT_UPSTREAM_FIRST_BYTE_SECONDS : settings.CHAT_UPSTREAM_ANSWER_SECONDS

  const findModel = async (name: string | undefined): Promise<string> => {
    const wanted = name ?? settings.CHAT_MODEL ?? (await models.get())[0]?.id
    if (wanted === undefined)
      throw kernelError('engine_unavailable', 'The model server names no models; its operator must set CHAT_MODEL.')
    return aliases.get(wanted) ?? wanted
  }

  const generate = async (
    path: string,
    request: { readonly model?: string; readonly isStreamed: boolean },
    write: (model: string) => string,
    readChoice: ReadChoice,
    signal: AbortSignal,
  ) => {
    const model = await findModel(request.model)
    const firstByteMs = firstByteSeconds(request.isStreamed) * 1000
    const question = { method: 'POST', path, model, body: write(model), firstByteMs } as const
    const answer = await ask(servers, question, settings.CHAT_UPSTREAM_RETRIES, signal)
    return readEvents(answer, new AnswerParser(model, readChoice), signal)
  }

  return {
    async listModels() {
      return addAliases(await models.get(), aliases, settings.CHAT_MODEL)
    },
    chat(request, signal) {
      const write = (model: string) => toChatBody(request, model, dialect)
      return generate('/chat/completions', request, write, readChatChoice, signal)
    },
    complete(request, signal) {
      const write = (model: string) => toCompletionBody(request, model)
      return generate('/completions', request, write, createCompletionReader(request.logProbabilities), signal)
    },
    [Symbol.asyncDispose]: () => servers.close(),
  }
}

function openServers(addresses: readonly URL[], settings: Settings, log: EngineContext['log']): ModelServers {
  const options = {
    key: settings.CHAT_UPSTREAM_KEY,
    connectMs: settings.CHAT_UPSTREAM_CONNECT_SECONDS * 1000,
    idleMs: settings.CHAT_UPSTREAM_IDLE_SECONDS * 1000,
  }
  return new ModelServers(
    addresses.map((address) => new ModelServer(address, options)),
    log,
  )
}

/** The default model first; further names stand beside the models they mean. */
function addAliases(
  models: readonly ModelDescription[],
  aliases: ReadonlyMap<string, string>,
  byDefault: string | undefined,
): readonly ModelDescription[] {
  const named = [...aliases].flatMap(([alias, name]) => {
    const meant = models.find(({ id }) => id === name)
    return meant ? { ...meant, id: alias } : []
  })
  const all = [...models, ...named]
  const first = all.find(({ id }) => id === byDefault)
  return first ? [first, ...all.filter((each) => each !== first)] : all
}
