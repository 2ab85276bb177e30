import { maxOf } from '../../../../../../libraries/numbers/max-of.ts'
import { say, type Topic } from '../topic.ts'
import { readInstruction } from './read-items.ts'

const asks = /\btable\b|(?:表|テーブル)に/i
const isOther = /\b(?:times table|multiplication|periodic|timetable|tennis|dinner|book|reserve|set the)\b/i
const columnsNamed =
  /\b(?:columns?|headers?|headings?|fields?)(?: (?:named|called|are|headed|of))?\s+(.{1,200})$|列(?:は|を)?(.{1,100}?)(?:で|に|として|の表|を|、表)/iu

const [maxRows, maxColumns] = [500, 20]

/**
 * A table in Markdown of what stands in lines, or between semicolons or commas: cells are apart by a tab, a bar, a semicolon, a comma or
 * a colon, or a number ends the line. The head is that which was asked for, or else the first line.
 */
export const makeTable: Topic = ({ whole, language }) => {
  const instruction = readInstruction(whole)
  if (!instruction || !asks.test(instruction.head) || isOther.test(instruction.head)) return undefined
  const head = readHead(instruction.head)
  const lines = splitRows(instruction.content)
  const cells = splitCells(lines)
  if (!cells || lines.length > maxRows) return undefined
  const usual = language === 'ja' ? ['項目', '値'] : ['Item', 'Value']
  const rows = head ? [head, ...cells.rows] : cells.isNumbered ? [usual, ...cells.rows] : cells.rows
  const width = maxOf(rows.map((row) => row.length))
  if (rows.length < 2 || width > maxColumns) return undefined
  const toLine = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`
  const [first = [], ...others] = rows
  return say(
    0.94,
    [toLine(first), toLine(Array.from({ length: width }, () => '---')), ...others.map(toLine)].join('\n'),
  )
}

/** "with the columns team and points". */
function readHead(words: string): readonly string[] | undefined {
  const found = columnsNamed.exec(words)
  const names = (found?.[1] ?? found?.[2])?.split(/\s*(?:,|、|と|\band\b|&)\s*/iu).filter((name) => name.trim() !== '')
  return names && names.length > 1 ? names.map((name) => name.trim()) : undefined
}

function splitRows(content: string): readonly string[] {
  const isByLines = content.includes('\n')
  const isBySemicolon = !isByLines && /[;；]/u.test(content)
  return content
    .replace(/[.。]$/u, '')
    .split(isByLines ? '\n' : isBySemicolon ? /[;；]/u : /[,、]\s*(?:and\s+)?(?!\d)|\s+and\s+/u)
    .map((line) => line.replace(/^\s*[-*•・]\s+/u, '').trim())
    .filter((line) => line !== '')
}

const separators = [/\t/, /\s*\|\s*/, /\s*;\s*/, /\s*[,、]\s*/, /\s*:\s*/]
const endsInNumber =
  /^(.*?\D)[\s=:-]+((?:[$€£¥]\s?)?-?\d[\d.,]*(?:\s?(?:%|[a-z]{1,10}|[万億千]?(?:円|個|人|点|歳|本|枚|回)?))?)$/iu

function splitCells(
  lines: readonly string[],
): { readonly rows: readonly (readonly string[])[]; readonly isNumbered: boolean } | undefined {
  const separator = separators.find((one) => lines.every((line) => one.test(line)))
  const escape = (cell: string) => cell.trim().replaceAll('|', String.raw`\|`)
  if (separator) return { rows: lines.map((line) => line.split(separator).map(escape)), isNumbered: false }
  const pairs = lines.map((line) => endsInNumber.exec(line))
  if (!pairs.every((pair) => pair !== null)) return undefined
  return { rows: pairs.map((pair) => [escape(pair[1] ?? ''), escape(pair[2] ?? '')]), isNumbered: true }
}
