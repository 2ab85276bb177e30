/**
 * TMX 1.4 (LISA OSCAR): a `tu` holds the same text in several languages, one `tuv` each. Codes of formatting inside a `seg` (`bpt`, `ept`, `ph`, `it`, `ut`)
 * are left out with what they hold; `hi` only marks text.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { toLanguageTag } from '../domain/language-tag.ts'

/** One text in several languages, by tag. */
export type TranslationGroup = ReadonlyMap<string, string>

/** Characters of one element; what is longer is not read into memory whole. */
const maxElement = 1_000_000

const codes = new Set(['bpt', 'ept', 'ph', 'it', 'ut'])

/** Read as it comes; UTF-8 and UTF-16 are recognised by their byte order marks. Entities other than XML's own five are refused, so none can grow. */
export async function* readTmx(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<TranslationGroup> {
  const reader = new TmxReader(path)
  let decode: ((chunk: Buffer) => string) | undefined
  for await (const chunk of stream) {
    decode ??= createDecoder(findEncoding(chunk))
    yield* reader.read(decode(chunk))
  }
  yield* reader.end()
}

function createDecoder(encoding: string): (chunk: Buffer) => string {
  const decoder = new TextDecoder(encoding)
  return (chunk) => decoder.decode(chunk, { stream: true })
}

function findEncoding([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}

class TmxReader {
  readonly #parser = new SaxesParser()
  readonly #path: string
  #groups: TranslationGroup[] = []
  #group = new Map<string, string>()
  #language = ''
  #text: string | undefined
  #depthOfCodes = 0
  #lastTag = 0
  #hasRoot = false

  constructor(path: string) {
    this.#path = path
    this.#parser.on('opentag', (tag) => {
      this.#open(tag)
    })
    this.#parser.on('closetag', ({ name }) => {
      this.#close(name)
    })
    this.#parser.on('text', (text) => {
      if (this.#text !== undefined && this.#depthOfCodes === 0) this.#text += text
    })
    this.#parser.on('error', ({ message }) => {
      throw new OperatorError(`${path} is no well-formed XML: ${message}.`)
    })
  }

  read(text: string): readonly TranslationGroup[] {
    this.#parser.write(text)
    if (this.#parser.position - this.#lastTag > maxElement)
      throw new OperatorError(
        `Line ${this.#parser.line} of ${this.#path}: a text is longer than ${maxElement} characters.`,
      )
    return this.#take()
  }

  end(): readonly TranslationGroup[] {
    this.#parser.close()
    return this.#take()
  }

  #take(): readonly TranslationGroup[] {
    const groups = this.#groups
    this.#groups = []
    return groups
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    this.#lastTag = this.#parser.position
    if (!this.#hasRoot && name !== 'tmx')
      throw new OperatorError(`${this.#path} is no TMX: it begins with <${name}> where <tmx> is wanted.`)
    this.#hasRoot = true
    if (name === 'tu') this.#group = new Map()
    else if (name === 'tuv') this.#language = this.#readLanguage(attributes)
    else if (name === 'seg') this.#text = ''
    else if (codes.has(name)) this.#depthOfCodes++
  }

  #readLanguage(attributes: SaxesTagPlain['attributes']): string {
    const written = attributes['xml:lang'] ?? attributes['lang'] ?? ''
    const tag = toLanguageTag(written)
    if (tag !== undefined) return tag
    throw new OperatorError(
      `Line ${this.#parser.line} of ${this.#path}: "${written}" is no language such as en or pt-BR.`,
    )
  }

  #close(name: string): void {
    this.#lastTag = this.#parser.position
    if (codes.has(name)) this.#depthOfCodes--
    else if (name === 'seg') {
      if (this.#text !== undefined && this.#text.trim() !== '') this.#group.set(this.#language, this.#text.trim())
      this.#text = undefined
    } else if (name === 'tu' && this.#group.size > 1) this.#groups.push(this.#group)
  }
}
