import { decodeEntities } from '../xml/decode-entities.ts'
import { resolveAddress } from './resolve-address.ts'

/** Attributes of HTML that hold one address. */
const addressAttributes: ReadonlySet<string> = new Set([
  'href',
  'src',
  'action',
  'cite',
  'poster',
  'background',
  'longdesc',
])
const tagStart = /<[a-z][^\s/>]*/gi
const attribute = /\s*(?:([^\s=>"'/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?|[^>])/y
const relative = /^(?![a-z][a-z\d+.-]*:|#)./i

/** Makes the relative addresses in HTML absolute, leaving every other character as it is. Takes time in proportion. */
export function resolveHtmlLinks(html: string, base: string | undefined): string {
  if (base === undefined || !html.includes('<')) return html
  let resolved = ''
  let copied = 0
  tagStart.lastIndex = 0
  while (tagStart.exec(html)) {
    attribute.lastIndex = tagStart.lastIndex
    for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
      tagStart.lastIndex = attribute.lastIndex
      const [, name = '', value = ''] = found
      if (!addressAttributes.has(name.toLowerCase()) || value === '') continue
      const start = attribute.lastIndex - value.length
      resolved += html.slice(copied, start) + resolveValue(value, base)
      copied = attribute.lastIndex
    }
  }
  return resolved + html.slice(copied)
}

function resolveValue(value: string, base: string): string {
  const quote = value.startsWith('"') || value.startsWith("'") ? value.slice(0, 1) : ''
  const written = decodeEntities(quote === '' ? value : value.slice(1, -1)).trim()
  if (!relative.test(written)) return value
  const address = resolveAddress(written, base).replaceAll('&', '&amp;')
  return `${quote || '"'}${address}${quote || '"'}`
}
