import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { toUpstreamSettings } from '../../../kernel/answering/upstream/settings.ts'
import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import { UpstreamServer } from '../../../kernel/foundation/outgoing/servers/upstream-server.ts'
import { UpstreamServers } from '../../../kernel/foundation/outgoing/servers/upstream-servers.ts'
import { untilAborted } from '../combine/until-aborted.ts'
import { Declined } from '../declined.ts'
import type { Translation, TranslationEngine, TranslationRequest } from '../port.ts'
import { translateHtml } from '../texts/html/translate-html.ts'
import { Batcher } from './upstream/batcher.ts'
import { callServers } from './upstream/call-servers.ts'
import { deepl } from './upstream/deepl.ts'
import { google } from './upstream/google.ts'
import { listOf, textsOf } from './upstream/json-fields.ts'
import { LanguageDirectory } from './upstream/language-directory.ts'
import { libretranslate } from './upstream/libretranslate.ts'
import { mtranserver } from './upstream/mtranserver.ts'
import type { UpstreamSettings } from './upstream/settings.ts'
import { translateCore } from './upstream/translate-core.ts'
import type { Batch, ServedLanguages, ServerTranslation, Wire } from './upstream/wire.ts'

const wires: Readonly<Record<UpstreamSettings['TRANSLATION_UPSTREAM_WIRE'], Wire>> = {
  libretranslate,
  deepl,
  google,
  mtranserver,
}

/** Asks servers that translate: LibreTranslate, MTranServer, another Mainstay, or the originals of the two wires. */
export default function createEngine({
  settings,
  now,
  yieldToEventLoop,
}: Pick<EngineContext<UpstreamSettings>, 'settings' | 'now' | 'yieldToEventLoop'>): TranslationEngine &
  AsyncDisposable {
  const { addresses, key, retries, ...limits } = toUpstreamSettings('TRANSLATION', settings)
  const wire = wires[settings.TRANSLATION_UPSTREAM_WIRE]
  const servers = new UpstreamServers(addresses.map((address) => new UpstreamServer(address, limits)))

  async function fetchLanguages(): Promise<ServedLanguages> {
    const signal = AbortSignal.timeout(limits.firstByteMs)
    // One after the other: they are read every five minutes.
    const answers: unknown[] = []
    try {
      for (const call of wire.languageCalls(key))
        answers.push(await callServers(servers, call, { retries, read: (answer) => answer }, signal))
    } catch (cause) {
      if (!signal.aborted) throw cause
      throw kernelError('timed_out', 'The translation server did not list its languages in time.', { cause })
    }
    const languages = wire.readLanguages(answers)
    if (!languages) throw new Error('The translation server lists no languages.')
    return languages
  }

  function translateBatch(batch: Batch, signal: AbortSignal): Promise<readonly ServerTranslation[]> {
    const read = (answer: unknown) => {
      const texts = wire.readTexts(answer)?.filter((text) => typeof text === 'string')
      const others = wire.readAlternatives?.(answer)
      const made = texts?.map((text, index) => ({ text, alternatives: textsOf(listOf(others?.[index]) ?? []) }))
      return made?.length === batch.texts.length ? made : undefined
    }
    return callServers(servers, wire.writeCall(batch, key), { retries, read }, signal)
  }

  const directory = new LanguageDirectory({ fetch: fetchLanguages, now })
  const batcher = new Batcher({ ...wire, translate: translateBatch })

  async function translate({ text, ...request }: TranslationRequest, signal: AbortSignal): Promise<Translation> {
    const { sources, targets, hasPair } = await directory.read()
    const [source, target] = [sources.get(request.source), targets.get(request.target)]
    if (source === undefined || target === undefined || hasPair?.(source, target) === false)
      throw new Declined('unsupported_pair', `The server has no ${request.source} to ${request.target}.`)
    const isWritten = request.format === 'html' && !wire.takesHtml
    const manner = { ...request, source, target, format: isWritten ? ('text' as const) : request.format }
    let alternatives: readonly string[] = []
    const ask = (part: string) =>
      translateCore(part, manner.format, async (core) => {
        const made = await batcher.translate(core, manner, signal)
        // Only those of a text that goes as a whole are translations of it.
        if (core === text) ({ alternatives } = made)
        return made.text
      })
    if (isWritten)
      return { text: await translateHtml(text, { translate: ask, waitTurn: () => yieldToEventLoop(signal) }) }
    return { text: await ask(text), ...(alternatives.length > 0 && { alternatives }) }
  }

  return {
    listPairs: () => directory.listPairs(),
    translate: (request, signal) => untilAborted(translate(request, signal), signal),
    [Symbol.asyncDispose]: () => servers.close(),
  }
}
