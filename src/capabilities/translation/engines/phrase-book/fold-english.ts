/** Folds English texts that mean the same to one key: capitals, contractions, full stops, commas, hyphens, British spellings. */
import { normalizeText } from '../../../../libraries/text/normalize-text.ts'

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'cannot'],
  [/\bcan not\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/n't\b/g, ' not'],
  [/\bi'm\b/g, 'i am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\b(i|we|she|he|they|you)'d (like|love|prefer|rather)\b/g, '$1 would $2'],
  [/\b(he|she|it|that|there|here|what|where|who|how|when)'s\b/g, '$1 is'],
  [/\blet us\b/g, "let's"],
  [/\bok\b/g, 'okay'],
  [/\be mail/g, 'email'],
  [/\bwi fi\b/g, 'wifi'],
]

/** Words that are folded without an apostrophe. */
const mayContract = /\bcan not\b|\blet us\b|\bok\b|\be mail|\bwi fi\b/

const spellings: ReadonlyMap<string, string> = new Map([
  ['colour', 'color'],
  ['colours', 'colors'],
  ['favourite', 'favorite'],
  ['favourites', 'favorites'],
  ['centre', 'center'],
  ['cancelled', 'canceled'],
  ['licence', 'license'],
  ['catalogue', 'catalog'],
  ['dialogue', 'dialog'],
  ['grey', 'gray'],
  ['theatre', 'theater'],
  ['neighbour', 'neighbor'],
  ['organise', 'organize'],
  ['organisation', 'organization'],
  ['customise', 'customize'],
  ['customisation', 'customization'],
])

/** The question mark stays, since "Really?" is not "Really."; what else ends a text does not count. */
export function foldEnglish(text: string): string {
  const plain = normalizeText(text, 'NFKC').toLowerCase().replace(/[‘’ʼ]/g, "'")
  const end = plain.length - trailingLength(plain)
  const question = plain.includes('?', end) ? '?' : ''
  let words = plain
    .slice(0, end)
    .replace(/[-‐‑–—_]/g, ' ')
    .replace(/[,!“”"]/g, ' ')
  if (words.includes("'") || mayContract.test(words))
    for (const [pattern, replacement] of contractions) words = words.replace(pattern, replacement)
  const folded = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => spellings.get(word) ?? word)
    .join(' ')
  return placePlease(folded) + question
}

/** "Wait here, please" asks as "Please wait here" does. */
function placePlease(folded: string): string {
  return folded.endsWith(' please') ? `please ${folded.slice(0, -7)}` : folded
}

/** Characters of white space and marks at the end, counted from there so that the time stays linear. */
function trailingLength(text: string): number {
  let at = text.length
  while (at > 0 && /[\s.,!?:;…。、~]/u.test(text[at - 1] ?? '')) at--
  return text.length - at
}
