import { findFixedTerms } from '../../src/capabilities/translation/texts/fixed-terms/find-fixed-terms.ts'
import { keepsTerms } from '../../src/capabilities/translation/texts/fixed-terms/keeps-terms.ts'
import { answerPhrase } from '../../src/capabilities/translation/engines/phrase-book/answer-phrase.ts'
import { phraseBookPath } from '../../src/capabilities/translation/engines/phrase-book/phrase-book-path.ts'
import { PhraseBook } from '../../src/capabilities/translation/engines/phrase-book/phrase-book.ts'
import { readPhraseFile } from '../../src/capabilities/translation/engines/phrase-book/phrase-file.ts'
import { createWorkerPools } from '../../src/kernel/foundation/workers/piscina-pools.ts'
import { type Pair, readPairs } from '../../training/translation/phrase-book/read-pairs.ts'
import type { Figure } from '../result.ts'
import { corpusChrf } from './corpus-chrf.ts'
import { type CutWords, type Direction, directions, openCut } from './direction.ts'
import { hasHeldBack, type HeldBackKind, readHeldBack } from './held-back-pairs.ts'
import { openEmbeddedEngine } from './open-embedded-engine.ts'
import type { SentencePair } from './parallel-corpus.ts'
import { NearestTranslation } from './translation-memory.ts'

/** Pairs of each kind that are translated, and pairs of its training among which the nearest is sought. */
const [maxAsked, maxRemembered] = [200, 30_000]

const kinds = {
  strings: { trained: 'interface', targets: { ja: '>= 35', en: '>= 50' } },
  prose: { trained: 'prose', targets: { ja: '>= 30', en: '>= 45' } },
} as const

/**
 * How well what a server answers fits strings and prose of projects that were held back, and what goes wrong with it; beside the nearest
 * pair that the models were trained on, and the phrase book alone.
 */
export async function measureKinds(): Promise<Figure[]> {
  if (!hasHeldBack()) return []
  const trained = await readPairs()
  const book = new PhraseBook(await readPhraseFile(phraseBookPath))
  const cut = openCut()
  const figures: Figure[] = []
  for (const kind of ['strings', 'prose'] as const) {
    const asked = takeEvenly(await readHeldBack(kind), maxAsked)
    const known = takeEvenly(
      trained.filter((pair) => pair.kind === kinds[kind].trained),
      maxRemembered,
    )
    for (const direction of directions)
      figures.push(...(await measureKind({ kind, direction, asked, known, book, cut })))
  }
  return figures
}

interface Task {
  readonly kind: HeldBackKind
  readonly direction: Direction
  readonly asked: readonly SentencePair[]
  readonly known: readonly Pair[]
  readonly book: PhraseBook
  readonly cut: CutWords
}

async function measureKind({ kind, direction, asked, known, book, cut }: Task): Promise<Figure[]> {
  const { source, target } = direction
  const texts = asked.map((pair) => pair[source])
  const phrases = texts.map(
    (text) => answerPhrase(text, { language: source, kind: undefined, formality: undefined }, book)[0],
  )
  const made = await translateRest(texts, phrases, direction)
  const memory = new NearestTranslation(
    known.map(({ english, japanese }) => (source === 'en' ? [english, japanese] : [japanese, english])),
    cut[source],
  )
  const score = (all: readonly string[]) =>
    corpusChrf(
      all,
      asked.map((pair) => pair[target]),
    )
  const what = `${kind} held back, ${source}-${target}`
  const share = (isSo: (answer: Answer, text: string) => boolean) =>
    (100 * made.filter((answer, index) => isSo(answer, texts[index] ?? '')).length) / made.length
  const faults = {
    unsure: share(({ isSure }) => !isSure),
    'left as they were': share(({ text }, asked) => text.trim() === asked.trim()),
    'without a placeholder, address or number': share(({ text }, asked) => !keepsTerms(text, findFixedTerms(asked))),
    empty: share(({ text }) => text.trim() === ''),
  }
  return [
    {
      name: `chrF of ${what}`,
      value: score(made.map(({ text }) => text)),
      unit: '',
      peers: {
        'the nearest training pair': score(texts.map((text) => memory.find(text))),
        'the phrase book alone': score(phrases.map((phrase) => phrase ?? '')),
      },
      target: kinds[kind].targets[target],
    },
    ...Object.entries(faults).map(([fault, value]) => ({ name: `${what}, ${fault}`, value, unit: '%', peers: {} })),
  ]
}

interface Answer {
  readonly text: string
  readonly isSure: boolean
}

/** What the phrase book does not know, by the models that come with Mainstay. */
async function translateRest(
  texts: readonly string[],
  phrases: readonly (string | undefined)[],
  { source, target }: Direction,
): Promise<readonly Answer[]> {
  await using workers = createWorkerPools({ maxThreads: 1 })
  const engine = openEmbeddedEngine(workers)
  const { signal } = new AbortController()
  return Promise.all(
    texts.map(async (text, index): Promise<Answer> => {
      const phrase = phrases[index]
      if (phrase !== undefined) return { text: phrase, isSure: true }
      const made = await engine.translate({ text, source, target, format: 'text' }, signal)
      return { text: made.text, isSure: made.doubt === undefined }
    }),
  )
}

function takeEvenly<Each>(all: readonly Each[], count: number): readonly Each[] {
  const step = Math.max(1, all.length / count)
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)]).flatMap(
    (each) => each ?? [],
  )
}
