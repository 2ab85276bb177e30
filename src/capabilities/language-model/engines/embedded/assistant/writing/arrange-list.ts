import { say, type Topic } from '../topic.ts'
import { readInstruction, readItems } from './read-items.ts'

const maxItems = 2_000

const [sorts, unites, tidies, reverses, capitalises, lowers, raises] = [
  /\b(?:sort|order|arrange|rank|alphabeti[sz]e)\b|並べ|並び替え|順に|ソート/i,
  /\b(?:duplicates?|doubles?|repeats?|repeated|dedupe|deduplicate|unique|double entries)\b|重複|ダブり|同じもの/i,
  /\b(?:tidy|clean)\b|整理|きれいに|整えて/i,
  /\b(?:reverse|backwards|flip)\b|逆に/i,
  /\b(?:capitali[sz]e|title case|capital letters? at)\b|頭文字を大文字/i,
  /\b(?:lower ?case|small letters)\b|小文字に/i,
  /\b(?:upper ?case|all caps)\b|大文字に/i,
]
const isRequest =
  /^(?:please|can|could|would|now|then|first)?\b.{0,30}\b(?:list|items?|names?|words?|entries|lines?|numbers?|these|this|them|by|from|duplicates?|doubles?)\b|^(?:sort|order|rank|remove|tidy|clean|capitali[sz]e|reverse|alphabeti[sz]e|delete|drop|take out|arrange)\b|[ぁ-ん]/i
const byNumber =
  /\b(?:by (?:age|price|cost|points|score|number|size|year|date|weight|height|length of time|quantity|amount|value|rank|votes)|(?:old|young|cheap|high|low|large|small|new|early|late|big|heavy|light|long|short|tall|few)(?:g?est)|best|most|least|dearest|descending|ascending|largest|smallest)\b|(?:年齢|値段|価格|点数|数|年|日付|大きさ|重さ)(?:の.{1,4})?順|(?:高い|低い|大きい|小さい|安い|多い|少ない|古い|新しい|若い|年上の?|年下の?)順/i
const descends =
  /\b(?:oldest|highest|largest|biggest|newest|latest|best|most|heaviest|longest|tallest|dearest|descending|high(?:est)? to low(?:est)?|reverse order|z to a)\b|(?:高い|大きい|多い|新しい|年上の?)順|降順/i

/** Several things done to one list: doubles taken out, letters made alike, a new order, also by the number in each item. */
export const arrangeList: Topic = ({ whole, language }) => {
  const instruction = readInstruction(whole)
  if (!instruction || !isRequest.test(instruction.head)) return undefined
  const { head, content } = instruction
  const works = [sorts, unites, tidies, reverses, capitalises, lowers, raises].filter((work) => work.test(head))
  const items = readItems(content)
  if (works.length === 0 || items.length < 2 || items.length > maxItems) return undefined
  const cleaned = works.includes(unites) || works.includes(tidies) ? takeOutDoubles(items) : items
  const written = cleaned.map((item) => rewrite(item, works))
  const ordered = works.includes(sorts) || byNumber.test(head) ? order(written, head, language) : written
  const answer = works.includes(reverses) && !works.includes(sorts) ? ordered.toReversed() : ordered
  return say(0.92, answer.join(content.includes('\n') ? '\n' : language === 'ja' ? '、' : ', '))
}

/** The first of those that differ in nothing but spaces and capital letters. */
function takeOutDoubles(items: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = item.toLowerCase().replace(/\s+/g, ' ')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

function rewrite(item: string, works: readonly RegExp[]): string {
  if (works.includes(raises)) return item.toUpperCase()
  if (works.includes(lowers)) return item.toLowerCase()
  const [first = ''] = item
  return works.includes(capitalises) ? first.toUpperCase() + item.slice(first.length) : item
}

function order(items: readonly string[], head: string, language: string): readonly string[] {
  const numbers = new Map(items.map((item) => [item, numberIn(item)]))
  const isByNumber = byNumber.test(head) && items.every((item) => numbers.get(item) !== undefined)
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sorted = isByNumber
    ? items.toSorted((one, other) => (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0))
    : items.toSorted(compare)
  return descends.test(head) ? sorted.toReversed() : sorted
}

function numberIn(item: string): number | undefined {
  const found = /-?\d[\d,]*(?:\.\d+)?/.exec(item)?.[0]
  return found === undefined ? undefined : Number(found.replaceAll(',', ''))
}
