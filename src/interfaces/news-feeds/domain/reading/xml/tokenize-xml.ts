import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** What a document consists of, in its order. Names and text are as written, entities in them included. */
export interface XmlEvents {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  /** @param isWritten whether the end tag stands in the document, or the end of an outer element implies it */
  close(isWritten: boolean): void
  text(characters: string): void
  cdata(characters: string): void
  /** Called for each attribute as it is read, before the element that has it is opened. */
  attribute(): void
}

const noAttributes: Readonly<Record<string, string>> = Object.freeze({})

const xmlDeclaration = /^\s*<\?xml\b[^>]*>/i

/** Without its `?>` an XML declaration would go on to the next one. A text that is cut is read more slowly, so that others stay whole. */
function withoutOpenDeclaration(source: string): string {
  const [declaration = ''] = xmlDeclaration.exec(source) ?? []
  return declaration.endsWith('?>') ? source : source.slice(declaration.length)
}

/**
 * Reads markup leniently: end tags that match no element in whichever case are passed over, elements left open end with the one
 * around them, and processing instructions, comments and declarations are left out. Every part is handed on as the tokenizer
 * delimits it: positions of the parser around it are wrong after processing instructions
 * (docs/decisions/0015-feed-markup.md).
 */
export function tokenizeXml(source: string, events: XmlEvents): void {
  const text = withoutOpenDeclaration(source)
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, new TokenReader(text, events))
  tokenizer.write(text)
  tokenizer.end()
}

class TokenReader implements TokenizerCallbacks {
  readonly #source: string
  readonly #events: XmlEvents
  /** Names of the open elements, in lower case. */
  readonly #open: string[] = []
  #name = ''
  #attributes: Map<string, string> | undefined
  #attributeName = ''
  #attributeValue = ''

  constructor(source: string, events: XmlEvents) {
    this.#source = source
    this.#events = events
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#source.slice(start, end)
    this.#attributes = undefined
  }

  onopentagend(): void {
    this.#open.push(this.#name.toLowerCase())
    this.#events.open(this.#name, this.#listAttributes())
  }

  onselfclosingtag(): void {
    this.#events.open(this.#name, this.#listAttributes())
    this.#events.close(true)
  }

  onclosetag(start: number, end: number): void {
    const position = this.#open.lastIndexOf(this.#source.slice(start, end).trimEnd().toLowerCase())
    if (position >= 0) this.#closeDownTo(position, true)
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#source.slice(start, end)
    this.#attributeValue = ''
  }

  onattribdata(start: number, end: number): void {
    this.#attributeValue += this.#source.slice(start, end)
  }

  onattribend(quote: QuoteType): void {
    const value = quote === QuoteType.NoValue ? '' : this.#attributeValue
    this.#attributes ??= new Map()
    if (!this.#attributes.has(this.#attributeName)) this.#attributes.set(this.#attributeName, value)
    this.#events.attribute()
  }

  ontext(start: number, end: number): void {
    this.#events.text(this.#source.slice(start, end))
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.#events.cdata(this.#source.slice(start, end - endOffset))
  }

  onend(): void {
    this.#closeDownTo(0, false)
  }

  // The caller resolves entities in texts; what is no content is left out.
  onattribentity(): void {}
  ontextentity(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  #listAttributes(): Readonly<Record<string, string>> {
    return this.#attributes ? Object.fromEntries(this.#attributes) : noAttributes
  }

  #closeDownTo(position: number, isWritten: boolean): void {
    for (let depth = this.#open.length - 1; depth >= position; depth -= 1) {
      this.#open.pop()
      this.#events.close(isWritten && depth === position)
    }
  }
}
