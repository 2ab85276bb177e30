import { Parser } from 'htmlparser2'
import { type Block, hasWords, type Inline, writeInlines } from './inline.ts'
import { escapeText } from 'entities'

/** Elements within a sentence; all others end one. */
const inlineNames = new Set(
  `a abbr acronym b bdi bdo big cite data del dfn em font i ins label mark nobr q ruby s small span strike strong sub sup time tt u`.split(
    ' ',
  ),
)

/** Elements within a sentence that have no content or none that is to be translated. */
const keptNames = new Set(
  'audio button canvas code embed iframe img input kbd math meter object picture progress rt rp samp select svg var video wbr'.split(
    ' ',
  ),
)

/** Elements between sentences whose content is not to be translated. */
const skippedNames = new Set('head noscript script style template textarea xmp'.split(' '))

/** Whose end tags may be left out (HTML, 13.1.2.4). */
const openEnded = new Set(
  'body caption colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr'.split(' '),
)

/** Elements within a sentence that may stand in one another; the tags of further ones only keep their place. */
const maxDepth = 100

interface OpenElement {
  readonly kind: 'inline' | 'tooDeep' | 'block'
  /** Its start tag. */
  readonly open: string
  /** Of an element within a sentence: what it holds so far. */
  readonly inlines: Inline[]
}

/** Reads the source of a document or of a part of one. Start tags stay as they are written; what was left open is closed. */
export function readHtml(source: string): Block[] {
  const reader = new HtmlReader(source)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes, parser.startIndex, parser.endIndex + 1),
      onclosetag: (name, isImplied) => reader.close(name, isImplied, parser.startIndex, parser.endIndex + 1),
      ontext: (text) => reader.addText(text),
      oncomment: () => undefined,
      oncommentend: () => reader.keep(parser.startIndex, parser.endIndex + 1),
      onprocessinginstruction: () => reader.keep(parser.startIndex, parser.endIndex + 1),
    },
    { decodeEntities: true },
  )
  parser.end(source)
  return reader.end()
}

class HtmlReader {
  readonly #source: string
  readonly #blocks: Block[] = []
  readonly #stack: OpenElement[] = []
  /** Of them, those within a sentence that began in this paragraph. */
  readonly #begun: OpenElement[] = []
  /** Elements within a sentence that are open. */
  #depth = 0
  #inlines: Inline[] = []
  /** Where the element begins whose content is kept, and how many are open from it on. */
  #kept: { readonly start: number; depth: number; readonly isInline: boolean } | undefined

  constructor(source: string) {
    this.#source = source
  }

  open(name: string, attributes: Readonly<Record<string, string>>, start: number, end: number): void {
    if (this.#kept) return void (this.#kept.depth += 1)
    const isKept = keptNames.has(name) || skippedNames.has(name) || attributes['translate'] === 'no'
    if (isKept) {
      this.#kept = { start, depth: 1, isInline: keptNames.has(name) || inlineNames.has(name) }
      return
    }
    const open = this.#source.slice(start, end)
    const element: OpenElement = { kind: this.#kindOf(name), open, inlines: [] }
    this.#stack.push(element)
    if (element.kind === 'block') return this.#breakParagraph(open)
    if (element.kind === 'tooDeep') return this.#add({ kind: 'kept', raw: open })
    this.#begun.push(element)
    this.#depth += 1
  }

  close(name: string, isImplied: boolean, start: number, end: number): void {
    if (this.#kept) return this.#closeKept(name, isImplied, start, end)
    const element = this.#stack.pop()
    const close = isImplied ? impliedEnd(name) : this.#source.slice(start, end)
    if (!element) return
    if (element.kind === 'block') return this.#breakParagraph(voidNames.has(name) ? '' : close)
    if (element.kind === 'tooDeep') return this.#add({ kind: 'kept', raw: close })
    this.#depth -= 1
    if (this.#begun.pop()) return this.#add({ kind: 'element', open: element.open, close, children: element.inlines })
    // It began in an earlier paragraph, so that all of this one stands in it.
    this.#inlines = [{ kind: 'element', open: '', close, children: this.#inlines }]
  }

  addText(text: string): void {
    if (!this.#kept) this.#add({ kind: 'text', text })
  }

  /** A comment or the like. */
  keep(start: number, end: number): void {
    if (!this.#kept) this.#add({ kind: 'kept', raw: this.#source.slice(start, end) })
  }

  end(): Block[] {
    this.#breakParagraph('')
    return this.#blocks
  }

  #closeKept(name: string, isImplied: boolean, start: number, end: number): void {
    if (!this.#kept || --this.#kept.depth > 0) return
    const { start: begin, isInline } = this.#kept
    this.#kept = undefined
    const isVoid = voidNames.has(name)
    const raw =
      this.#source.slice(begin, isImplied && !isVoid ? start : end) + (isImplied && !isVoid ? impliedEnd(name) : '')
    if (isInline) this.#add({ kind: 'kept', raw })
    else this.#breakParagraph(raw)
  }

  #kindOf(name: string): OpenElement['kind'] {
    if (!inlineNames.has(name)) return 'block'
    return this.#depth < maxDepth ? 'inline' : 'tooDeep'
  }

  #add(inline: Inline): void {
    const holder = this.#begun.at(-1)?.inlines ?? this.#inlines
    holder.push(inline)
  }

  /** Ends the paragraph; elements within a sentence that are still open go on in the next. */
  #breakParagraph(raw: string): void {
    for (let begun = this.#begun.pop(); begun; begun = this.#begun.pop())
      this.#add({ kind: 'element', open: begun.open, close: '', children: begun.inlines })
    this.#addParagraph(this.#inlines)
    this.#inlines = []
    if (raw !== '') this.#blocks.push({ kind: 'between', raw })
  }

  #addParagraph(inlines: readonly Inline[]): void {
    if (inlines.length === 0) return
    if (inlines.some(hasWords)) this.#blocks.push({ kind: 'paragraph', inlines })
    else this.#blocks.push({ kind: 'between', raw: writeInlines(inlines, escapeText) })
  }
}

const voidNames = new Set('area base basefont br col embed hr img input link meta param source track wbr'.split(' '))

function impliedEnd(name: string): string {
  return openEnded.has(name) || voidNames.has(name) ? '' : `</${name}>`
}
