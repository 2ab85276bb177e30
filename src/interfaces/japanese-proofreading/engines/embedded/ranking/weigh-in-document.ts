import { applyEdit, type Edit } from '../channel/edit.ts'
import { scriptOf } from '../channel/script.ts'

/** By how much the rest of a text may speak for an edit, and against it. */
const most = 2
const minShare = 1 / 30
/** Occurrences that are counted. */
const enough = 8

/**
 * How likely a mistake is when the whole text is known: what a text has several times is likelier its own word than a slip, and likelier
 * meant where something else stands.
 */
export function weighInDocument(probability: number, document: string, sentence: string, edit: Edit): number {
  if (!concernsWord(sentence, edit)) return probability
  const edited = applyEdit(sentence, edit)
  const begin = edit.begin - reachFrom(sentence, edit.begin - 1, -1)
  const reach = reachFrom(sentence, edit.end, 1)
  const written = sentence.slice(begin, edit.end + reach)
  const meant = edited.slice(begin, edit.begin + edit.replacement.length + reach)
  const others = document.replaceAll(written, '\n')
  const ratio = (countOccurrences(others, meant) + 1) / Math.max(1, countOccurrences(document, written))
  // Nobody slips alike thrice, but a word once misconverted is offered first the next time.
  const weight = Math.min(most, Math.max(minShare, edit.kind === 'homophone' ? ratio : ratio ** 3))
  const odds = (weight * probability) / Math.max(1e-9, 1 - probability)
  return odds / (1 + odds)
}

/** Whether an edit changes kanji or katakana, or parts a word of katakana: other kana and particles come again by chance. */
function concernsWord(sentence: string, { begin, end, replacement }: Edit): boolean {
  const beside = [sentence[begin - 1], sentence[end]]
  return (
    /[\p{Script=Han}\p{Script=Katakana}ー]/u.test(sentence.slice(begin, end) + replacement) ||
    beside.every((letter) => letter !== undefined && scriptOf(letter) === 'katakana')
  )
}

/** One letter beside an edit, or two of one word of kanji or katakana. */
function reachFrom(text: string, at: number, step: 1 | -1): number {
  const first = text[at]
  if (first === undefined) return 0
  const script = scriptOf(first)
  const next = text[at + step]
  return (script === 'kanji' || script === 'katakana') && next !== undefined && scriptOf(next) === script ? 2 : 1
}

function countOccurrences(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0 && count < enough; at = text.indexOf(part, at + 1)) count++
  return count
}
