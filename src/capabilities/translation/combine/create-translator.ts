import type { ReportEngine } from '../../../kernel/engines/engine-chain.ts'
import { detectLanguage } from '../domain/detect/detect-language.ts'
import type { GlossaryStore } from '../domain/glossary.ts'
import type { TextsRequest, Translator } from '../domain/translator.ts'
import { askEngines, type AskOptions } from './ask-engines.ts'
import { cutUp, type Work, type WorkAnswer } from './cut-up.ts'
import type { EnginePairs } from './engine-pairs.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { planText } from './plan-text.ts'
import { keepTranslations, type MemoryParts, recallTranslations } from './recall.ts'

export interface TranslatorParts extends MemoryParts {
  readonly engines: EnginePairs
  readonly glossaries: GlossaryStore
  /** Milliseconds that an engine has for a short text. */
  readonly timeoutMs: number
  /** Texts, or pieces of long ones, that are translated at the same time. */
  readonly concurrency: number
}

export function createTranslator(parts: TranslatorParts, report: ReportEngine): Translator {
  return {
    glossaries: parts.glossaries,
    listPairs: async () => (await parts.engines.read()).pairs,
    detect: (texts) => Promise.all(texts.map((text) => detectLanguage(text))),
    async translate(request, signal) {
      const table = await parts.engines.read()
      const planned = await Promise.all(request.texts.map((text) => planText(text, request, table)))
      const recalled = await recallTranslations(planned, request, parts)
      const works = planned.map((plan, index) => cutUp(plan, recalled[index], request, table.pairs))
      const made = await translateAll(works, request, parts, signal)
      await keepTranslations(made, request, parts)
      const names = new Set(made.flatMap(({ madeBy }) => madeBy))
      if (names.size > 0) report([...names].join(', '))
      return made.map(({ text, planned: { source } }) => ({ text, source }))
    },
  }
}

/** Pieces of all texts share the engines' time, so that a short text does not wait for a long one. When one fails, all are given up. */
async function translateAll(
  works: readonly Work[],
  { formality, context }: TextsRequest,
  { timeoutMs, concurrency, log }: TranslatorParts,
  signal: AbortSignal,
): Promise<readonly WorkAnswer[]> {
  const failed = new AbortController()
  const options: AskOptions = { timeoutMs, log, signal: AbortSignal.any([signal, failed.signal]) }
  const style = { ...(formality && { formality }), ...(context && { context }) }
  try {
    const pieces = works.flatMap((work) => work.pieces)
    const answers = await mapConcurrently(pieces, concurrency, ({ text, format, routes }) =>
      askEngines(routes, { text, format, ...style }, options),
    )
    let next = 0
    return works.map((work) => work.assemble(answers.slice(next, (next += work.pieces.length))))
  } catch (thrown) {
    failed.abort()
    throw thrown
  }
}
