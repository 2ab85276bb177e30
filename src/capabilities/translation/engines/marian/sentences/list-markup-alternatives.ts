import { type Sentence, splitSentences } from '../../../../../libraries/text/split-sentences.ts'
import type { LanguagePair } from '../../../port.ts'
import { scanMarkup } from '../../../texts/html/scan-markup.ts'
import { type MarkupPart, type Segment, splitSegments } from '../../../texts/html/segment.ts'
import { writeSegment } from '../../../texts/html/write-segment.ts'
import { adaptSpace } from '../../../texts/translate-sentences.ts'
import { listPlaces, maxCharacters, maxSentences } from './list-alternatives.ts'
import type { SentenceTranslator } from './sentence-translator.ts'

/** One sentence and what stands behind it, or markup between. */
type Unit = { readonly raw: string } | { readonly segment: Segment; readonly after: string }

/**
 * Other translations of a text in which the terms of a glossary are elements that are not translated. There are none of HTML with elements
 * that are, and none where a sentence loses one of its terms.
 */
export async function listMarkupAlternatives(
  html: string,
  pair: LanguagePair,
  wanted: number,
  translator: SentenceTranslator,
): Promise<readonly string[]> {
  const units = cutUnits(html, pair)
  if (!units) return []
  const ranked: (readonly string[])[] = []
  for (const unit of units) {
    const made = 'raw' in unit ? [unit.raw] : await rank(unit.segment, wanted, translator)
    if (!made) return []
    ranked.push(made)
  }
  const afterOf = (unit: Unit) => ('raw' in unit ? '' : unit.after)
  return listPlaces(ranked).map((place) =>
    units.map((unit, index) => (ranked[index]?.[place] ?? ranked[index]?.[0] ?? '') + afterOf(unit)).join(''),
  )
}

/** Its translations, the best first; undefined where the model loses a term. */
async function rank(
  segment: Segment,
  wanted: number,
  translator: SentenceTranslator,
): Promise<readonly string[] | undefined> {
  const best = await translator.translateSegment(segment)
  return best === undefined ? undefined : [best, ...(await translator.listOtherSegments(segment, wanted))]
}

/** Undefined where there are too many, or elements whose words are translated. */
function cutUnits(html: string, pair: LanguagePair): readonly Unit[] | undefined {
  const parts = splitSegments(scanMarkup(html, false), { isXml: false, ignoredElements: new Set() })
  if (parts.some((part) => 'raw' in part && !isBetweenLines(part.raw))) return undefined
  const segments = parts.flatMap((part) => ('raw' in part ? [] : [part.segment]))
  if (segments.reduce((sum, { text }) => sum + text.length, 0) > maxCharacters) return undefined
  const units = parts.map((part) => cutPart(part, pair))
  if (units.some((each) => each === undefined)) return undefined
  const all = units.flatMap((each) => each ?? [])
  return all.filter((unit) => 'segment' in unit).length > maxSentences ? undefined : all
}

function isBetweenLines(raw: string): boolean {
  return /^(?:\s|<br\s?\/?>)*$/.test(raw)
}

/** A part sentence by sentence; undefined where one cuts an element. */
function cutPart(part: MarkupPart, { source, target }: LanguagePair): readonly Unit[] | undefined {
  if ('raw' in part) return [part]
  const { text, spans, marks } = part.segment
  if (marks.length > 0 || spans.some(({ isOpaque }) => !isOpaque)) return undefined
  let end = 0
  const cut = splitSentences(text, source).map((sentence) => {
    const begin = end
    end += sentence.text.length + sentence.after.length
    return {
      ...sentence,
      begin,
      inner: spans.filter((span) => span.begin >= begin && span.end <= end - sentence.after.length),
    }
  })
  if (cut.reduce((sum, { inner }) => sum + inner.length, 0) < spans.length) return undefined
  return cut.map(({ begin, inner, ...sentence }, index) => {
    const isLast = index === cut.length - 1
    return toUnit(sentence, {
      begin,
      spans: inner,
      after: isLast ? sentence.after : adaptSpace(sentence.after, target),
    })
  })
}

function toUnit(
  { text }: Sentence,
  { begin, spans, after }: { readonly begin: number; readonly spans: Segment['spans']; readonly after: string },
): Unit {
  const moved = spans.map((span) => ({ ...span, begin: span.begin - begin, end: span.end - begin }))
  if (hasWordsOutside(text, moved)) return { segment: { text, spans: moved, marks: [] }, after }
  const placed = moved.map((span) => ({ span, begin: span.begin, end: span.end }))
  return { raw: writeSegment(text, placed, []) + after }
}

function hasWordsOutside(text: string, spans: Segment['spans']): boolean {
  let [rest, at] = ['', 0]
  for (const { begin, end } of spans) {
    rest += text.slice(at, begin)
    at = end
  }
  return /\p{L}/u.test(rest + text.slice(at))
}
