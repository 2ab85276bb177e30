import { decodeHTML, escapeAttribute, escapeText } from 'entities'
import { isOpaque, isSplitting } from '../../texts/html/elements.ts'
import { nestMarkup } from '../../texts/html/nest-markup.ts'
import { findClose } from '../../texts/html/pair-tags.ts'
import { type Markup, scanMarkup } from '../../texts/html/scan-markup.ts'
import { decodeDocument } from '../decode-document.ts'
import type { DocumentLanguages, OpenedDocument } from '../document-format.ts'
import { hasWords, type Inline } from '../inline/inline.ts'
import { Units } from '../inline/units.ts'
import { splitAttributes } from './html/attributes.ts'

/** Of a whole document code in lines of its own stays as it is, too. */
const code = new Set(['pre'])

/** Paragraphs with their elements, and those attributes that people read. Everything else stays as it was written. */
export default function openHtml(bytes: Uint8Array, { target }: DocumentLanguages): OpenedDocument {
  const { text, encode } = decodeDocument(bytes, findCharset)
  const written = scanMarkup(text, false)
  const units = new Units()
  const pieces = written.map((piece) => readTag(piece, target, units))
  const parts = splitParagraphs(written, pieces).map((part) =>
    part instanceof Array ? readParagraph(part, units) : part,
  )
  return {
    units: units.all,
    write(translations) {
      units.deliver(translations)
      return encode(parts.map((part) => part.write()).join(''))
    },
  }
}

function findCharset(start: string): string | undefined {
  const [, charset] = /<meta[^>]{0,200}charset\s?=\s?["']?([\w:-]{1,40})/i.exec(start) ?? []
  return charset
}

interface Written {
  write(): string
}

interface Piece extends Written {
  readonly markup: Markup
}

/** A tag as it was written but for the attributes that are translated, and the language that `html` names. */
function readTag(markup: Markup, target: string, units: Units): Piece {
  if (!('name' in markup) || markup.kind === 'close') return { markup, write: () => restoreCharset(markup.raw) }
  const parts = splitAttributes(markup.raw, markup.name)
  for (const [index, { name, value }] of parts.entries()) {
    if (name === 'lang' && markup.name === 'html') parts[index] = write(name, target)
    else if (name !== undefined && value !== undefined && hasWords(value))
      units.addMessage(decodeHTML(value), (translated) => {
        parts[index] = write(name, translated)
      })
  }
  return { markup, write: () => restoreCharset(parts.map(({ raw }) => raw).join('')) }
}

function write(name: string, value: string) {
  return { raw: `${name}="${escapeAttribute(value)}"`, name, value }
}

/** What is written is UTF-8. */
function restoreCharset(raw: string): string {
  return /^<meta\s/i.test(raw) ? raw.replace(/(charset\s?=\s?["']?)[\w:-]{1,40}/i, '$1utf-8') : raw
}

/** Paragraphs as lists of pieces, and what stands between them. */
function splitParagraphs(written: readonly Markup[], pieces: readonly Piece[]): (Written | readonly Piece[])[] {
  const parts: (Written | readonly Piece[])[] = []
  let inner: Piece[] = []
  const flush = () => {
    if (inner.length > 0) parts.push(inner)
    inner = []
  }
  for (let index = 0; index < pieces.length; index++) {
    const [markup, piece] = [written[index], pieces[index]]
    if (!markup || !piece) break
    const isBlock = 'name' in markup && markup.name !== 'br' && (isSplitting(markup.name) || markup.name === 'pre')
    if (!isBlock) {
      inner.push(piece)
      continue
    }
    flush()
    parts.push(piece)
    if (markup.kind !== 'open' || !isOpaque(markup, code)) continue
    const end = findClose(written, index)
    for (const { raw } of written.slice(index + 1, end + 1)) parts.push({ write: () => raw })
    index = end
  }
  flush()
  return parts
}

function readParagraph(pieces: readonly Piece[], units: Units): Written {
  const raws = new Map(pieces.map((piece) => [piece.markup, piece]))
  const writeRaw = (markup: Markup | undefined) => (markup ? (raws.get(markup)?.write() ?? markup.raw) : '')
  const inlines = nestMarkup(
    pieces.map(({ markup }) => markup),
    { isOpaque: (tag) => isOpaque(tag, code), decode: (raw) => decodeHTML(raw).replaceAll(/\s*[\r\n]\s*/g, ' ') },
  )
  let translated: readonly Inline<readonly Markup[]>[] | undefined
  units.addInlines(inlines, (made) => {
    translated = made
  })
  const writeInline = (inline: Inline<readonly Markup[]>): string => {
    if (inline.kind === 'text' || inline.kind === 'fixed') return escapeText(inline.text)
    if (inline.kind !== 'group') return inline.payload.map(writeRaw).join('')
    return writeRaw(inline.payload[0]) + inline.children.map(writeInline).join('') + writeRaw(inline.payload[1])
  }
  return { write: () => translated?.map(writeInline).join('') ?? pieces.map((piece) => piece.write()).join('') }
}
