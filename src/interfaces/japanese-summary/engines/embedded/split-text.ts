import { splitSentences } from '../../../../libraries/text/split-sentences.ts'

/** Sentences without what separates them; what was said word for word before is left out. */
export function splitText(text: string, separator: string | undefined): string[] {
  const pieces =
    separator === undefined ? splitSentences(text, 'ja').map((sentence) => sentence.text) : text.split(separator)
  const seen = new Set<string>()
  return pieces
    .map((piece) => piece.trim().replace(/。+$/, ''))
    .filter((sentence) => {
      const said = sentence.replace(/[\s、。，．,.]/g, '')
      // The number of an item ends in a full stop.
      if (separator === undefined && /^\d{1,2}$/.test(said)) return false
      if (!/[\p{L}\p{N}]/u.test(said) || seen.has(said)) return false
      seen.add(said)
      return true
    })
}
