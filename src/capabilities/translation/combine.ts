import type { EngineContext } from '../../kernel/engines/engine.ts'
import type { ChainedEngine, SelectEngine } from '../../kernel/engines/engine-chain.ts'
import { createTranslator } from './combine/create-translator.ts'
import { EnginePairs } from './combine/engine-pairs.ts'
import type { Translator } from './domain/translator.ts'
import { openGlossaries } from './glossary/open-glossaries.ts'
import { openMemory } from './memory/open-memory.ts'
import type { TranslationEngine } from './port.ts'
import type { Settings } from './settings.ts'

/** Makes one translator of the engines: each text goes to those that have its languages, in the order of the setting. */
export function combine(
  links: readonly ChainedEngine<TranslationEngine>[],
  context: EngineContext<Settings>,
): SelectEngine<Translator> {
  const { log, now, settings } = context
  const parts = {
    engines: new EnginePairs(links, { log, now }),
    memory: openMemory(context),
    glossaries: openGlossaries(context),
    log,
    timeoutMs: settings.TRANSLATION_TIMEOUT_SECONDS * 1000,
    concurrency: settings.TRANSLATION_CONCURRENCY,
  }
  return (report) => createTranslator(parts, report)
}
