import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'
import type { Origin } from '../origins.ts'

/** Letters, and the origins whose names are written with them; what most of Europe has (á, é, ó) tells nothing. */
const letters: readonly (readonly [written: RegExp, homes: readonly Origin[]])[] = [
  // è at the end is Italian as well.
  [/[êëîœ]|è(?=\p{L})/u, ['fr']],
  [/ç/u, ['fr', 'pt', 'tr', 'south']],
  [/ñ/u, ['es', 'sea']],
  [/[ãõ]/u, ['pt']],
  [/ß/u, ['de']],
  [/ä/u, ['de', 'nordic', 'fi']],
  [/ö/u, ['de', 'nordic', 'fi', 'hu', 'tr']],
  [/ü/u, ['de', 'hu', 'tr']],
  [/[åøæðþ]/u, ['nordic']],
  [/[łńśźż]/u, ['pl']],
  [/[ąę]/u, ['pl', 'baltic']],
  [/[řěůťďň]/u, ['cz']],
  [/[čšž]/u, ['cz', 'south', 'baltic']],
  [/ć/u, ['south', 'pl']],
  [/[őű]/u, ['hu']],
  [/[țș]/u, ['ro']],
  [/ş/u, ['tr', 'ro']],
  [/[ğıə]/u, ['tr']],
  [/[ėųķļņģ]/u, ['baltic']],
  [/[āēī]/u, ['baltic']],
  [/ō/u, ['jp']],
  [/[ơư]|[\u1ea0-\u1ef9]/u, ['vn']],
  [/[ђјљњћџ]/u, ['south']],
  [/\p{Script=Cyrillic}/u, ['ru', 'south']],
  [/\p{Script=Greek}/u, ['gr']],
  [/[پچژگ]/u, ['fa', 'ar']],
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/[\p{Script=Armenian}\p{Script=Georgian}]/u, ['am']],
  [/[\u0900-\u0dff]/u, ['in']],
  [/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u, ['sea']],
  [/\p{Script=Ethiopic}/u, ['af']],
  [/\p{Script=Hangul}/u, ['kr']],
  [/^[\s\p{Script=Han}]+$/u, ['cn', 'jp']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['jp']],
]

const plain = /^\p{ASCII}*$/u

/** Where names are written with the letters of this one; empty for plain Latin letters. */
export function originsOfLetters(text: string): ReadonlySet<Origin> {
  if (plain.test(text)) return new Set()
  const lower = normalizeText(text, 'NFC').toLowerCase()
  return new Set(letters.filter(([written]) => written.test(lower)).flatMap(([, homes]) => homes))
}
