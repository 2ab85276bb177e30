import type { AnyInterface } from '../../../wire/interface.ts'
import { describeKey } from '../../../wire/reference/write-operation.ts'
import { escapeHtml } from '../../../../libraries/text/escape-html.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { type Page, rootOf } from '../page.ts'
import { guidesOf, readmeOf, type SiteParts } from '../site-parts.ts'
import { originalCallsOf } from './find-original-calls.ts'
import {
  type Section,
  writeClients,
  writeEngines,
  writeErrors,
  writeFiguresOf,
  writeGuides,
  writeLimits,
  writeOperations,
} from './interface-sections.ts'
import { writeCalls } from './write-calls.ts'

/** All about one interface: a call, what can be called, what its README says, and what follows from its contract. */
export function interfacePage(definition: AnyInterface, parts: SiteParts): Page {
  const { contract } = definition
  const address = `interfaces/${contract.id}.html`
  return { address, title: contract.title, write: () => writeContent(definition, address, parts) }
}

function writeContent(definition: AnyInterface, address: string, parts: SiteParts) {
  const { contract } = definition
  const root = rootOf(address)
  const readme = readmeOf(parts, contract.id)
  const readmeHtml =
    readme && renderMarkdown(withoutCalls(readme.markdown), { ...readme, ...parts, root, leavesOutTitle: true })
  const before: readonly (Section | undefined)[] = [
    { id: 'about-call', title: 'A call', html: writeExample(definition, parts) },
    writeGuides(guidesOf(parts, readme), root),
    writeOperations(contract, root),
  ]
  const after: readonly (Section | undefined)[] = [
    writeEngines(definition),
    writeErrors(contract),
    writeLimits(contract),
    writeClients(contract, parts, root),
    writeFiguresOf(contract.id, readme, parts),
  ]
  const toHeadings = (sections: readonly (Section | undefined)[]) =>
    sections.flatMap((section) => (section ? [{ level: 2, id: section.id, text: section.title }] : []))
  return {
    title: contract.title,
    html: `${writeHead(definition)}${before.map(writeSection).join('')}${readmeHtml?.html ?? ''}${after.map(writeSection).join('')}`,
    headings: [...toHeadings(before), ...(readmeHtml?.headings ?? []), ...toHeadings(after)],
    isOfServer: true,
  }
}

function writeHead({ contract }: AnyInterface): string {
  const { title, spec, summary, base, alternateBases = [], key, credit } = contract
  const bases = [base, ...alternateBases].map((each) => `<code>/${escapeHtml(each)}</code>`)
  const source = credit
    ? `<p class="fact">Data: <a href="${escapeHtml(credit.url)}">${escapeHtml(credit.text)}</a></p>`
    : ''
  return `<p class="eyebrow"><span>Interface ${spec}</span></p><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(summary)}</p>
<p class="fact">Base ${bases.join(', ')}. Key: ${describeKey(key)}.</p>${source}`
}

/** They stand among the calls above. */
function withoutCalls(markdown: string): string {
  return markdown.replace(/^## With the original's client\n.*?(?=^## )/ms, '')
}

/** The operation that a page shows with the original's client, or else the first. */
function writeExample({ contract }: AnyInterface, parts: SiteParts): string {
  const originals = originalCallsOf(parts, contract.id)
  const name = originals[0]?.operation ?? Object.keys(contract.operations)[0]
  return name === undefined ? '' : writeCalls(contract, name, originals)
}

function writeSection(section: Section | undefined): string {
  return section ? `<h2 id="${section.id}">${escapeHtml(section.title)}</h2>${section.html}` : ''
}
