import type { Contract } from '../../../wire/contract.ts'
import { toCurl } from '../../../wire/reference/curl.ts'
import { describeKey, writeAddress, writeOperation } from '../../../wire/reference/write-operation.ts'
import { escapeHtml } from '../../../../libraries/text/escape-html.ts'
import { writeCode } from '../markdown/render-markdown.ts'
import type { Page } from '../page.ts'
import type { SiteParts } from '../site-parts.ts'
import { writtenOrigin } from './write-calls.ts'

/** The reference as one page: every interface, its operations, fields, errors and a curl line. */
export function referencePage({ interfaces, isServed }: SiteParts): Page {
  const document = isServed ? ' As a document: <a href="/openapi.json">OpenAPI 3.1</a>.' : ''
  const write = () => ({
    title: 'All operations',
    html: `<h1>All operations</h1><p>Every operation has <a href="#${interfaces[0]?.contract.id}">a page of its own</a>, with more ways to call it.${document}</p>
${interfaces.map(({ contract }) => writeInterface(contract)).join('')}`,
    headings: interfaces.map(({ contract: { id, title } }) => ({ level: 2, id, text: title })),
    isOfServer: true,
  })
  return { address: 'reference/index.html', title: 'All operations', write }
}

function writeInterface(contract: Contract): string {
  const { id, title, spec, summary, base, key, operations } = contract
  const articles = Object.entries(operations).map(
    ([name, operation]) =>
      `<article><h3><a href="${id}/${name}.html">${escapeHtml(operation.summary)}</a></h3><p class="operation-address">${writeAddress(contract, operation, operation.path)}</p>
${writeOperation(contract, operation, 'h4')}${writeCode(toCurl(contract, operation, { origin: writtenOrigin, key: '$MAINSTAY_KEY', isBroken: true }), 'sh')}</article>`,
  )
  return `<section id="${id}"><h2><a href="../interfaces/${id}.html">${escapeHtml(title)}</a> <small>${spec}</small></h2>
<p>${escapeHtml(summary)}</p><p class="fact">Base <code>/${escapeHtml(base)}</code>, key: ${describeKey(key)}.</p>${articles.join('')}</section>`
}
