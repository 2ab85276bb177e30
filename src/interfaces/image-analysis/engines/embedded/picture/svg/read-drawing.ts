import { SaxesParser } from 'saxes'
import { invalidFormat } from '../../../../domain/picture-errors.ts'
import type { Drawing, DrawingElement, StyleRule } from './drawing.ts'
import { readStyleSheet } from './read-style-sheet.ts'

/** Elements in elements: no drawing of a program is nested as deep. */
const maxDepth = 200

/** Encodings whose first half is ASCII, so that what is read here is what librsvg reads. */
const plainEncodings = /^(?:utf-?8|us-ascii|ascii|iso-8859-\d{1,2}|windows-125\d)$/i

const foreign = new Set(['script', 'foreignObject', 'iframe', 'audio', 'video'])
const pictures = new Set(['image', 'feImage'])

/** Reads a drawing as librsvg would; throws for what is no XML, and for what asks for more than lines, shapes and text. */
export function readDrawing(text: string): Drawing {
  const reader = new DrawingReader()
  try {
    return reader.read(text)
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'ServiceError') throw thrown
    throw invalidFormat('The Svg file is broken or cut off.', thrown)
  }
}

class DrawingReader {
  readonly #open: DrawingElement[] = []
  readonly #byId = new Map<string, DrawingElement>()
  readonly #rules: StyleRule[] = []
  #root: DrawingElement | undefined
  #style = ''

  read(text: string): Drawing {
    const parser = new SaxesParser()
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (!plainEncodings.test(encoding)) refuse('an encoding that is not read here')
    })
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) refuse('a document type, which may define entities')
    })
    parser.on('processinginstruction', ({ target }) => {
      if (target === 'xml-stylesheet') refuse('references to elsewhere')
    })
    parser.on('opentag', ({ name, attributes }) => this.#enter(name, attributes))
    parser.on('text', (piece) => this.#take(piece))
    parser.on('cdata', (piece) => this.#take(piece))
    parser.on('closetag', () => this.#leave())
    parser.write(text).close()
    if (!this.#root) throw invalidFormat('The Svg file is empty.')
    return { root: this.#root, byId: this.#byId, rules: this.#rules }
  }

  #enter(tag: string, written: Readonly<Record<string, string>>): void {
    const name = withoutPrefix(tag)
    if (foreign.has(name)) refuse('scripts or foreign content')
    if (pictures.has(name)) refuse('pictures inside it')
    if (this.#open.length >= maxDepth) refuse('elements nested too deep')
    const attributes = new Map(Object.entries(written).map(([key, value]) => [withoutPrefix(key), value]))
    checkAddresses(name, attributes)
    const parent = this.#open.at(-1)
    const element: DrawingElement = { name, attributes, children: [], parent, textLength: 0 }
    parent?.children.push(element)
    this.#root ??= element
    this.#open.push(element)
    const id = attributes.get('id')
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element)
  }

  #take(piece: string): void {
    const element = this.#open.at(-1)
    if (!element) return
    element.textLength += piece.length
    if (element.name === 'style') this.#style += piece
  }

  #leave(): void {
    if (this.#open.pop()?.name !== 'style') return
    checkText(this.#style)
    for (const rule of readStyleSheet(this.#style)) this.#rules.push(rule)
    this.#style = ''
  }
}

/** Of a link the address is nothing that is drawn. */
function checkAddresses(name: string, attributes: ReadonlyMap<string, string>): void {
  const address = attributes.get('href')?.trim() ?? ''
  if (name !== 'a' && address !== '' && !address.startsWith('#')) refuse('references to elsewhere')
  for (const value of attributes.values()) checkText(value)
}

function checkText(text: string): void {
  if (/url\(\s*["']?\s*[^#"'\s)]/i.test(text)) refuse('references to elsewhere')
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function refuse(what: string): never {
  throw invalidFormat(`This SVG holds ${what}; send a PNG of it.`)
}
