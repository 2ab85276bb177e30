import pMap from 'p-map'
import { minOf } from '../../../../libraries/numbers/min-of.ts'
import { memoizeLoad } from '../../../../libraries/memoize/memoize-load.ts'
import type { WaitTurn, YieldToEventLoop } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { LanguagePair, Translation, TranslationEngine, TranslationRequest } from '../../port.ts'
import { answerHtml, splitHtml } from './answer-html.ts'
import { answerPhrase } from './answer-phrase.ts'
import { answerText } from './answer-text.ts'
import { guessKind } from './guess-kind.ts'
import { type BookLanguage, PhraseBook } from './phrase-book.ts'
import { readPhraseFile } from './phrase-file.ts'
import { joinUnknown, type Piece } from './piece.ts'

export interface PhraseBookOptions {
  /** The file of phrases. */
  readonly path: string
  /** Whoever translates what the book does not know. */
  readonly next: TranslationEngine
  readonly yieldToEventLoop: YieldToEventLoop
}

/** Stretches between what the book knows that are translated at the same time. */
const maxRuns = 16

/** How sure an answer of the book is: about the share of those that a reader found right. */
const bookConfidence = 0.98

/** An engine for English and Japanese that knows phrases, and leaves all else to another one. */
export function createPhraseBookEngine({ path, next, yieldToEventLoop }: PhraseBookOptions): TranslationEngine {
  const load = memoizeLoad(async () => new PhraseBook(await readPhraseFile(path, () => yieldToEventLoop())))

  async function translate(request: TranslationRequest, signal: AbortSignal): Promise<Translation> {
    const language = languageOf(request)
    if (!language) return next.translate(request, signal)
    signal.throwIfAborted()
    const book = await load()
    const pieces = await cutByBook(request, language, book, () => yieldToEventLoop(signal))
    if (pieces.every(({ answer }) => answer === undefined)) return next.translate(request, signal)
    const runs = await pMap(joinUnknown(pieces), (run) => translateRun(run, request, signal), { concurrency: maxRuns })
    const doubt = runs.find((run) => run.doubt !== undefined)?.doubt
    const alternatives = await listAlternatives(pieces, request, (asked) => next.translate(asked, signal))
    return {
      text: runs.map(({ text }) => text).join(''),
      confidence: minOf([bookConfidence, ...runs.map(({ confidence = 1 }) => confidence)]),
      ...(doubt !== undefined && { doubt }),
      ...(alternatives.length > 0 && { alternatives }),
    }
  }

  async function translateRun(run: Piece, request: TranslationRequest, signal: AbortSignal): Promise<Translation> {
    if (run.answer !== undefined) return { text: run.answer }
    if (run.isRaw) return { text: run.source }
    return next.translate({ ...request, text: run.source }, signal)
  }

  return { listPairs: () => next.listPairs(), translate }
}

function languageOf({ source, target }: LanguagePair): BookLanguage | undefined {
  if (source === 'en' && target === 'ja') return 'en'
  return source === 'ja' && target === 'en' ? 'ja' : undefined
}

/** What else the book has for the whole, then whatever is made of it without the book. */
async function listAlternatives(
  pieces: readonly Piece[],
  request: TranslationRequest,
  translateOtherwise: (request: TranslationRequest) => Promise<Translation>,
): Promise<readonly string[]> {
  const known = pieces.length === 1 ? (pieces[0]?.others ?? []) : []
  if (!request.alternatives || known.length >= request.alternatives) return known
  const made = await translateOtherwise(request)
  return [...known, ...(made.doubt === undefined ? [made.text] : []), ...(made.alternatives ?? [])]
}

async function cutByBook(
  request: TranslationRequest,
  language: BookLanguage,
  book: PhraseBook,
  takeTurns: WaitTurn,
): Promise<Piece[]> {
  const { text, format, context = '', formality } = request
  const parts = format === 'html' ? await splitHtml(text, takeTurns) : []
  const inner = format === 'html' ? parts.flatMap((part) => ('raw' in part ? [] : part.segment.text)).join('\n') : text
  const around = hasSeveral(inner) ? `${context}\n${inner}` : context
  const kind = /\p{L}/u.test(around) ? guessKind(around, language, book) : undefined
  const ask = async (phrase: string) => {
    await takeTurns()
    return answerPhrase(phrase, { language, formality, kind }, book)
  }
  return format === 'html' ? answerHtml(parts, ask) : answerText(text, request, { ask, takeTurns })
}

/** A text alone says nothing of what stands around it. */
function hasSeveral(text: string): boolean {
  return /\S[ \t]*\n\s*\S|[.!?。！？]\s*\S/u.test(text.slice(0, 4_000))
}
