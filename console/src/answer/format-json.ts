/**
 * Lays JSON text out over lines, two spaces a level; numbers and other short values of a list fill their lines. It works on the text as
 * sent: numbers beyond 2^53, `1.0` and repeated names stay what they are, which parsing and writing anew would change. `undefined` when it
 * is not JSON.
 */
export function formatJson(text: string): string | undefined {
  if (!isJson(text)) return undefined
  let indent = ''
  let laidOut = ''
  for (const piece of text.match(pieces) ?? []) {
    if (wholePlainList.test(piece)) laidOut += fillLines(piece, indent)
    else if (piece === '{' || piece === '[') {
      indent += '  '
      laidOut += `${piece}\n${indent}`
    } else if (piece === '}' || piece === ']') {
      indent = indent.slice(2)
      laidOut += `\n${indent}${piece}`
    } else if (piece === ',') laidOut += `,\n${indent}`
    else if (piece === ':') laidOut += ': '
    else laidOut += /^[{[]/.test(piece) ? piece.replace(/\s+/, '') : piece
  }
  return laidOut
}

/** Characters of a line with its indent, as a panel beside a form shows them. */
const maxLineLength = 52

const value = String.raw`(?:"(?:[^"\\]|\\.){0,24}"|[^\s{}[\],:"]+)`

/** A list of plain values, no text among them long. */
const plainList = String.raw`\[\s*${value}(?:\s*,\s*${value})*\s*\]`

const pieces = new RegExp(String.raw`${plainList}|"(?:[^"\\]|\\.)*"|[{[]\s*[}\]]|[{}[\],:]|[^\s{}[\],:"]+`, 'g')

const wholePlainList = new RegExp(`^${plainList}$`)

const values = new RegExp(value, 'g')

/** The list on one line where it fits, otherwise on lines that are full. */
function fillLines(list: string, indent: string): string {
  const lines: string[] = []
  let line = ''
  const width = Math.max(maxLineLength - indent.length, 24)
  for (const each of list.match(values) ?? []) {
    if (line !== '' && line.length + each.length + 2 > width) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? each : `, ${each}`
  }
  if (lines.length === 0) return `[${line}]`
  const inner = `\n${indent}  `
  return `[${inner}${[...lines, line].join(`,${inner}`)}\n${indent}]`
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
