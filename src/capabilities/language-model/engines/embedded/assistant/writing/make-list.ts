import { say, type Topic } from '../topic.ts'
import { readItems } from './read-items.ts'

const asks = {
  en: /^(?:please |can you |could you )*(?:make|turn|convert|format|put|write|change)(?: (?:this|these|the following|it))?(?: (?:items?|words?|lines?|text|list))?(?: into| in| as| to)?(?: an?)? (bullet(?:ed)?(?:[ -]?point)?|numbered|ordered|to-?do|check) ?(?:list|points?)(?: (?:of|from|with|out of)(?: (?:this|these|the following))?)?\s*[:\n]\s*/i,
  ja: /^(?:次の|以下の|この|これを?)?(?:項目|内容|単語|言葉|もの)?(?:を|から)?、?(箇条書き|番号付きリスト|リスト|チェックリスト)に(?:して|まとめて|直して)(?:ください|ほしい)?\s*[:。\n]\s*/,
}

const maxItems = 500

/** Words before the first item of a sentence that lists some. */
const introduction =
  /^(?:(?:we|i|you|they) (?:need|have|want|bought|must (?:buy|get)|should (?:buy|bring))(?: to (?:buy|get|bring))?|there (?:are|is)|don't forget|please bring) /i

/** Bullets, numbers or boxes before the items of a list, in Markdown. */
export const makeList: Topic = ({ whole, language }) => {
  const head = asks[language].exec(whole.slice(0, 200)) ?? asks.en.exec(whole.slice(0, 200))
  if (!head) return undefined
  const rest = whole.slice(head[0].length).trim()
  const items = readItems(rest.replace(introduction, ''))
  if (items.length < 2 || items.length > maxItems) return undefined
  const kind = head[1] ?? ''
  return say(0.94, items.map((item, index) => `${mark(kind, index)} ${item}`).join('\n'))
}

function mark(kind: string, index: number): string {
  if (/number|order|番号/i.test(kind)) return `${index + 1}.`
  return /to-?do|check|チェック/i.test(kind) ? '- [ ]' : '-'
}
