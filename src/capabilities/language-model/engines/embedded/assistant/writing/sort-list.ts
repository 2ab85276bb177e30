import { say, type Topic } from '../topic.ts'
import { readItems } from './read-items.ts'

const asks = {
  en: /^(?:please |can you |could you )*(?:sort|order|alphabeti[sz]e|arrange|put)(?: (?:this|these|the following|my|the))?(?: (?:list|words?|names?|numbers?|items?|lines?))?(?: of (?:words|names|numbers|items))?(?: (?:for me|alphabetically|numerically|by name|by length|in order of length|in (?:alphabetical|ascending|increasing|numerical) order))?(?:,? ?(in (?:descending|reverse|decreasing)(?: alphabetical)? order|descending|backwards|from (?:largest|biggest|highest|z) to (?:smallest|lowest|a)|reversed?))?\s*[:\n]\s*/i,
  ja: /^(?:(?:次|以下)の?|これら?|この)?(?:リスト|単語|言葉|名前|数字?|項目)?(?:を|の)?、?(?:(?:五十音順|あいうえお順|アルファベット順|昇順|小さい順|長さ順|文字数順)に?|(降順に?|大きい順に?|逆順に?))?、?(?:並べ替え|並び替え|ならべかえ|並べ|ソート(?:し)?)(?:て|てください|てほしい)?(?:ください)?\s*[:。\n]\s*/,
}

const maxItems = 2_000

/** A list in order: numbers by their size, all else as the language sorts it, or by length. */
export const sortList: Topic = ({ whole, language }) => {
  const head = asks[language].exec(whole.slice(0, 200)) ?? asks.en.exec(whole.slice(0, 200))
  if (!head) return undefined
  const rest = whole.slice(head[0].length).trim()
  const isByLines = rest.includes('\n')
  const items = readItems(rest)
  const list = items.length < 2 && !isByLines ? rest.split(/\s+/) : items
  if (list.length < 2 || list.length > maxItems) return undefined
  const sorted = /\b(?:by|in order of) length\b|長さ順|文字数順/i.test(head[0])
    ? list.toSorted((a, b) => [...a].length - [...b].length)
    : sort(list, language)
  const inOrder = head[1] === undefined ? sorted : sorted.toReversed()
  return say(0.94, inOrder.join(isByLines ? '\n' : language === 'ja' ? '、' : ', '))
}

function sort(items: readonly string[], language: string): readonly string[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  if (!items.every((item) => /^-?\d+(?:[.,]\d+)*$/.test(item))) return items.toSorted(compare)
  const valueOf = (item: string) => Number(item.replaceAll(',', ''))
  return items.toSorted((a, b) => valueOf(a) - valueOf(b))
}
