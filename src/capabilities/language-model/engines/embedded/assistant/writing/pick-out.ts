import { say, type Topic } from '../topic.ts'
import { readInstruction } from './read-items.ts'

const asks =
  /\b(?:extract|pick out|pull out|collect)\b|\b(?:find|list|get|give me|show(?: me)?|which are|what are) (?:me )?(?:all|every|the)\b|抜き出|抽出|取り出|リストアップ/i

interface Kind {
  readonly named: RegExp
  readonly shape: RegExp
}

/** What can be told in a text by its shape; bounded, since texts come from anybody. */
const kinds: readonly Kind[] = [
  {
    named: /\be-?mails?\b|\bmail addresses\b|メールアドレス/i,
    shape: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g,
  },
  {
    named: /\b(?:phone|telephone|mobile)(?: numbers?)?\b|\bphones\b|電話番号/i,
    shape: /(?<![\w.])\+?\(?\d[\d ()-]{6,18}\d(?!\w)/g,
  },
  {
    named: /\b(?:links?|urls?|web ?sites?|addresses of pages)\b|リンク|URL/i,
    shape: /https?:\/\/[^\s<>"')]{1,500}[^\s<>"').,]/g,
  },
  {
    named: /\bdates?\b|日付/i,
    shape:
      /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)(?:,? \d{4})?\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b|(?:\d{4}年)?\d{1,2}月\d{1,2}日/g,
  },
  { named: /\btimes\b|時刻/i, shape: /\b\d{1,2}:\d{2}(?: ?[ap]m)?\b|(?:午前|午後)?\d{1,2}時(?:\d{1,2}分)?/gi },
  {
    named: /\b(?:amounts?|prices?|sums? of money|money)\b|金額|値段/i,
    shape: /[$€£¥] ?\d[\d.,]*\d|\b\d[\d.,]* ?(?:dollars|euros?|pounds|yen|USD|EUR|GBP)\b|\d[\d,]*円/gi,
  },
  { named: /\bnumbers\b(?! of)|数字を/i, shape: /-?\d[\d,]*(?:\.\d+)?/g },
  { named: /\bhash ?tags?\b|ハッシュタグ/i, shape: /#[\p{L}\p{N}_]{1,80}/gu },
  {
    named: /\b(?:names?|capitali[sz]ed words|proper nouns)\b/i,
    shape: /(?<![.!?]\s|^)\b\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3}/gu,
  },
]

const maxFound = 200

/** Addresses, numbers, dates and the like out of a text: one a line. */
export const pickOut: Topic = ({ whole, language }) => {
  const instruction = readInstruction(whole)
  if (!instruction || !asks.test(instruction.head)) return undefined
  const { head, content } = instruction
  const named = kinds.filter((kind) => kind.named.test(head))
  const wanted = named.length > 1 ? named.filter((kind) => kind !== kinds[6] || !/phone/i.test(head)) : named
  if (wanted.length === 0) return undefined
  const found = [...new Set(wanted.flatMap(({ shape }) => content.match(shape) ?? []).map((one) => one.trim()))]
  if (found.length === 0) return say(0.85, language === 'ja' ? '見つかりません。' : 'There are none in the text.')
  return say(
    0.92,
    found
      .slice(0, maxFound)
      .map((one) => `- ${one}`)
      .join('\n'),
  )
}
