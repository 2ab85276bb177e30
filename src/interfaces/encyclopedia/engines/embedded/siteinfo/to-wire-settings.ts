import type { Call } from '../call.ts'

/** Everybody is a reader; nobody is more. */
export function toWireUserGroups() {
  return [{ name: '*', rights: ['read'] }]
}

/** No replica of a database lags behind, as there is no replica. */
export function toWireLag() {
  return [{ host: '', lag: -1 }]
}

/** What a wiki could protect pages from, and up to whom. */
export function toWireRestrictions() {
  return {
    types: ['create', 'edit', 'move', 'upload'],
    levels: ['', 'autoconfirmed', 'sysop'],
    cascadinglevels: ['sysop'],
    semiprotectedlevels: ['autoconfirmed'],
  }
}

/** A dump says nothing of the licence of its texts. */
export function toWireRights() {
  return { url: '', text: '' }
}

export function describeFileExtensions() {
  return ['png', 'gif', 'jpg', 'jpeg', 'webp'].map((ext) => ({ ext }))
}

const protocols = (
  'bitcoin: ftp:// ftps:// geo: git:// gopher:// http:// https:// irc:// ircs:// magnet: mailto: matrix: mms:// news: nntp:// ' +
  'redis:// sftp:// sip: sips: sms: ssh:// svn:// tel: telnet:// urn: worldwind:// xmpp: //'
).split(' ')

/** What addresses in a text begin with. */
export function describeProtocols() {
  return protocols
}

/** Elements of wikitext that are no HTML. */
export function describeExtensionTags() {
  return ['<pre>', '<nowiki>', '<gallery>', '<math>', '<source>', '<syntaxhighlight>', '<ref>', '<references>']
}

/** A dump of current pages knows of one revision each, and of no users. */
export async function describeStatistics({ site, store }: Call) {
  const { pages, articles } = await store.countPages(site.language)
  return { pages, articles, edits: pages, images: 0, users: 0, activeusers: 0, admins: 0, jobs: 0 }
}
