/** What the search in the browser looks through: every heading of every page, with the words below it. */
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Contract, Operation } from '../../wire/contract.ts'
import { listFields } from '../../wire/reference/list-fields.ts'
import { readSections } from './markdown/render-markdown.ts'
import type { SiteParts } from './site-parts.ts'

/** Address below `/docs/`, title of the page, heading, the words below it, each once. */
export type SearchEntry = readonly [address: string, page: string, heading: string, words: string]

/** Reads each page in a turn of its own, so that no call waits for all of them. */
export async function createSearchIndex(parts: SiteParts): Promise<readonly SearchEntry[]> {
  const entries: SearchEntry[] = []
  for (const { address, title, markdown, source } of parts.sources) {
    await yieldToOthers()
    const contract = contractOf(parts, source)
    const page = contract?.title ?? title
    // Figures are data: their table is no text to look through.
    const text = markdown.replace(/<!-- figures -->\n.*?<!-- \/figures -->\n/s, '')
    for (const [index, { heading, text: below }] of readSections(text).entries())
      entries.push(
        index === 0
          ? [address, page, page, listWords(`${describeContract(contract)} ${below}`)]
          : [`${address}#${heading.id}`, page, heading.text, listWords(below)],
      )
  }
  return [...entries, ...parts.interfaces.flatMap(({ contract }) => listOperations(contract))]
}

function contractOf({ interfaces }: SiteParts, source: string): Contract | undefined {
  return interfaces.find(({ contract }) => source === `src/interfaces/${contract.id}/README.md`)?.contract
}

function describeContract(contract: Contract | undefined): string {
  return contract ? `${contract.id} ${contract.spec} ${contract.base} ${contract.summary}` : ''
}

function listOperations({ id, title, base, operations }: Contract): readonly SearchEntry[] {
  return Object.entries(operations).map(([name, operation]): SearchEntry => [
    `reference/${id}/${name}.html`,
    title,
    operation.summary,
    listWords(`${name} /${base}${operation.path} ${describeFields(operation)}`),
  ])
}

function describeFields({ params, query, body, response }: Operation): string {
  const schemas = [params, query, body?.schema, response].filter((schema) => schema !== undefined)
  return schemas
    .flatMap((schema) => listFields(schema).map(({ name, description }) => `${name} ${description}`))
    .join(' ')
}

function listWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
  return [...new Set(words)].join(' ')
}
