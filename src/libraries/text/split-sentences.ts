/**
 * Sentences by the rules of Unicode (UAX 29), which know no abbreviations and end a sentence inside of quotes; what they cut in two there is put
 * together again. Line breaks end a sentence.
 */
import { runAtOnce } from '../iteration/run-at-once.ts'
import { memoizeRecent } from '../memoize/memoize-recent.ts'
import { listAbbreviations } from './abbreviations.ts'

export interface Sentence {
  /** Without white space at either end; empty for white space at the beginning of a text. */
  readonly text: string
  /** White space behind it. All texts and what is behind them make the whole again. */
  readonly after: string
}

/** A quotation that goes on longer is taken for a bracket that was never closed. */
const maxQuotation = 400

/** Longer pieces are not joined: no sentence has so many characters. */
const maxSentence = 2_000

/** Sentences that are found in one step. */
const stepSize = 64

/** `language` is a BCP 47 tag; it decides which abbreviations are known. */
export function splitSentences(text: string, language = 'en'): Sentence[] {
  return runAtOnce(splitInSteps(text, language))
}

/** The same for texts that somebody chose the length of. */
export function* splitInSteps(text: string, language: string): Generator<void, Sentence[]> {
  const rules = rulesOf(language)
  const sentences: Sentence[] = []
  let begin = 0
  let count = 0
  for (const { segment, index } of rules.segmenter.segment(text)) {
    count += 1
    if (count % stepSize === 0) yield
    // UAX 29 counts brackets that open among those that close, and leaves them with the sentence before.
    const end = index + segment.replace(/(?<![「『（〔【“„«([])[「『（〔【“„«([]+$/u, '').length
    if (end < text.length && !lineEnd.test(segment) && isCutInTwo(text, begin, end, rules)) continue
    if (end > begin) addSentence(sentences, text.slice(begin, end))
    begin = Math.max(begin, end)
  }
  if (begin < text.length) addSentence(sentences, text.slice(begin))
  return sentences
}

interface Rules {
  readonly segmenter: Intl.Segmenter
  readonly abbreviations: ReadonlySet<string>
  /** Whether a full stop behind digits makes an ordinal. */
  readonly hasOrdinals: boolean
}

const lineEnd = /[\n\r\u2028\u2029\u0085]\s*$/u

const withOrdinals = new Set([
  'de',
  'da',
  'nb',
  'nn',
  'no',
  'fi',
  'et',
  'lv',
  'cs',
  'sk',
  'sl',
  'hr',
  'bs',
  'sr',
  'hu',
  'tr',
  'is',
])

/** Tags that somebody makes up take no memory for good. */
const rulesOf = memoizeRecent(64, createRules)

function createRules(language: string): Rules {
  const [primary = ''] = language.toLowerCase().split('-')
  return {
    segmenter: new Intl.Segmenter(language, { granularity: 'sentence' }),
    abbreviations: listAbbreviations(primary),
    hasOrdinals: withOrdinals.has(primary),
  }
}

function addSentence(sentences: Sentence[], segment: string): void {
  const text = segment.trim()
  if (text === '') {
    sentences.push({ text, after: segment })
    return
  }
  const begin = segment.indexOf(text)
  if (begin > 0) sentences.push({ text: '', after: segment.slice(0, begin) })
  sentences.push({ text, after: segment.slice(begin + text.length) })
}

function isCutInTwo(text: string, begin: number, end: number, rules: Rules): boolean {
  if (end - begin > maxSentence) return false
  const open = text.slice(begin, end)
  const before = open.trimEnd()
  const next = text.slice(end, end + maxQuotation)
  if (/^\p{Ll}/u.test(next) && /[.!?…]["'”’»)\]]*$/u.test(before)) return true
  if (/[」』）〕】]$/u.test(open) && !/^[\s「『（〔【]/u.test(next)) return true
  return isInsideQuotation(before, next) || endsInAbbreviation(before.slice(-24), next, rules)
}

const quotations = [
  ['「', '」'],
  ['『', '』'],
  ['（', '）'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['(', ')'],
] as const

/** Whether one of these brackets is open and will be closed soon. German closes by the sign that English opens with. */
function isInsideQuotation(before: string, next: string): boolean {
  const isGerman = before.includes('„')
  return quotations.some(([begin, end]) => {
    if (!next.includes(end) || (isGerman && begin === '“')) return false
    return before.split(begin).length > before.split(end).length
  })
}

function endsInAbbreviation(before: string, next: string, { abbreviations, hasOrdinals }: Rules): boolean {
  const [, two, last] = /((?:^|(?<=[\s("'“‘«]))[\p{L}.]{1,4}\. )?([\p{L}\p{N}.-]+\.)$/u.exec(before) ?? []
  if (last === undefined) return false
  if (hasOrdinals && /^\d{1,2}\.$/u.test(last) && /^\p{L}/u.test(next)) return true
  if (/^(?:\p{Lu}\.)+$/u.test(last) && /^\p{Lu}/u.test(next)) return true
  const following = /^(\p{L}{1,3}\.)/u.exec(next)?.[1] ?? ''
  const keys = [last, `${two?.trim() ?? ''}${last}`].map((each) => each.toLowerCase())
  return (
    abbreviations.has(`${last}${following}`.toLowerCase()) ||
    keys.some((key) => abbreviations.has(key) || (abbreviations.has(`${key}#`) && /^\d/.test(next)))
  )
}
