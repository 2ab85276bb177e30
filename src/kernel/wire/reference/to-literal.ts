import { lookUp } from '../../../libraries/json/look-up.ts'
import { isJsonObject } from '../../../libraries/json/json-object.ts'

const lineWidth = 62

/**
 * A value as TypeScript source: in one line where it fits, else with a line for each member.
 * `column` is where it begins. Bytes are those of a text.
 */
export function toLiteral(value: unknown, column = 0, indent = ''): string {
  if (typeof value === 'string') return quoteString(value)
  if (value instanceof Uint8Array) return `new TextEncoder().encode(${quoteString(new TextDecoder().decode(value))})`
  if (value instanceof File) return `await readFile(${quoteString(value.name)})`
  if (Array.isArray(value))
    return writeMembers(
      '[',
      ']',
      value.map((item: unknown) => ({ prefix: '', value: item })),
      column,
      indent,
    )
  if (!isJsonObject(value)) return String(value)
  const members = Object.entries(value).map(([name, member]) => ({ prefix: `${propertyName(name)}: `, value: member }))
  return writeMembers('{', '}', members, column, indent)
}

interface Member {
  readonly prefix: string
  readonly value: unknown
}

function writeMembers(open: string, close: string, members: readonly Member[], column: number, indent: string): string {
  if (members.length === 0) return open + close
  const inner = `${indent}  `
  const written = members.map(({ prefix, value }) => prefix + toLiteral(value, inner.length + prefix.length, inner))
  const oneLine = written.join(', ')
  const pad = open === '{' ? ' ' : ''
  if (column + oneLine.length + 4 <= lineWidth && !oneLine.includes('\n')) return open + pad + oneLine + pad + close
  return `${open}\n${written.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`
}

/** `{ __proto__: … }` would set the prototype instead of a property. */
function propertyName(name: string): string {
  if (name === '__proto__') return `['__proto__']`
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteString(name)
}

const escapes: Readonly<Record<string, string>> = { "'": "\\'", '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function quoteString(text: string): string {
  const escaped = text.replace(
    /['\\\p{Cc}\u2028\u2029]/gu,
    (character) => lookUp(escapes, character) ?? unicodeEscape(character),
  )
  return `'${escaped}'`
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
