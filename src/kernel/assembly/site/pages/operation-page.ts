import type { Contract, Operation } from '../../../wire/contract.ts'
import { describeKey, writeAddress, writeOperation } from '../../../wire/reference/write-operation.ts'
import { escapeHtml } from '../../../../libraries/text/escape-html.ts'
import { type Page, rootOf } from '../page.ts'
import type { SiteParts } from '../site-parts.ts'
import { originalCallsOf } from './find-original-calls.ts'
import { writeCalls } from './write-calls.ts'

/** One operation: tried, called in several languages, and every field of it. */
export function operationPage(contract: Contract, name: string, operation: Operation, parts: SiteParts): Page {
  const address = `reference/${contract.id}/${name}.html`
  const write = () => ({
    title: operation.summary,
    html: `<p class="eyebrow"><a href="${rootOf(address)}interfaces/${contract.id}.html">${escapeHtml(contract.title)}</a> <span>${contract.spec}</span></p>
<h1>${escapeHtml(operation.summary)}</h1><p class="operation-address">${writeAddress(contract, operation, operation.path)}</p>
<p class="fact">Key: ${describeKey(operation.key ?? contract.key)}.</p>
<h2 id="call">Call it</h2>${writeCalls(contract, name, originalCallsOf(parts, contract.id))}
${parts.isServed ? writeTrial(contract, name) : ''}
<h2 id="fields">Fields and answers</h2>${writeOperation(contract, operation, 'h3')}`,
    headings: [],
    isOfServer: true,
  })
  return { address, title: operation.summary, write }
}

/** Where the page's script puts a form; without it the console has one. */
function writeTrial({ id }: Contract, name: string): string {
  return `<h2 id="try">Try it</h2><div class="trial" data-interface="${id}" data-operation="${name}">
<p><a href="/#/${id}/operations/${name}">This operation in the console</a></p></div>`
}
