import { decodeCharacterReferences } from './character-references.ts'
import { findFileUses } from './file-uses.ts'
import { maskVerbatim } from './mask-verbatim.ts'
import { normalizeUrl } from './normalize-url.ts'
import type { Site } from './site.ts'

/** mediawiki.org/wiki/Manual:$wgUrlProtocols; an address without one is a link in brackets alone. */
const protocols =
  'bitcoin:|ftps?:\\/\\/|geo:|git:\\/\\/|gopher:\\/\\/|https?:\\/\\/|ircs?:\\/\\/|magnet:|mailto:|mms:\\/\\/|news:|nntp:\\/\\/|' +
  'redis:\\/\\/|sftp:\\/\\/|sips?:|sms:|ssh:\\/\\/|svn:\\/\\/|tel:|telnet:\\/\\/|urn:|worldwind:\\/\\/|xmpp:'

/** In brackets (the first two groups are empty then), or between words. */
const address = new RegExp(
  `(?<bracket>\\[)(?:${protocols}|\\/\\/)[^\\s<>[\\]"]+|(?<![\\p{L}\\p{N}_])(?:${protocols})[^\\s<>[\\]"]+`,
  'giu',
)

const begun = new RegExp(`^(?:${protocols}|\\/\\/)`, 'i')

/** Addresses in a page's text, in brackets or not, each once; those that lead to the wiki itself are none (`$wgRegisterInternalExternals`). */
export function* externalLinksInSteps(text: string, site: Site): Generator<void, string[]> {
  const urls = new Set<string>()
  const add = (url: string) => /[:/]./.test(url) && urls.add(normalizeUrl(url))
  for (const use of findFileUses(text, site)) {
    if (use?.leadsTo !== undefined && begun.test(use.leadsTo)) add(use.leadsTo)
    yield
  }
  const masked = maskVerbatim(text)
  yield
  for (const { 0: all, groups } of masked.matchAll(address)) {
    add(cutEntities(groups?.['bracket'] === undefined ? trimSentence(all) : all.slice(1)))
    yield
  }
  const own = readServer(site)
  return [...urls].filter((url) => own === undefined || !isWithin(url.toLowerCase(), own))
}

/** Spaces, brackets and emphasis written otherwise end an address, too. */
function cutEntities(url: string): string {
  const end = url.search(/&(?:lt|gt|nbsp);|&#(?:x0*(?:3c|3e|a0)|0*(?:60|62|160));|''/i)
  return decodeCharacterReferences(end < 0 ? url : url.slice(0, end))
}

/** Punctuation after an address is not part of it; a closing bracket is, if it was opened within. */
export function trimSentence(found: string): string {
  const signs = found.includes('(') ? ',;.:!?' : ',;.:!?)'
  let end = found.length
  while (end > 0 && signs.includes(found[end - 1] ?? '')) end -= 1
  return found.slice(0, end)
}

/** Where the wiki itself lies, without the protocol: Wikipedia is at both. */
function readServer({ base }: Site): string | undefined {
  return URL.canParse(base) ? `//${new URL(base).host.toLowerCase()}` : undefined
}

function isWithin(url: string, server: string): boolean {
  const own = url.replace(/^https?:/, '')
  return own.startsWith(server) && /^(?:[/?#]|$)/.test(own.slice(server.length))
}
