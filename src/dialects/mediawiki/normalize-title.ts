import { normalizeText } from '../../libraries/text/normalize-text.ts'
import { decodeCharacterReferences } from './character-references.ts'
import { isInterwikiPrefix } from './interwiki-prefixes.ts'
import type { Namespace, Site } from './site.ts'
import { findNamespace, findNamespaceById } from './site-namespaces.ts'
import { toUpperFirst } from './to-upper-first.ts'
import { languageOf } from './language-of.ts'

export interface Title {
  readonly namespace: number
  /** With the namespace's localised prefix, spaces for underscores: as `Page.title` and links are written. */
  readonly title: string
  /** What followed `#`. */
  readonly fragment: string | undefined
  /** The prefix that leads to another wiki, in lower case; `title` then keeps it. */
  readonly interwiki: string | undefined
}

/** Bytes of UTF-8 without the prefix; a special page's may be longer. */
const maxTitleLength = 255
const maxSpecialTitleLength = 512

const directionMarks = /[\u200e\u200f\u202a-\u202e]+/g
const spaces = /[ _\u00a0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g
/** Holds nothing to decode, to compose or to refuse; nearly every title is so. */
const plain =
  /^[\w!"$'()*,\-./;=?@^`~+ \u00a1-\u02ff\u0400-\u0482\u048a-\u04ff\u3041-\u3096\u30a1-\u30fa\u30fc-\u30fe\u4e00-\u9fff]+$/
const untidySpaces = /^[ _]|[ _]$|_| {2}/
const illegal = /[\p{Cc}#<>[\]{|}\ufffd]|%[\da-fA-F]{2}|&(?:[A-Za-z\d\u0080-\uffff]+|#\d+|#x[\da-fA-F]+);|~~~/u
const relative = /(?:^|\/)\.{1,2}(?:\/|$)/

/**
 * A title in its one written form, as MediaWiki's manual has it (mediawiki.org/wiki/Manual:Page_title,
 * Manual:Title.php); undefined for what cannot be a title. A leading colon is taken off.
 */
export function normalizeTitle(text: string, site: Site): Title | undefined {
  const [name = '', fragment] = splitFragment(tidy(text))
  const unprefixed = name.startsWith(':') ? trimSpaces(name.slice(1)) : name
  const colon = unprefixed.indexOf(':')
  if (colon <= 0) return toTitle(unprefixed, findNamespaceById(site, 0), site, fragment)
  const prefix = trimSpaces(unprefixed.slice(0, colon))
  const rest = trimSpaces(unprefixed.slice(colon + 1))
  const namespace = findNamespace(site, prefix)
  if (namespace) return isTalkOfPrefixed(namespace, rest, site) ? undefined : toTitle(rest, namespace, site, fragment)
  const interwiki = prefix.toLowerCase()
  if (isInterwikiPrefix(interwiki)) return { namespace: 0, title: `${interwiki}:${rest}`, fragment, interwiki }
  return toTitle(unprefixed, findNamespaceById(site, 0), site, fragment)
}

function tidy(text: string): string {
  if (plain.test(text)) return untidySpaces.test(text) ? trimSpaces(text.replaceAll(spaces, ' ')) : text
  const decoded = decodeCharacterReferences(text).replaceAll(directionMarks, '').replaceAll(spaces, ' ')
  return normalizeText(trimSpaces(decoded), 'NFC')
}

/** Runs are single spaces by now. A line feed makes a title illegal and must not be trimmed away. */
function trimSpaces(text: string): string {
  if (!text.startsWith(' ') && !text.endsWith(' ')) return text
  return text.slice(text.startsWith(' ') ? 1 : 0, text.length > 1 && text.endsWith(' ') ? -1 : undefined)
}

function splitFragment(text: string): [string, string | undefined] {
  const hash = text.indexOf('#')
  if (hash < 0) return [text, undefined]
  return [trimSpaces(text.slice(0, hash)), text.slice(hash + 1)]
}

/** `Talk:File:X` would be the talk page of nothing. */
function isTalkOfPrefixed({ id }: Namespace, rest: string, site: Site): boolean {
  const colon = rest.indexOf(':')
  if (id !== 1 || colon <= 0) return false
  const prefix = trimSpaces(rest.slice(0, colon))
  return findNamespace(site, prefix) !== undefined || isInterwikiPrefix(prefix.toLowerCase())
}

function toTitle(name: string, namespace: Namespace, site: Site, fragment: string | undefined): Title | undefined {
  if (!isLegal(name, namespace)) return undefined
  const cased = namespace.case === 'first-letter' ? toUpperFirst(name, languageOf(site)) : name
  const title = namespace.name === '' ? cased : `${namespace.name}:${cased}`
  return { namespace: namespace.id, title, fragment, interwiki: undefined }
}

function isLegal(name: string, { id }: Namespace): boolean {
  if (name === '' || name.startsWith(':')) return false
  if (!plain.test(name) && (illegal.test(name) || !name.isWellFormed())) return false
  if (name.includes('~~~') || (name.includes('.') && relative.test(name))) return false
  return fitsIn(name, id === -1 ? maxSpecialTitleLength : maxTitleLength)
}

function fitsIn(name: string, bytes: number): boolean {
  // A character of a JavaScript string is three bytes of UTF-8 at most.
  if (name.length * 3 <= bytes) return true
  return name.length <= bytes && new TextEncoder().encode(name).length <= bytes
}
