import { closeJson } from './close-json.ts'
import { findCodeKind } from './code-kind.ts'
import { type CodeKind, type OpenBracket, scanCode } from './scan-code.ts'

/** What is read of a long text. */
const maxCharacters = 20_000
const nothing: Readonly<Record<CodeKind, string>> = { python: 'None', braces: 'null' }

/**
 * Closes what code leaves open: a string, a call, a list, blocks with the white space of their beginning. Where an operand has to
 * come it takes the name that was last given, or nothing's. Undefined for words of people, and for code in which nothing is open.
 */
export function continueCode(text: string): string | undefined {
  const code = text.slice(-maxCharacters)
  const kind = findCodeKind(code)
  if (kind === undefined) return undefined
  if (kind === 'json') return closeJson(code)
  const { quote, isComment, brackets } = scanCode(code, kind)
  if (isComment) return undefined
  const operand = quote === '' ? writeOperand(code, kind) : quote
  const line = code.slice(code.lastIndexOf('\n') + 1)
  const closed = closeBlocks(line + operand, brackets)
  const body = kind === 'python' ? writeBody(line + operand + closed, line) : ''
  const written = operand + closed + body
  return written === '' ? undefined : written
}

/** What an operator or a call waits for. */
function writeOperand(code: string, kind: CodeKind): string {
  const end = code.slice(-maxEnd)
  const waits = /(?:[^=!<>]=|[=!<>]=|=>|[-+*/%&|<,?:]|\b(?:return|in|and|or|not|await|yield))\s*$/.test(end)
  const isCall =
    /\w\s*\(\s*$/.test(end) && !/\b(?:def|function|func|fn|class|if|while|for|switch) ?\w*\s*\(\s*$/.test(end)
  const isHeader = kind === 'python' && /\)?\s*:\s*$/.test(end)
  if (isHeader || !(waits || isCall)) return ''
  // Nobody adds a name to itself where there is another.
  const before = /\b([a-z_]\w*)\s*[-+*/%]\s*$/i.exec(end)?.[1]
  const name = findName(code, before) ?? findName(code)
  if (isCall) return name ?? ''
  return (/\s$/.test(end) ? '' : ' ') + (name ?? nothing[kind])
}

const maxEnd = 300

/** The name last given to a parameter, a variable or an element, other than on the left of the line itself. */
function findName(code: string, but?: string): string | undefined {
  const line = code.slice(code.lastIndexOf('\n') + 1)
  const own = /^\s*(?:(?:const |let |var )?(\w+)\s*=|for \(?(?:const |let |var )?(\w+)\b)/.exec(line)?.slice(1) ?? []
  const pattern =
    /\b(?:def \w+|function \w*|func \w+|fn \w+)\s*\(([^()\n]*)\)|\b(?:const|let|var|for) (\w+)\b|^\s*(\w+) = /gm
  const names = [...code.slice(-maxForNames).matchAll(pattern)].flatMap(([, parameters, declared, assigned]) =>
    parameters === undefined ? [declared ?? assigned ?? ''] : listParameters(parameters),
  )
  return names.findLast((name) => name !== '' && name !== but && !own.includes(name) && name !== 'self')
}

const maxForNames = 5000

function listParameters(text: string): readonly string[] {
  const names = text.split(',').map((parameter) => /(\w+)\s*(?:[:=?].*)?$/.exec(parameter.trim())?.[1] ?? '')
  // The first is what it is about.
  return names.toReversed()
}

/** Calls end on their line; blocks of several lines on one of their own, the statement before them with its semicolon. */
function closeBlocks(line: string, brackets: readonly OpenBracket[]): string {
  let written = ''
  for (const { closer, indent, isOverLines } of brackets.toReversed()) {
    if (!isOverLines) {
      written += closer
      continue
    }
    if (closer === '}' && /[\w)\]"'`]$/.test(line + written)) written += ';'
    written += `\n${indent}${closer}`
  }
  return written
}

/** A Python statement with a body gets its colon, and an empty body. */
function writeBody(written: string, line: string): string {
  if (!/^\s*(?:def|class|if|elif|else|for|while|with|try|except)\b/.test(line)) return ''
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  const colon = written.trimEnd().endsWith(':') ? '' : ':'
  return `${colon}\n${indent}    pass`
}
