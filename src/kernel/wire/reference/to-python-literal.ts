import { isJsonObject } from '../../../libraries/json/json-object.ts'

const lineWidth = 76

/** A JSON value as Python writes it: in one line where it fits, else with a line for each member. */
export function toPythonLiteral(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  // A string of JSON is one of Python: both know these escapes.
  if (!Array.isArray(value) && !isJsonObject(value)) return JSON.stringify(value)
  const inner = `${indent}    `
  const members = Array.isArray(value)
    ? value.map((each: unknown) => toPythonLiteral(each, inner))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${toPythonLiteral(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const line = `${open}${members.join(', ')}${close}`
  if (indent.length + line.length <= lineWidth && !line.includes('\n')) return line
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`
}
