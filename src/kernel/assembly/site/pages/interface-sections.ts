/** What an interface's page says besides its README: all of it follows from contracts, settings and pages that stand elsewhere. */
import type { Contract } from '../../../wire/contract.ts'
import { formatDefault } from '../../../foundation/config/format-setting-fault.ts'
import type { AnyInterface } from '../../../wire/interface.ts'
import { statusesOf } from '../../../wire/openapi/statuses-of.ts'
import { descriptionOf, listFields } from '../../../wire/reference/list-fields.ts'
import { writeAddress } from '../../../wire/reference/write-operation.ts'
import { escapeHtml } from '../../../../libraries/text/escape-html.ts'
import { drawFigures } from '../figures/draw-figures.ts'
import type { SiteParts } from '../site-parts.ts'
import type { SourcePage } from '../source-pages.ts'
import { writeTable } from './write-table.ts'
import { defaultEnginesOf, engineNamesOf } from '../../../answering/engines/engine-names-of.ts'

export interface Section {
  readonly id: string
  readonly title: string
  readonly html: string
}

export function writeGuides(guides: readonly SourcePage[], root: string): Section | undefined {
  if (guides.length === 0) return undefined
  const links = guides.map(({ address, title }) => `<li><a href="${root}${address}">${escapeHtml(title)}</a></li>`)
  return { id: 'about-guides', title: 'Moving over, step by step', html: `<ul>${links.join('')}</ul>` }
}

export function writeOperations(contract: Contract, root: string): Section {
  const rows = Object.entries(contract.operations).map(([name, operation]) => [
    `<a href="${root}reference/${contract.id}/${name}.html">${escapeHtml(operation.summary)}</a>`,
    writeAddress(contract, operation, operation.path),
  ])
  const all = `<p><a href="${root}reference/index.html#${contract.id}">All fields of all operations</a></p>`
  return {
    id: 'about-operations',
    title: 'Operations',
    html: writeTable('Operations', ['what', 'address'], rows) + all,
  }
}

/** Engines by name, and every setting that only this interface reads. */
export function writeEngines(definition: AnyInterface): Section {
  const { prefix, settings, servedBy } = definition
  const own = Object.entries(settings?.properties ?? {}).map(([name, schema]) => [
    `<code>${name}</code>`,
    escapeHtml(descriptionOf(schema)),
    `<code>${escapeHtml(formatDefault(schema))}</code>`,
  ])
  const engines = engineNamesOf(definition)
  const shared = servedBy
    ? ` It is served by ${escapeHtml(servedBy.title)}, whose settings hold for all that it serves.`
    : ''
  const row = [
    `<code>${prefix}_ENGINE</code>`,
    `What does the work: ${engines.map((name) => `<code>${name}</code>`).join(', ')}; several by commas are asked in turn.`,
    `<code>${defaultEnginesOf(definition).join(',')}</code>`,
  ]
  const html = `<p>The work is done by engines, chosen by a setting.${shared}</p>${writeTable('Settings', ['setting', 'what it does', 'default'], [row, ...own])}`
  return { id: 'about-engines', title: 'Engines and settings', html }
}

export function writeErrors(contract: Contract): Section {
  const operations = Object.values(contract.operations)
  const statuses = new Set(operations.flatMap((operation) => [...statusesOf(contract, operation).keys()]))
  const failures = [...statuses].filter((status) => status >= 400).toSorted((one, other) => one - other)
  const rows = listFields(contract.failure.body).map(({ name, type, description }) => [
    `<code>${escapeHtml(name)}</code>`,
    escapeHtml(type),
    escapeHtml(description),
  ])
  const list = failures.length > 0 ? failures.join(', ') : 'none: the body tells'
  const table = rows.length > 0 ? writeTable('The body of a failure', ['field', 'type', 'what'], rows) : ''
  return { id: 'about-failures', title: 'Errors', html: `<p>Statuses of failures: ${list}. Their body:</p>${table}` }
}

export function writeLimits({ operations, callerTimeoutMs = 30_000 }: Contract): Section {
  const all = Object.values(operations)
  const sizes = all.flatMap(({ body, summary }) =>
    body?.maxBytes ? [[escapeHtml(summary), count(body.maxBytes)]] : [],
  )
  const table = sizes.length > 0 ? writeTable('Largest bodies', ['operation', 'bytes of a body'], sizes) : ''
  const html = `<p>A body has <code>MAINSTAY_MAX_BODY_BYTES</code> at most${table && ', or less:'}${table ? '' : '.'}</p>${table}
<p>Callers wait ${count(callerTimeoutMs / 1000)} seconds for an answer, unless they are set to another time.</p>`
  return { id: 'about-limits', title: 'Limits', html }
}

/** Rows of docs/clients.md for this wire. */
export function writeClients({ spec }: Contract, { sources }: SiteParts, root: string): Section | undefined {
  const markdown = sources.find(({ source }) => source === 'docs/clients.md')?.markdown ?? ''
  const [, results = ''] = /<!-- results -->\n(.*?)(?:<!-- \/results -->|$)/s.exec(markdown) ?? []
  const rows = results
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, wire = '']) => coversWire(wire, spec))
    .map(([, , , version = '', tried = '', passed = '', original = '']) =>
      [version, `${passed} of ${tried}`, original].map(escapeHtml),
    )
  if (rows.length === 0) return undefined
  const head = ['client', 'calls that pass', 'what the original does']
  const more = `<p><a href="${root}clients.html">How they were tried</a></p>`
  return { id: 'about-clients', title: 'Clients that were tried', html: writeTable('Clients', head, rows) + more }
}

/** A row may be of several wires: `G2, G5` or `G2 to G5`. */
function coversWire(wires: string, spec: string): boolean {
  const [, first, last] = /^G(\d+) to G(\d+)$/.exec(wires) ?? []
  const number = Number(/^G(\d+)$/.exec(spec)?.[1] ?? Number.NaN)
  if (first !== undefined && last !== undefined) return number >= Number(first) && number <= Number(last)
  return wires.split(', ').includes(spec)
}

/** Of the benchmarks that bear its name or that its README tells how to run. */
export function writeFiguresOf(id: string, readme: SourcePage | undefined, { runs }: SiteParts): Section | undefined {
  const named = [...(readme?.markdown ?? '').matchAll(/npm run bench -- ([\w-]+)/g)].map(([, name]) => name)
  const own = runs.filter(({ name }) => name === id || named.includes(name))
  if (own.length === 0) return undefined
  const html = own.map((run) => `<h3 id="of-${run.name}">${escapeHtml(run.name)}</h3>${drawFigures(run)}`)
  return { id: 'about-figures', title: 'Figures', html: html.join('') }
}

function count(number: number): string {
  return number.toLocaleString('en')
}
