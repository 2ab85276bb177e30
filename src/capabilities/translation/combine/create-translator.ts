import type { ReportEngine } from '../../../kernel/wire/interface/chained-engine.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { DetectLanguage } from '../detection/open-detector.ts'
import type { GlossaryStore } from '../domain/glossary.ts'
import type { TextsRequest, TextTranslator, TranslatedText } from '../domain/translator.ts'
import { askEngines, type AskOptions } from './ask-engines.ts'
import { chooseAlternatives } from './choose-alternatives.ts'
import { cutUp, type PieceAnswer, type TextPieces, type TextAnswer } from './cut-up.ts'
import type { EnginePairs } from './engine-pairs.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { planText } from './plan-text.ts'
import { keepTranslations, type MemoryParts, recallTranslations } from './recall.ts'

export interface TranslatorParts extends MemoryParts {
  readonly engines: EnginePairs
  readonly detectLanguage: DetectLanguage
  readonly glossaries: GlossaryStore
  /** Milliseconds that an engine has for a short text. */
  readonly timeoutMs: number
  /** Whether what no engine stands by is refused, and not given with its doubt. */
  readonly refusesUnsure: boolean
  readonly yieldToEventLoop: YieldToEventLoop
  /** Texts, or pieces of long ones, that are translated at the same time. */
  readonly concurrency: number
}

export function createTranslator(parts: TranslatorParts, report: ReportEngine): TextTranslator {
  return {
    glossaries: parts.glossaries,
    listPairs: async () => (await parts.engines.read()).pairs,
    async detect(texts) {
      const { pairs } = await parts.engines.read()
      const likely = [...new Set(pairs.map(({ source }) => source))]
      return Promise.all(texts.map((text) => parts.detectLanguage(text, likely)))
    },
    async translate(request, signal) {
      const table = await parts.engines.read()
      const detect: DetectLanguage = (text, likely) => parts.detectLanguage(text, likely, { signal })
      const waitTurn = () => parts.yieldToEventLoop(signal)
      const tools = { detectLanguage: detect, waitTurn }
      const planned = await Promise.all(request.texts.map((text) => planText(text, request, table, tools)))
      const recalled = await recallTranslations(planned, request, parts)
      const works = await Promise.all(
        planned.map((plan, index) => cutUp(plan, recalled[index] ?? [], request, { pairs: table.pairs, waitTurn })),
      )
      const made = await translateAll(works, request, parts, signal)
      assertAnyMade(made)
      await keepTranslations(made, request, parts)
      const names = new Set(made.flatMap(({ madeBy }) => madeBy))
      if (names.size > 0) report([...names].join(', '))
      return made.map((answer) => toTranslatedText(answer, request.alternatives))
    },
  }
}

/** Pieces of all texts share the engines' time, so that a short text does not wait for a long one. */
async function translateAll(
  works: readonly TextPieces[],
  { formality, context }: TextsRequest,
  { timeoutMs, refusesUnsure, concurrency, log }: TranslatorParts,
  signal: AbortSignal,
): Promise<readonly TextAnswer[]> {
  const options: AskOptions = { timeoutMs, refusesUnsure, log, signal }
  const style = { ...(formality && { formality }), ...(context && { context }) }
  const pieces = works.flatMap((work) => work.pieces)
  const answers = await mapConcurrently(pieces, concurrency, ({ routes, ...piece }) =>
    askEngines(routes, { ...piece, ...style }, options).catch(toRefusal),
  )
  let next = 0
  return works.map((work) => work.assemble(answers.slice(next, (next += work.pieces.length))))
}

/** One text that cannot be translated leaves the others theirs; that the caller left ends all. */
function toRefusal(thrown: unknown): PieceAnswer {
  if (!(thrown instanceof ServiceError) || thrown.code === 'cancelled') throw thrown
  return { refusal: thrown }
}

/** @throws ServiceError the reason where nothing of what was to be translated was; a failure before a refusal */
function assertAnyMade(made: readonly TextAnswer[]): void {
  const wanted = made.filter(({ planned }) => !planned.staysAsIs)
  const refusals = wanted.flatMap(({ refusal }) => refusal ?? [])
  if (refusals.length < wanted.length || refusals.length === 0) return
  throw refusals.find(({ status }) => status >= 500) ?? refusals[0]
}

function toTranslatedText(
  { text, planned: { source }, confidence, others = [] }: TextAnswer,
  wanted: number | undefined,
): TranslatedText {
  const alternatives = wanted ? chooseAlternatives(text, others, wanted) : undefined
  return { text, source, ...(confidence !== undefined && { confidence }), ...(alternatives && { alternatives }) }
}
