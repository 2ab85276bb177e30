import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { toUpstreamSettings } from '../../../kernel/answering/upstream/settings.ts'
import { untilAborted } from '../combine/until-aborted.ts'
import { Declined } from '../declined.ts'
import type { LanguagePair, Translation, TranslationEngine, TranslationRequest } from '../port.ts'
import { translateHtml } from '../texts/html/translate-html.ts'
import { Batcher } from './upstream/batcher.ts'
import { deepl } from './upstream/deepl.ts'
import { google } from './upstream/google.ts'
import { LanguageDirectory } from './upstream/language-directory.ts'
import { libretranslate } from './upstream/libretranslate.ts'
import { mtranserver } from './upstream/mtranserver.ts'
import type { UpstreamSettings } from './upstream/settings.ts'
import { translateCore } from './upstream/translate-core.ts'
import type { Wire } from './upstream/wire.ts'
import { WireCaller } from './upstream/wire-caller.ts'

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
  const wire = wires[settings.TRANSLATION_UPSTREAM_WIRE]
  const caller = new WireCaller(wire, toUpstreamSettings('TRANSLATION', settings))
  const directory = new LanguageDirectory({ fetch: () => caller.fetchLanguages(), now })
  const batcher = new Batcher({ ...wire, translate: (batch, signal) => caller.translate(batch, signal) })

  async function translate({ text, ...request }: TranslationRequest, signal: AbortSignal): Promise<Translation> {
    const { source, target } = await findPair(directory, request)
    const isWritten = request.format === 'html' && !wire.takesHtml
    const options = { ...request, source, target, format: isWritten ? ('text' as const) : request.format }
    let alternatives: readonly string[] = []
    const ask = (part: string) =>
      translateCore(part, options.format, async (core) => {
        const made = await batcher.translate(core, options, signal)
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
    [Symbol.asyncDispose]: () => caller.close(),
  }
}

/** The server's own names of the languages of a pair that it has. */
async function findPair(directory: LanguageDirectory, request: LanguagePair): Promise<LanguagePair> {
  const { sources, targets, hasPair } = await directory.read()
  const [source, target] = [sources.get(request.source), targets.get(request.target)]
  if (source === undefined || target === undefined || hasPair?.(source, target) === false)
    throw new Declined('unsupported_pair', `The server has no ${request.source} to ${request.target}.`)
  return { source, target }
}
