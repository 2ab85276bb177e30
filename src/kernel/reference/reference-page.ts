import type { TSchema } from 'typebox'
import type { Contract, KeyRule, Operation } from '../contract.ts'
import { statusesOf } from '../openapi/statuses-of.ts'
import { toCurl } from './curl.ts'
import { referenceStyle } from './reference-style.ts'

/** The reference as one readable page: every interface, its operations, fields, errors and a curl line. No script. */
export function writeReferencePage(contracts: readonly Contract[], origin: string): string {
  const links = contracts.map(
    ({ id, spec, title }) => `<li><a href="#${id}"><small>${spec}</small> ${escape(title)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mainstay reference</title><style>${referenceStyle}</style></head><body>
<header><h1>Mainstay reference</h1><p><a href="/">Console</a> · <a href="/openapi.json">OpenAPI 3.1</a></p></header>
<nav aria-label="Interfaces"><ul>${links.join('')}</ul></nav>
<main>${contracts.map((contract) => writeInterface(contract, origin)).join('')}</main></body></html>`
}

function writeInterface(contract: Contract, origin: string): string {
  const operations = Object.values(contract.operations).map((operation) => writeOperation(contract, operation, origin))
  return `<section id="${contract.id}"><h2>${escape(contract.title)} <small>${contract.spec}</small></h2>
<p>${escape(contract.summary)}</p><p class="fact">Base <code>/${contract.base}</code>, key: ${describeKey(contract.key)}.</p>
${writeCredit(contract)}${operations.join('')}</section>`
}

function writeCredit({ credit }: Contract): string {
  return credit ? `<p class="fact">Data: <a href="${escape(credit.url)}">${escape(credit.text)}</a></p>` : ''
}

function writeOperation(contract: Contract, operation: Operation, origin: string): string {
  const { method, path, aliases = [], summary, params, query, body } = operation
  const also = aliases.length
    ? `<p class="fact">Also ${aliases.map((each) => code(`/${contract.base}${each}`)).join(', ')}.</p>`
    : ''
  return `<article><h3><span class="method">${method}</span> ${code(`/${contract.base}${path}`)}</h3><p>${escape(summary)}</p>${also}
${operation.key ? `<p class="fact">Key: ${describeKey(operation.key)}.</p>` : ''}
${writeFields('Path', params)}${writeFields('Query', query)}${writeFields(`Body (${body?.accepts.join(' or ')})`, body?.schema)}
${writeAnswers(contract, operation)}
<pre tabindex="0"><code>${escape(toCurl(contract, operation, { origin, key: '$MAINSTAY_KEY' }))}</code></pre></article>`
}

/** The success first; statuses that share a body share its table. A wire may tell failures with the status of a success. */
function writeAnswers(contract: Contract, operation: Operation): string {
  const success = operation.status ?? 200
  const others = new Map<TSchema, number[]>()
  for (const [status, declared] of statusesOf(contract, operation)) {
    const body = status === success && declared !== operation.response ? contract.failure.body : declared
    if (body !== operation.response) others.set(body, [...(others.get(body) ?? []), status])
  }
  const tables = Array.from(others, ([body, statuses]) => writeFields(`Answer ${statuses.join(', ')}`, body))
  return writeFields(`Answer ${success}`, operation.response) + tables.join('')
}

function writeFields(title: string, schema: TSchema | undefined): string {
  if (!schema) return ''
  const rows = listFields(schema).map(
    ({ name, type, required, description }) =>
      `<tr><th scope="row"><code>${escape(name)}</code>${required ? '' : ' <small>optional</small>'}</th><td>${escape(type)}</td><td>${escape(description)}</td></tr>`,
  )
  const table = rows.length ? `<table>${rows.join('')}</table>` : `<p class="fact">${escape(typeOf(schema))}</p>`
  return `<h4>${escape(title)}</h4>${table}`
}

interface Field {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly description: string
}

/** Fields of an object, or of the elements of a list; nested ones by dotted name. */
function listFields(schema: TSchema, prefix = '', depth = 0): Field[] {
  const plain: JsonSchema = { ...schema }
  if (plain.anyOf?.[0] && !plain.properties) return listFields(plain.anyOf[0], prefix, depth)
  if (plain.items && depth < 3) return listFields(plain.items, `${prefix.replace(/\.$/, '')}[].`, depth)
  return Object.entries(plain.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`
    const field = {
      name,
      type: typeOf(property),
      required: plain.required?.includes(key) ?? false,
      description: descriptionOf(property),
    }
    return [field, ...(depth < 3 ? listFields(property, `${name}.`, depth + 1) : [])]
  })
}

interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
  readonly const?: unknown
  readonly description?: string
}

function typeOf(schema: TSchema): string {
  const { type, items, anyOf, const: only }: JsonSchema = { ...schema }
  if (only !== undefined) return JSON.stringify(only)
  if (type === 'undefined') return 'nothing'
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ')
  return type === 'array' && items ? `array of ${typeOf(items)}` : (type ?? 'any')
}

/** Its own, or that of the first alternative: what may be null as well is described there. */
function descriptionOf(schema: TSchema): string {
  const { description, anyOf: [first] = [] }: JsonSchema = { ...schema }
  return description ?? (first ? descriptionOf(first) : '')
}

function describeKey(rule: KeyRule): string {
  if (rule.need === 'optional') return 'none needed'
  if (rule.in === 'basic') return '<code>Authorization: Basic</code> with base64 of <code>KEY:KEY</code>'
  if (rule.in === 'bearer') return '<code>Authorization: Bearer KEY</code>'
  if (rule.in === 'scheme') return `<code>Authorization: …${escape(rule.suffix)} KEY</code>`
  return `${rule.in} field <code>${escape(rule.name)}</code>`
}

function code(text: string): string {
  return `<code>${escape(text)}</code>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
