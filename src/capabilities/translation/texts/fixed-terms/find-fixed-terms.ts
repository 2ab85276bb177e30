/** Parts of a text that a translation has to hold as they are. */

export interface FixedTerm {
  readonly begin: number
  readonly end: number
  /** What the translation holds: what stands there, or a number in words as digits. */
  readonly text: string
  /** Of numbers only the digits count: their separators are a language's own. */
  readonly isNumber: boolean
}

const extensions =
  'txt|pdf|docx?|xlsx?|pptx?|csv|tsv|json|ya?ml|toml|xml|html?|css|jsx?|tsx?|mjs|py|rb|rs|go|java|php|c|cc|cpp|h|sh|exe|dll|zip|tar|gz|png|jpe?g|gif|svg|mp3|mp4|wav|log|ini|conf|md|po|db|sql'
const endings = 'com|org|net|io|dev|edu|gov|info|jp|uk|de|fr|cn|kr|eu|app|ai'

/** Of scripts with spaces between words: an address ends where Japanese begins. */
const letter = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`

/** What words, numbers and codes are written with where spaces part them. */
const unspaced = String.raw`[${letter}\p{M}0-9!-\/:-@[-\x60{-~]`

/** Characters; the longest that dictionaries have is a good deal shorter. */
const longestWord = 80

/**
 * In the order in which they are tried at each place. But for long words these are the rules by which the built-in models were trained
 * (training/translation/README.md); repetitions are bounded here, so that the time grows with the text.
 */
const rules = [
  // What looks like a marker of ours.
  String.raw`⟦[^⟦⟧\n]{0,100}⟧`,
  // Code
  '``[^`\\n]{1,1000}``|`[^`\\n]{1,1000}`',
  // A tag in what is no markup
  String.raw`</?[A-Za-z][^<>\n]{0,1000}>`,
  // Placeholders in braces
  String.raw`\{\{[^{}\n]{0,200}\}\}|\$?\{[ \t]{0,8}[$@#]?[A-Za-z0-9_.:-]{0,100}[ \t]{0,8}\}`,
  // Addresses
  String.raw`(?:https?|ftp|file):\/\/[${letter}0-9_~:\/?#[\]@!$&'()*+,;=%.-]{0,2000}[${letter}0-9_~\/#=-]`,
  String.raw`(?<![A-Za-z0-9_.+-])[A-Za-z0-9_.+-]{0,64}[A-Za-z0-9_]@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,63}`,
  String.raw`(?<![A-Za-z0-9-])(?:[A-Za-z0-9-]{1,63}\.){1,10}(?:${endings})(?:\/[A-Za-z0-9_~\/?#=&%.-]{0,2000}[A-Za-z0-9_~\/#=-]|\/)?(?![A-Za-z0-9])`,
  // What no language has for a word: hashes, keys, lists without a space. A model goes on about them for minutes.
  String.raw`(?<!${unspaced})${unspaced}{${longestWord + 1},1000}|(?<=${unspaced}{${longestWord + 1}})${unspaced}{1,1000}`,
  // One character over and over, in a script without spaces
  String.raw`(?<same>\S)\k<same>{39,999}`,
  // Placeholders of printf and of translators' tools
  String.raw`(?<![0-9A-Za-z%])%(?:[0-9]{1,3}\$)?[-+0#]{0,4}[0-9]{0,4}(?:\.[0-9]{1,4})?(?:ll?|h)?[sdiufxXc@](?![A-Za-z])|%[0-9](?![0-9.%])|%[A-Z][A-Z_]{2,60}|%\([a-z_]{1,60}\)[sd]`,
  // Variables
  String.raw`\$[1-9](?![0-9.,])|\$[A-Za-z_][A-Za-z0-9_]{0,60}\$?`,
  // Paths and files
  String.raw`(?<![A-Za-z0-9_.])(?:[A-Za-z]:\\|~\/|\.{1,2}\/|\/)[A-Za-z0-9_][A-Za-z0-9_.\/\\-]{0,500}[A-Za-z0-9_\/\\]`,
  String.raw`(?<![A-Za-z0-9_.-])[A-Za-z0-9_-][A-Za-z0-9_.-]{0,120}\.(?:${extensions})(?![A-Za-z0-9_])`,
  // Names in code, and options
  String.raw`(?<![A-Za-z0-9_])(?:[A-Za-z0-9.]{0,60}[A-Za-z0-9]_[A-Za-z0-9_.]{0,60}[A-Za-z0-9_]|_{1,4}[A-Za-z][A-Za-z0-9_]{0,60}|[A-Za-z][A-Za-z0-9]{0,60}(?:(?:::|\.|->)[A-Za-z][A-Za-z0-9]{0,60}){0,8}\(\)|[A-Za-z][A-Za-z0-9]{0,60}(?:(?:::|->)[A-Za-z][A-Za-z0-9]{0,60}){1,8}|[a-z]{1,60}[A-Z][A-Za-z0-9]{0,60}|--[a-z][a-z0-9-]{1,60})`,
  // Codes of letters and digits
  String.raw`(?<![A-Za-z0-9_-])#?[A-Za-z]{1,40}-?[0-9][A-Za-z0-9]{0,60}(?:-[0-9A-Za-z]{1,60}){0,8}|#[0-9]{1,20}|0x[0-9A-Fa-f]{1,40}`,
  String.raw`(?<![A-Za-z0-9_.,-])[0-9]{1,20}(?!AM\b|PM\b)[A-Z][A-Za-z0-9]{0,60}(?![A-Za-z0-9_])`,
  // Names of accounts and subjects
  String.raw`(?<![A-Za-z0-9_@#])[@#][A-Za-z_]\w{0,100}`,
  // Numbers below zero, whose sign is lost else
  String.raw`(?<![^\s(（「“"':：=])[-−][0-9]{1,12}(?:[.,][0-9]{1,9})?(?![0-9A-Za-z_-])`,
  // Numbers
  String.raw`(?<number>(?<![A-Za-z0-9_])[0-9](?:[0-9,.:\/-]{0,40}[0-9])(?![0-9A-Za-z_]{0,20}(?:st|nd|rd|th|s)(?![A-Za-z0-9_])|[ -]?(?:hundred|thousand|million|billion|trillion|dozen)|[百千万億兆十]|世紀|番目|代)(?![0-9]))`,
]

const fixed = new RegExp(rules.join('|'), 'gu')
const emoji = /\p{RGI_Emoji}+/gv

/** In the order in which they stand; none overlaps another. */
export function findFixedTerms(text: string): readonly FixedTerm[] {
  const found = Array.from(text.matchAll(fixed), ({ 0: term, index, groups }) =>
    toTerm(term, index, groups?.['number'] !== undefined),
  )
  const signs = Array.from(text.matchAll(emoji), ({ 0: term, index }) => toTerm(term, index, false))
  return mergeTerms(found, signs)
}

function toTerm(text: string, begin: number, isNumber: boolean): FixedTerm {
  return { begin, end: begin + text.length, text, isNumber }
}

/** The text without its terms. */
export function removeTerms(text: string, terms: readonly FixedTerm[]): string {
  const kept = terms.map(({ begin }, index) => text.slice(terms[index - 1]?.end ?? 0, begin))
  return kept.join('') + text.slice(terms.at(-1)?.end ?? 0)
}

/** Both in their order; of two that overlap, the first list's. */
export function mergeTerms<First extends Place, Second extends Place>(
  first: readonly First[],
  second: readonly Second[],
): readonly (First | Second)[] {
  const merged: (First | Second)[] = []
  let next = 0
  for (const term of first) {
    for (let other = second[next]; other && other.begin < term.end; other = second[++next])
      if (other.end <= term.begin) merged.push(other)
    merged.push(term)
  }
  return [...merged, ...second.slice(next)]
}

interface Place {
  readonly begin: number
  readonly end: number
}
