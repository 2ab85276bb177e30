import type { AssistantLanguage } from '../../../kernel/wire/interface/skill.ts'
import { findLanguageByName } from './language-names.ts'

/** What was asked for in plain words. */
export interface SpokenRequest {
  readonly text: string
  /** Found out from the text where it was not said. */
  readonly source?: string
  readonly target: string
}

/** Undefined for words that ask for something else. */
export function readTranslationRequest(text: string, language: AssistantLanguage): SpokenRequest | undefined {
  const words = text.trim()
  return language === 'ja' ? readJapanese(words) : readEnglish(words)
}

/** A word or two: what a language is called. */
const englishName = '[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})??'
const please = '(?:please |can you |could you |would you )?'
/** `this` and the like stand for the text that follows. */
const pronoun = '(?:this|it|the following|the following (?:text|sentence)|this (?:text|sentence))'

const beforeText = new RegExp(
  `^${please}translate (?:${pronoun} )?(?:from (?<source>${englishName}) )?(?:in)?to (?<target>${englishName}) ?[:：] ?`,
  'iu',
)
const colonFirst = new RegExp(`^${please}translate (?:${pronoun} )?`, 'iu')
const afterText = new RegExp(
  ` (?:from (?<source>${englishName}) )?(?:in)?to (?<target>${englishName})(?:,? please)?[.?!]?$`,
  'iu',
)
const questions: readonly RegExp[] = [
  /^(?:what is|what's|what does|whats) /i,
  /^how (?:do|would|can|to) (?:you |i |we |one )?say /i,
  /^say /i,
]
const inLanguage = new RegExp(` in (?<target>${englishName})[.?!]?$`, 'iu')
const wordFor = new RegExp(`^what(?: is|'s) the (?<target>${englishName}) (?:word |translation )?(?:for|of) `, 'iu')

function readEnglish(words: string): SpokenRequest | undefined {
  return readImperative(words) ?? readQuestion(words)
}

function readImperative(words: string): SpokenRequest | undefined {
  const before = beforeText.exec(words)
  if (before) return toRequest(words.slice(before[0].length), before.groups, 'en')
  const start = colonFirst.exec(words)
  // A language's name is near the end; what lies before may be long.
  const tail = words.slice(-maxTail)
  const after = start && afterText.exec(tail)
  if (!start || !after) return undefined
  const end = words.length - tail.length + after.index
  return toRequest(words.slice(start[0].length, end), after.groups, 'en')
}

const maxTail = 120

function readQuestion(words: string): SpokenRequest | undefined {
  const asked = wordFor.exec(words)
  if (asked) return toRequest(words.slice(asked[0].length).replace(/[?.]$/, ''), asked.groups, 'en')
  const start = questions.map((question) => question.exec(words)?.[0]).find((found) => found !== undefined)
  const tail = words.slice(-maxTail)
  const end = start === undefined ? undefined : inLanguage.exec(tail)
  if (start === undefined || !end) return undefined
  return toRequest(words.slice(start.length, words.length - tail.length + end.index), end.groups, 'en')
}

const japaneseName = '[ァ-ヴー]{1,12}語|[\\p{Script=Han}]{1,6}語|和文|英文|邦訳'
const japaneseVerb =
  '(?:翻訳|訳)(?:して|し|せ|する|を|お願い|ください|下さい|くれ|ほしい|欲しい|もらえ|ます|か|ませんか|[。？?!！])*'
const japaneseAfter = new RegExp(
  `(?:を|は)(?:(?<source>${japaneseName})から)?(?<target>${japaneseName})(?:に(?:${japaneseVerb}|して(?:ください|下さい)?|すると[^。]{0,8})|で(?:(?:は)?(?:何|なん)(?:と|て|です|という)[^。]{0,12}|言(?:って|うと)[^。]{0,12}))[。？?!！]?$`,
  'u',
)
const japaneseBefore = new RegExp(
  `^(?:(?:次|以下)の?(?:文|文章|テキスト)?を)?(?:(?<source>${japaneseName})から)?(?<target>${japaneseName})に${japaneseVerb}[ 　]?[:：、\\n][ 　]?`,
  'u',
)

function readJapanese(words: string): SpokenRequest | undefined {
  const before = japaneseBefore.exec(words)
  if (before) return toRequest(words.slice(before[0].length), before.groups, 'ja')
  const tail = words.slice(-maxTail)
  const after = japaneseAfter.exec(tail)
  if (!after) return undefined
  return toRequest(words.slice(0, words.length - tail.length + after.index), after.groups, 'ja')
}

function toRequest(
  quoted: string,
  { source: from, target: into }: Readonly<Record<string, string | undefined>> = {},
  language: AssistantLanguage,
): SpokenRequest | undefined {
  const text = unquote(quoted)
  const target = findLanguageByName(into ?? '', language)
  const source = findLanguageByName(from ?? '', language)
  if (text === '' || target === undefined || (from !== undefined && source === undefined)) return undefined
  return { text, target, ...(source && { source }) }
}

/** One pair of quotation marks around the whole is not part of it. */
function unquote(quoted: string): string {
  const text = quoted.trim()
  const [, inner] =
    /^(?:"([^"]*)"|'(?:.*)'|“([^”]*)”|「([^」]*)」|『([^』]*)』)$/su.exec(text)?.filter((each) => each !== undefined) ??
    []
  if (inner !== undefined) return inner.trim()
  return /^'.*'$/s.test(text) ? text.slice(1, -1).trim() : text
}
