import { lookUp } from '../../../../../libraries/json/look-up.ts'
import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'

/** Splits text into runs of one kind: words, numbers, Japanese. training/embeddings/split_text.py does the same. */

export interface Run {
  readonly kind: 'word' | 'number' | 'japanese'
  readonly text: string
}

/** Signs that are read as the word they stand for. */
const signs: Readonly<Record<string, string>> = { '%': 'percent', $: 'dollar', '£': 'pound', '€': 'euro', '¥': 'yen' }

const [gap, letter, digit, japanese, sign] = [0, 1, 2, 3, 4]

/** Kana, iteration marks and the ideographs of the basic plane; those beyond it count as letters. */
const japaneseCharacter =
  /[\u3005-\u3007\u3041-\u3096\u309d\u309e\u30a1-\u30fa\u30fc-\u30fe\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/

/** The class of every code unit. Halves of a pair are letters, so that no script is lost and no pair is cut. */
const classes = Uint8Array.from({ length: 0x1_00_00 }, (_, unit) => classify(unit))

function classify(unit: number): number {
  const character = String.fromCharCode(unit)
  if (unit >= 0xd8_00 && unit <= 0xdf_ff) return letter
  if (japaneseCharacter.test(character)) return japanese
  if (/[0-9]/.test(character)) return digit
  if (/[\p{L}\p{M}]/u.test(character)) return letter
  return Object.hasOwn(signs, character) ? sign : gap
}

/** In order; what belongs to no run is a gap. Compatibility forms and case are folded first. */
export function splitRuns(text: string): Run[] {
  const folded = normalizeText(text.toWellFormed(), 'NFKC').toLowerCase()
  const runs: Run[] = []
  for (let start = 0; start < folded.length;) {
    const kind = classAt(folded, start)
    const end = kind === digit ? endOfNumber(folded, start) : endOfClass(folded, start, kind)
    if (kind === letter) runs.push({ kind: 'word', text: folded.slice(start, end) })
    else if (kind === japanese) runs.push({ kind: 'japanese', text: folded.slice(start, end) })
    else if (kind === digit) runs.push({ kind: 'number', text: folded.slice(start, end).replaceAll(',', '') })
    else if (kind === sign) runs.push({ kind: 'word', text: lookUp(signs, folded.charAt(start)) ?? '' })
    start = end
  }
  return runs
}

function classAt(text: string, at: number): number {
  return classes[text.charCodeAt(at)] ?? gap
}

function endOfClass(text: string, start: number, kind: number): number {
  let end = start + 1
  if (kind !== sign) while (end < text.length && classAt(text, end) === kind) end += 1
  return end
}

/** Digits, with a point, comma or colon between two of them: 5,000.50 and 10:30 are one number. */
function endOfNumber(text: string, start: number): number {
  let end = start + 1
  for (; end < text.length; end++) {
    if (classAt(text, end) === digit) continue
    if (!'.,:'.includes(text.charAt(end)) || classAt(text, end + 1) !== digit) break
  }
  return end
}
