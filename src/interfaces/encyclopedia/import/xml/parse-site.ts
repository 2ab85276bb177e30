import { completeNamespaces, type NamedNamespace } from '../../../../dialects/mediawiki/complete-namespaces.ts'
import { findContentLanguage } from '../check-language.ts'
import type { Site, TitleCase } from '../../../../dialects/mediawiki/site.ts'
import { decodeXml } from './decode-xml.ts'
import { findElement, readAttribute, readText } from './read-element.ts'
import type { DumpHead } from './dump-head.ts'

/** Reads `<mediawiki …><siteinfo>…</siteinfo>`; undefined for what is no export of MediaWiki. */
export function parseHead(xml: string): DumpHead | undefined {
  const rootStart = xml.indexOf('<mediawiki')
  const rootEnd = xml.indexOf('>', rootStart)
  if (rootStart < 0 || rootEnd < 0) return undefined
  const read = (name: string) => readText(xml, name)?.trim()
  return {
    language: readAttribute(xml.slice(rootStart + '<mediawiki'.length, rootEnd), 'xml:lang'),
    name: read('sitename'),
    databaseName: read('dbname'),
    base: read('base'),
    generator: read('generator'),
    case: toTitleCase(read('case')),
    namespaces: readNamespaces(xml),
  }
}

function toTitleCase(text: string | undefined): TitleCase {
  return text === 'case-sensitive' ? 'case-sensitive' : 'first-letter'
}

function readNamespaces(xml: string): NamedNamespace[] {
  const namespaces: NamedNamespace[] = []
  for (let element = findElement(xml, 'namespace'); element; element = findElement(xml, 'namespace', element.end)) {
    const id = Number(readAttribute(element.attributes, 'key'))
    const name = decodeXml(element.content).trim()
    const titleCase = toTitleCase(readAttribute(element.attributes, 'case'))
    if (Number.isSafeInteger(id)) namespaces.push({ id, name, case: titleCase })
  }
  return namespaces
}

/** The site of an edition. A dump without siteinfo has articles alone. */
export function toSite(head: DumpHead, language: string): Site {
  const { name = 'Wiki', databaseName = `${language.replaceAll('-', '_')}wiki`, base = '', generator = '' } = head
  const articles: NamedNamespace = { id: 0, name: '', case: head.case }
  const named = head.namespaces.some(({ id }) => id === 0) ? head.namespaces : [articles, ...head.namespaces]
  const contentLanguage = findContentLanguage(head, language)
  const namespaces = completeNamespaces(contentLanguage ?? language, named)
  return {
    language,
    ...(contentLanguage === undefined ? {} : { contentLanguage }),
    name,
    base,
    mainPage: readMainPage(base),
    databaseName,
    generator,
    case: head.case,
    namespaces,
  }
}

/** The last part of the base address: `https://ja.wikipedia.org/wiki/メインページ`, percent-encoded. */
function readMainPage(base: string): string {
  const last = base.slice(base.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(last).replaceAll('_', ' ') || 'Main Page'
  } catch {
    return last.replaceAll('_', ' ')
  }
}
