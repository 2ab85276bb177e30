import { Parser } from 'htmlparser2'
import type { Subscription } from './subscription.ts'

/** Characters; what is longer is cut. */
const longestTitle = 1_000

/** Reads a list of subscriptions: OPML 1.0 or 2.0, or one address a line, where `#` begins a remark. */
export function readSubscriptions(bytes: Buffer): Subscription[] {
  const text = decodeText(bytes)
  return /<(opml|outline)\b/i.test(text) ? readOpml(text) : readLines(text)
}

/** Folders may be nested; outlines that are never closed, and attributes in any case, are taken as they come. */
function readOpml(text: string): Subscription[] {
  const found: Subscription[] = []
  const folders: string[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name !== 'outline') return
        const title = cutTitle(attributes['text'] || attributes['title'] || '')
        const category = readCategory(attributes['category'])
        const url = attributes['xmlurl']
        if (url) found.push({ url, title, folders: folders.filter(Boolean), ...(category ? { category } : {}) })
        folders.push(url ? '' : title)
      },
      onclosetag(name) {
        if (name === 'outline') folders.pop()
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  )
  parser.end(text)
  return found
}

/** NUL and halves of characters are what a database refuses. */
function cutTitle(text: string): string {
  return text.slice(0, longestTitle).replaceAll('\u0000', '').toWellFormed()
}

/** OPML's own attribute for it: `/36/travel`. */
function readCategory(text = ''): Subscription['category'] {
  const [, segment, name] = /^\/(\d{1,9})\/([^/,]+)$/.exec(text) ?? []
  return segment === undefined || name === undefined ? undefined : { segment: Number(segment), name }
}

function readLines(text: string): Subscription[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((url) => ({ url, title: '', folders: [] }))
}

/** By its byte order mark, else by its XML declaration, else UTF-8. */
function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const [, label = 'utf-8'] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200)) ?? []
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
