import type { Contract } from '../../../wire/contract.ts'
import { toCurl } from '../../../wire/reference/curl.ts'
import { escapeHtml } from '../../../../libraries/text/escape-html.ts'
import { renderMarkdown, writeCode } from '../markdown/render-markdown.ts'
import type { NavigationGroup } from '../navigation.ts'
import type { Page } from '../page.ts'
import type { SiteParts } from '../site-parts.ts'
import { writtenOrigin } from './write-calls.ts'

const doors: Readonly<Record<NavigationGroup['id'], string>> = {
  use: 'Call an interface, move a program over, look up a field.',
  run: 'Settings, keys, models, several replicas, what a request may cost.',
  extend: 'How it is built, why so, and how to add an interface or an engine.',
}

/** The first page: what it is, a door for each kind of reader, and every interface with a call that works. */
export function homePage(parts: SiteParts, navigation: readonly NavigationGroup[]): Page {
  const address = 'index.html'
  const write = (root = '') => ({
    title: 'Mainstay',
    html: `<h1>Mainstay</h1><div class="introduction">${writeIntroduction(parts, 'README.md', root)}</div>
<div class="introduction" lang="ja" hidden>${writeIntroduction(parts, 'README.ja.md', root)}</div>
<ul class="doors">${navigation.map((group) => writeDoor(group, root)).join('')}</ul>
<h2 id="interfaces">The interfaces</h2>${parts.interfaces.map(({ contract }) => writeInterface(contract, root)).join('')}`,
    headings: [],
    isOfServer: true,
  })
  return { address, title: 'Mainstay', write }
}

/** What stands in README.md, or its Japanese, before the first section. */
function writeIntroduction({ sources, addresses }: SiteParts, source: string, root: string): string {
  const readme = sources.find((each) => each.source === source)
  const [introduction = ''] = readme?.markdown.split(/^## /m) ?? []
  const text = introduction.replaceAll(/^(# .*|\[.*\]\(README(\.ja)?\.md\).*)$/gm, '')
  return renderMarkdown(text, { source, root, addresses }).html
}

function writeDoor({ id, title, sections }: NavigationGroup, root: string): string {
  const [first] = sections.flatMap(({ links }) => links)
  const target = id === 'use' ? 'start.html' : (first?.address ?? 'index.html')
  return `<li><a href="${root}${target}"><strong>${title}</strong> ${doors[id]}</a></li>`
}

/** Links to the reference as one page, which stood here, lead to these by the interface's id. */
function writeInterface(contract: Contract, root: string): string {
  const { id, title, summary, spec, credit, operations } = contract
  const [first] = Object.values(operations)
  const call = first ? toCurl(contract, first, { origin: writtenOrigin, key: '$MAINSTAY_KEY', isBroken: true }) : ''
  const source = credit
    ? `<p class="fact">Data: <a href="${escapeHtml(credit.url)}">${escapeHtml(credit.text)}</a></p>`
    : ''
  return `<section id="${id}"><h3><a href="${root}interfaces/${id}.html">${escapeHtml(title)}</a> <small>${spec}</small></h3>
<p>${escapeHtml(summary)} <a href="${root}reference/index.html#${id}">Operations and fields</a></p>${source}${call && writeCode(call, 'sh')}</section>`
}
