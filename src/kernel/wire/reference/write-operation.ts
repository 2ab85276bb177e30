import type { TSchema } from 'typebox'
import type { Contract, KeyRule, Operation } from '../contract.ts'
import { statusesOf } from '../openapi/statuses-of.ts'
import { escapeHtml } from '../../../libraries/text/escape-html.ts'
import { listFields, typeOf } from './list-fields.ts'

/** What an operation takes and answers, as HTML; `tag` is that of its headings. */
export function writeOperation(contract: Contract, operation: Operation, tag: 'h3' | 'h4'): string {
  const write = (title: string, schema: TSchema | undefined) => writeFields(title, schema, tag)
  const { aliases = [], params, query, body } = operation
  const also = aliases.length
    ? `<p class="fact">Also ${aliases.map((each) => writeAddress(contract, operation, each)).join(', ')}.</p>`
    : ''
  return `${also}${operation.key ? `<p class="fact">Key: ${describeKey(operation.key)}.</p>` : ''}
${write('Path', params)}${write('Query', query)}${write(`Body (${body?.accepts.join(' or ')})`, body?.schema)}
${writeAnswers(contract, operation, write)}`
}

export function writeAddress({ base }: Contract, { method }: Operation, path: string): string {
  return `<span class="method method-${method.toLowerCase()}">${method}</span> <code>/${escapeHtml(base + (path === '/' ? '' : path))}</code>`
}

/** The success first; statuses that share a body share its table. A wire may answer failures with the status of a success. */
function writeAnswers(contract: Contract, operation: Operation, write: WriteFields): string {
  const success = operation.status ?? 200
  const others = new Map<TSchema, number[]>()
  for (const [status, declared] of statusesOf(contract, operation)) {
    const body = status === success && declared !== operation.response ? contract.failure.body : declared
    if (body !== operation.response) others.set(body, [...(others.get(body) ?? []), status])
  }
  const tables = Array.from(others, ([body, statuses]) => write(`Answer ${statuses.join(', ')}`, body))
  const events = write('Each event, where it is streamed', operation.events)
  return write(`Answer ${success}`, operation.response) + events + tables.join('')
}

type WriteFields = (title: string, schema: TSchema | undefined) => string

function writeFields(title: string, schema: TSchema | undefined, tag: string): string {
  if (!schema) return ''
  const rows = listFields(schema).map(
    ({ name, type, required, description }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required ? '' : ' <small>optional</small>'}</th><td>${escapeHtml(type)}</td><td>${escapeHtml(description)}</td></tr>`,
  )
  const table = rows.length
    ? `<table class="fields">${rows.join('')}</table>`
    : `<p class="fact">${escapeHtml(typeOf(schema))}</p>`
  return `<${tag}>${escapeHtml(title)}</${tag}>${table}`
}

/** Where the key goes, as HTML. */
export function describeKey(rule: KeyRule): string {
  if (rule.need === 'optional') return 'none needed'
  if (rule.in === 'basic') return '<code>Authorization: Basic</code> with base64 of <code>KEY:KEY</code>'
  if (rule.in === 'bearer') return '<code>Authorization: Bearer KEY</code>'
  if (rule.in === 'scheme') return `<code>Authorization: …${escapeHtml(rule.suffix)} KEY</code>`
  return `${rule.in} field <code>${escapeHtml(rule.name)}</code>`
}
