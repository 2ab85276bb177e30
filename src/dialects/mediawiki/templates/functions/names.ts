import { encodeTitle } from '../../encode-title.ts'
import { normalizeTitle } from '../../normalize-title.ts'
import { findNamespace, findNamespaceById } from '../../site-namespaces.ts'
import { type FunctionCall, type ParserFunction, readPart } from './parser-function.ts'
import { readTitleName, titleNames } from './title-names.ts'
import { languageOf } from '../../language-of.ts'

/** Names of pages and namespaces, and their addresses (mediawiki.org/wiki/Help:Magic_words#Page_names). */
export const nameFunctions: Readonly<Record<string, ParserFunction>> = {
  ...Object.fromEntries(titleNames.map((name) => [name, (call: FunctionCall) => nameTitle(name, call)])),
  ns: (call) => nameNamespace(call),
  nse: (call) => nameNamespace(call).replaceAll(' ', '_'),
  localurl: (call) => toPath(call),
  localurle: (call) => toPath(call),
  fullurl: (call) => toOrigin(call) + toPath(call),
  canonicalurl: (call) => toOrigin(call) + toPath(call),
  fullurle: (call) => toOrigin(call) + toPath(call),
  canonicalurle: (call) => toOrigin(call) + toPath(call),
  filepath: () => '',
  '#special': ({ first, options }) => `${findNamespaceById(options.site, -1).name}:${first}`,
  '#titleparts': cutTitle,
  '#rel2abs': (call) => resolve(call.first, readPart(call, 0) || call.options.title.title),
  '#language': ({ first, options }) => (first === '' ? languageOf(options.site) : nameLanguage(first)),
}

function nameTitle(name: string, { first, options }: FunctionCall): string {
  const title = normalizeTitle(first, options.site)
  if (!title || title.interwiki !== undefined) return ''
  return readTitleName(name, title, options.site) ?? ''
}

function nameNamespace({ first, options: { site } }: FunctionCall): string {
  const number = /^-?\d+$/.test(first) ? Number(first) : findNamespace(site, first)?.id
  return number === undefined ? `[[:Special:Badtitle/NS${first}]]` : findNamespaceById(site, number).name
}

function toPath(call: FunctionCall): string {
  const { first, options } = call
  const title = normalizeTitle(first, options.site)
  if (!title) return `[[:${first}]]`
  const query = readPart(call, 0)
  const encoded = encodeTitle(title.title)
  return query === '' ? `/wiki/${encoded}` : `/w/index.php?title=${encoded}&${query}`
}

function toOrigin({ options: { site } }: FunctionCall): string {
  return URL.canParse(site.base) ? new URL(site.base).origin : ''
}

/** `{{#titleparts: A/b/c | 2 | 1}}`: so many parts from one on; counted from the end where a number is negative. */
function cutTitle(call: FunctionCall): string {
  const { first, options } = call
  const title = normalizeTitle(first, options.site)
  if (!title) return first
  const parts = title.title.split('/')
  const count = toInteger(readPart(call, 0))
  const offset = toInteger(readPart(call, 1))
  const start = offset > 0 ? offset - 1 : offset
  const rest = parts.slice(start < 0 ? Math.max(0, parts.length + start) : start)
  return (count === 0 ? rest : rest.slice(0, count)).join('/')
}

function toInteger(text: string): number {
  const value = Number.parseInt(text, 10)
  return Number.isNaN(value) ? 0 : value
}

function resolve(path: string, from: string): string {
  const isRelative = /^(?:\/|\.{1,2}(?:\/|$))/.test(path)
  const parts: string[] = []
  for (const part of (isRelative ? `${from}/${path}` : path).split('/')) {
    if (part === '..' && parts.pop() === undefined) return describeTooDeep(isRelative ? `${from}/${path}` : path)
    if (part !== '..' && part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function describeTooDeep(path: string): string {
  return `<strong class="error">Error: Invalid depth in path: &quot;${path}&quot; (tried to access a node above the root node).</strong>`
}

function nameLanguage(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
