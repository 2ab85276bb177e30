import pMap from 'p-map'
import { splitSentences } from '../../../../../libraries/text/split-sentences.ts'
import type { LanguagePair } from '../../../port.ts'
import { scanMarkup } from '../../../texts/html/scan-markup.ts'
import { type Segment, splitSegments } from '../../../texts/html/segment.ts'
import { translateSegment } from '../../../texts/html/translate-html.ts'
import { translateSentences } from '../../../texts/translate-sentences.ts'
import { maxUnderWay } from '../max-batch.ts'
import type { SentenceTranslator } from './sentence-translator.ts'

const inTurn = { concurrency: maxUnderWay }

/**
 * Translates HTML, its elements placed by the model's own alignment. Where the runtime cannot: a sentence that it loses an element
 * of, several sentences within one element, and tags within words, which it cuts in two; elements are placed as they are for
 * engines that know no alignment.
 */
export async function translateMarkup(
  html: string,
  pair: LanguagePair,
  translator: SentenceTranslator,
): Promise<string> {
  const pieces = scanMarkup(html, false)
  const turn = translator.waitTurn()
  if (turn) await turn
  const parts = splitSegments(pieces, { isXml: false, ignoredElements: new Set() })
  const written = await pMap(
    parts,
    (part) => ('raw' in part ? part.raw : translateOne(part.segment, pair, translator)),
    inTurn,
  )
  return written.join('')
}

/** What is longer is no sentence, and no model has learnt to align it. */
const maxAligned = { characters: 2_000, elements: 100 }

async function translateOne(segment: Segment, pair: LanguagePair, translator: SentenceTranslator): Promise<string> {
  const turn = translator.waitTurn()
  if (turn) await turn
  const { text, spans, marks } = segment
  const isShort = text.length <= maxAligned.characters && spans.length + marks.length <= maxAligned.elements
  const canAlign = isShort && splitSentences(text, pair.source).length === 1 && !cutsWords(segment)
  const aligned = canAlign && hasMarkup(segment) ? await translator.translateSegment(segment) : undefined
  if (aligned !== undefined) return aligned
  return translateSegment(segment, {
    translate: (plain) => translatePlain(plain, pair, translator),
    waitTurn: () => translator.waitTurn(),
  })
}

/** Sentence by sentence, as many at the same time as are computed together: of a long text the others are not begun. */
export function translatePlain(text: string, pair: LanguagePair, translator: SentenceTranslator): Promise<string> {
  return translateSentences(text, pair, {
    translate: (sentences) => pMap(sentences, (sentence) => translator.translateText(sentence), inTurn),
    waitTurn: () => translator.waitTurn(),
  })
}

function hasMarkup({ spans, marks }: Segment): boolean {
  return spans.length > 0 || marks.length > 0
}

/** The runtime takes every tag for the end of a word. */
function cutsWords({ text, spans, marks }: Segment): boolean {
  const places = [...spans.flatMap(({ begin, end }) => [begin, end]), ...marks.map(({ at }) => at)]
  return places.some((place) => /[\p{L}\p{N}]$/u.test(text.slice(0, place)) && /^[\p{L}\p{N}]/u.test(text.slice(place)))
}
