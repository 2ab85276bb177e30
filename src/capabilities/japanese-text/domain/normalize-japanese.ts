import { normalizeText } from '../../../libraries/text/normalize-text.ts'

/** A text in one spelling, and where each of its characters comes from. */
export interface NormalizedText {
  readonly text: string
  /** By place in `text`, and one behind its end: the place in the original, both in UTF-16 code units. */
  readonly places: Uint32Array
}

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** NFKC: kana of half width become full, letters and digits of full width become ASCII, sound marks join their letters. */
export function normalizeJapanese(original: string): NormalizedText {
  const places: number[] = []
  let text = ''
  for (const { segment, index } of graphemes.segment(original)) {
    const normalized = normalizeText(segment, 'NFKC')
    // What stays as long as it was keeps its places; what does not is placed at the beginning of its character.
    for (let at = 0; at < normalized.length; at++)
      places.push(normalized.length === segment.length ? index + at : index)
    text += normalized
  }
  places.push(original.length)
  return { text, places: Uint32Array.from(places) }
}
