import { maxOf } from '../../../../../../libraries/numbers/max-of.ts'
import { say, type Topic } from '../topic.ts'

const asks =
  /^(?:please |can you |could you )*(?:make|create|turn|convert|format|put|write|give me)(?: me)?(?: (?:this|these|the following)(?: lines| list| data| text)?)?(?: into| in| as| to)?(?: a)?(?: markdown)? table(?: (?:of|from|with|out of)(?: (?:this|these|the following))?(?: lines| data| text| list)?)?\s*[:\n]\s*|^(?:次の|以下の|この)?(?:行|データ|内容|リスト|文)?(?:を|から)?、?(?:表|テーブル|マークダウンの表)に(?:して|まとめて|変換して)(?:ください|ほしい)?\s*[:。\n]\s*/i

const [maxRows, maxColumns] = [500, 20]

/**
 * A table in Markdown from lines whose cells are apart by a tab, a bar, a semicolon, a comma or a colon; the first line is the head.
 * In one line semicolons stand between rows.
 */
export const makeTable: Topic = ({ whole }) => {
  const head = asks.exec(whole.slice(0, 200))
  if (!head) return undefined
  const content = whole.slice(head[0].length).trim()
  const lines = content
    .split(content.includes('\n') || !/[,、].*[;；]/u.test(content) ? '\n' : /[;；]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const separator = separators.find((one) => lines.every((line) => one.test(line)))
  if (lines.length < 2 || lines.length > maxRows || !separator) return undefined
  const rows = lines.map((line) => line.split(separator).map((cell) => cell.trim().replaceAll('|', String.raw`\|`)))
  const width = maxOf(rows.map((row) => row.length))
  if (width > maxColumns) return undefined
  const toLine = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`
  const [first = [], ...others] = rows
  return say(
    0.94,
    [toLine(first), toLine(Array.from({ length: width }, () => '---')), ...others.map(toLine)].join('\n'),
  )
}

const separators = [/\t/, /\s*\|\s*/, /\s*;\s*/, /\s*[,、]\s*/, /\s*:\s*/]
