import { splitSentences } from '../../../../../kernel/text/split-sentences.ts'
import type { LanguagePair } from '../../../port.ts'
import { scanMarkup } from '../../../texts/html/scan-markup.ts'
import { type Segment, splitSegments } from '../../../texts/html/segment.ts'
import { translateSegment } from '../../../texts/html/translate-html.ts'
import { translateSentences } from '../../../texts/translate-sentences.ts'
import type { SentenceTranslator } from './sentence-translator.ts'

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
  const parts = splitSegments(scanMarkup(html, false), { isXml: false, ignoredElements: new Set() })
  const written = await Promise.all(
    parts.map(async (part) => ('raw' in part ? part.raw : translateOne(part.segment, pair, translator))),
  )
  return written.join('')
}

async function translateOne(segment: Segment, pair: LanguagePair, translator: SentenceTranslator): Promise<string> {
  const canAlign = splitSentences(segment.text, pair.source).length === 1 && !cutsWords(segment)
  const aligned = canAlign && hasMarkup(segment) ? await translator.translateSegment(segment) : undefined
  if (aligned !== undefined) return aligned
  return translateSegment(segment, (text) => translatePlain(text, pair, translator))
}

/** Sentence by sentence, all at the same time. */
export function translatePlain(text: string, pair: LanguagePair, translator: SentenceTranslator): Promise<string> {
  return translateSentences(text, pair, (sentences) =>
    Promise.all(sentences.map((sentence) => translator.translateText(sentence))),
  )
}

function hasMarkup({ spans, marks }: Segment): boolean {
  return spans.length > 0 || marks.length > 0
}

/** The runtime takes every tag for the end of a word. */
function cutsWords({ text, spans, marks }: Segment): boolean {
  const places = [...spans.flatMap(({ begin, end }) => [begin, end]), ...marks.map(({ at }) => at)]
  return places.some((place) => /[\p{L}\p{N}]$/u.test(text.slice(0, place)) && /^[\p{L}\p{N}]/u.test(text.slice(place)))
}
