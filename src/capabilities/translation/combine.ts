import type { EngineContext } from '../../kernel/wire/interface/engine.ts'
import type { ChainedEngine, ReportEngine, SelectEngine } from '../../kernel/wire/interface/chained-engine.ts'
import { createTranslator } from './combine/create-translator.ts'
import { EnginePairs } from './combine/engine-pairs.ts'
import { openDetector } from './detection/open-detector.ts'
import { openDocuments } from './documents/open-documents.ts'
import type { Translator } from './domain/translator.ts'
import { openGlossaries } from './glossary/open-glossaries.ts'
import { openMemory } from './memory/open-memory.ts'
import type { TranslationEngine } from './port.ts'
import type { Settings } from './settings.ts'
import { openWriter } from './writing/open-writer.ts'

/** Makes one translator of the engines: each text goes to those that have its languages, in the order of the setting. */
export function combine(
  links: readonly ChainedEngine<TranslationEngine>[],
  context: EngineContext<Settings>,
): SelectEngine<Translator> {
  const { log, now, settings, yieldToEventLoop } = context
  const parts = {
    engines: new EnginePairs(links, { log, now }),
    detectLanguage: openDetector(yieldToEventLoop),
    memory: openMemory(context),
    glossaries: openGlossaries(context),
    log,
    yieldToEventLoop,
    timeoutMs: settings.TRANSLATION_TIMEOUT_SECONDS * 1000,
    refusesUnsure: settings.TRANSLATION_UNSURE === 'refuse',
    concurrency: settings.TRANSLATION_CONCURRENCY,
  }
  const documents = openDocuments(
    context,
    createTranslator(parts, () => {}),
  )
  const writer = openWriter(context, parts.detectLanguage)
  const select = (report: ReportEngine) => ({ ...createTranslator(parts, report), documents, writer })
  return Object.assign(select, { [Symbol.asyncDispose]: () => documents[Symbol.asyncDispose]() })
}
