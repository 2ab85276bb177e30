import { encodeTitle } from '../../../../../dialects/mediawiki/encode-title.ts'
import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import type { Call } from '../call.ts'
import { escapeHtmlFully } from '../../../../../dialects/mediawiki/escape-html.ts'
import type { Page } from '../../../storage/stored-page.ts'

const link = /\[\[([^[\]|]{1,500})(?:\|([^[\]]{0,500}))?\]\]/g

/** Comments in MediaWiki's HTML, by page id: links, and where a section was edited, an arrow that leads to it. */
export async function toWireComments(call: Call, pages: readonly Page[]): Promise<ReadonlyMap<number, string>> {
  const targets = pages.flatMap(({ revision }) => [...revision.comment.matchAll(link)].map(([, target = '']) => target))
  const titles = targets.flatMap((target) => normalizeTitle(target, call.site)?.title ?? [])
  const found = await call.store.findPagesByTitle(call.site.language, [...new Set(titles)])
  const existing = new Set(found.map(({ title }) => title))
  return new Map(pages.map((page) => [page.id, describe(page, call, existing)]))
}

function describe({ title, revision: { comment } }: Page, call: Call, existing: ReadonlySet<string>): string {
  const { before, heading, after } = readSection(comment)
  if (heading === '') return writeLinks(comment, call, existing)
  const address = toPath(title, call)
  const anchor = `${address}#${encodeTitle(heading)}`
  const arrow = `<a href="${escapeHtmlFully(anchor)}" title="${escapeHtmlFully(title)}">→\u200e${escapeHtmlFully(heading)}</a>`
  const colon = after.trim() === '' ? '' : ': '
  const rest = writeLinks(after, call, existing)
  return `${writeLinks(before, call, existing)}<span dir="auto"><span class="autocomment">${arrow}${colon}</span>${rest}</span>`
}

/** The heading stands between the signs of a comment in C; without one the heading is empty. */
function readSection(comment: string): { readonly before: string; readonly heading: string; readonly after: string } {
  const start = comment.indexOf('/*')
  const end = start < 0 ? -1 : comment.indexOf('*/', start + 2)
  if (end < 0) return { before: comment, heading: '', after: '' }
  return {
    before: comment.slice(0, start),
    heading: comment.slice(start + 2, end).trim(),
    after: comment.slice(end + 2),
  }
}

function writeLinks(text: string, call: Call, existing: ReadonlySet<string>): string {
  let written = ''
  let from = 0
  for (const { 0: all, 1: target = '', 2: words, index } of text.matchAll(link)) {
    written += escapeHtmlFully(text.slice(from, index)) + writeLink(all, target, words, call, existing)
    from = index + all.length
  }
  return written + escapeHtmlFully(text.slice(from))
}

function writeLink(
  all: string,
  target: string,
  words: string | undefined,
  call: Call,
  existing: ReadonlySet<string>,
): string {
  const title = normalizeTitle(target, call.site)
  if (!title || title.interwiki !== undefined) return escapeHtmlFully(all)
  const shown = escapeHtmlFully(words === undefined || words === '' ? target.replace(/^\s*:/, '') : words)
  const name = escapeHtmlFully(title.title)
  if (existing.has(title.title))
    return `<a href="${escapeHtmlFully(toPath(title.title, call))}" title="${name}">${shown}</a>`
  const { pathname } = new URL(`${call.addresses.scriptPath}/index.php`, call.addresses.server)
  const address = `${pathname}?title=${encodeTitle(title.title)}&action=edit&redlink=1`
  return `<a href="${escapeHtmlFully(address)}" class="new" title="${name} (page does not exist)">${shown}</a>`
}

function toPath(title: string, { addresses: { articlePath } }: Call): string {
  return articlePath.replace('$1', () => encodeTitle(title))
}
