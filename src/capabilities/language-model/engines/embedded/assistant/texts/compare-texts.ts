import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { countWords, listWords } from './list-words.ts'

const [maxLength, maxNamed] = [20_000, 12]

/** Two texts of a request: in quotes, or apart by a line of dashes, an empty line or a line each. */
export function readTwoTexts(message: string): readonly [string, string, AssistantLanguage] | undefined {
  const english =
    /^(?:please )?(?:compare|what(?:'s| is) the difference between|diff|how similar are)(?: (?:these|the following|the))?(?: two)?(?: (?:texts|sentences|versions|paragraphs|lines))?\s*[:\n]?\s*/i.exec(
      message,
    )
  const japanese =
    /^(?:(?:次の|以下の|この)?(?:二つの?|2つの?|ふたつの?)(?:文章|文|テキスト)(?:を|の)(?:比較|比べ|違い)(?:し?て|を教えて|は(?:何|なに)?)?(?:ください|ですか)?)[?。:\n]*\s*/.exec(
      message,
    )
  const head = english ?? japanese
  if (!head) return undefined
  const rest = message.slice(head[0].length).slice(0, 2 * maxLength)
  const found =
    /^["“「『]([^]+?)["”」』]\s*(?:and|with|to|vs\.?|,|と|、)?\s*["“「『]([^]+)["”」』]/u.exec(rest) ??
    /^([^]+?)\n-{3,}\n([^]+)$/.exec(rest) ??
    /^([^]+?)\n\s*\n([^]+)$/.exec(rest) ??
    /^(?:A[:.)]\s*)?(.+)\n(?:B[:.)]\s*)?(.+)$/.exec(rest)
  const [, one, other] = found ?? []
  // The difference between two words is one of meaning, of which this knows nothing.
  if ([one, other].some((text = '') => !/\s\S+\s|.{6}/u.test(text) || /^[\p{Script=Latin}'-]+$/u.test(text)))
    return undefined
  return one === undefined || other === undefined ? undefined : [one.trim(), other.trim(), english ? 'en' : 'ja']
}

/** How much two texts have in common, and which words only one of them has. */
export function compareTexts(one: string, other: string, language: AssistantLanguage): string {
  if (one === other) return language === 'ja' ? '二つの文章は同じです。' : 'The two texts are the same.'
  const changed = findChange(one, other)
  if (changed)
    return language === 'ja'
      ? `違うのは「${changed[0]}」と「${changed[1]}」だけで、ほかは同じです。`
      : `They differ in one place only: "${changed[0]}" in the first, "${changed[1]}" in the second.`
  const [left, right] = [countWords(listWords(one)), countWords(listWords(other))]
  const shared = [...left.keys()].filter((word) => right.has(word))
  const all = new Set([...left.keys(), ...right.keys()]).size
  const share = all === 0 ? 0 : Math.round((100 * shared.length) / all)
  const [onlyLeft, onlyRight] = [listOnly(left, right), listOnly(right, left)]
  if (language === 'ja')
    return [
      `意味を担う語のうち共通するのは${share}%です。長さは${[...one].length}文字と${[...other].length}文字です。`,
      onlyLeft && `一つ目だけの語: ${onlyLeft}`,
      onlyRight && `二つ目だけの語: ${onlyRight}`,
    ]
      .filter(Boolean)
      .join('\n')
  return [
    `They share ${share}% of their words that carry meaning; the first has ${[...one].length} characters, the second ${[...other].length}.`,
    onlyLeft && `Only in the first: ${onlyLeft}.`,
    onlyRight && `Only in the second: ${onlyRight}.`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** What stands in place of what, where all before and behind it is the same and no less. */
function findChange(one: string, other: string): readonly [string, string] | undefined {
  const [left, right] = [splitWords(one), splitWords(other)]
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start++
  let end = 0
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end++
  const [from, to] = [left, right].map((words) =>
    words
      .slice(start, words.length - end)
      .join('')
      .trim(),
  )
  const same = left.slice(0, start).join('').length + left.slice(left.length - end).join('').length
  if (!from || !to || same < Math.max(from.length, to.length)) return undefined
  return [from, to]
}

/** Words with what is between them; in Japanese runs of one script. */
function splitWords(text: string): readonly string[] {
  return text.match(/\p{Script=Han}+|\p{Script=Hiragana}+|[ァ-ヺー]+|[\p{L}\p{N}'’]+|[^\p{L}\p{N}]/gu) ?? []
}

function listOnly(here: ReadonlyMap<string, number>, there: ReadonlyMap<string, number>): string {
  const only = [...here.keys()].filter((word) => !there.has(word))
  return only.slice(0, maxNamed).join(', ') + (only.length > maxNamed ? ', …' : '')
}
