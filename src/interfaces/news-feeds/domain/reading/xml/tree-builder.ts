import { FeedError } from '../feed-error.ts'
import { resolveAddress } from '../html/resolve-address.ts'
import { maximumAttributes, maximumDepth, maximumElements, maximumEntries } from '../limits.ts'
import { decodeEntities } from './decode-entities.ts'
import { declareNames, findNamespace, findPrefix, type NamesInScope } from './names-in-scope.ts'
import type { XmlElement } from './xml-element.ts'

interface OpenElement extends XmlElement {
  /** As the tokenizer names it: in lower case, with the prefix as written. */
  readonly tag: string
  readonly names: NamesInScope | undefined
}

const feedRoots: ReadonlySet<string> = new Set(['rss', 'rdf', 'feed', 'channel'])
const entryTags: ReadonlySet<string> = new Set(['item', 'entry'])
/** One of `fieldTags` inside one of `plainTags` means that the plain one was never closed. */
const plainTags: ReadonlySet<string> = new Set(['title', 'link', 'guid', 'pubdate'])
const fieldTags: ReadonlySet<string> = new Set([...plainTags, 'description', 'category', 'author', 'item'])

/** Turns a tokenizer's events into the tree of one feed, mending what was left open and leaving out surplus entries. */
export class TreeBuilder {
  root: XmlElement | undefined
  omittedEntries = 0
  readonly #source: string
  readonly #documentAddress: string | undefined
  readonly #open: OpenElement[] = []
  #literal = false
  #depth = 0
  #entries = 0
  #elements = 0
  #attributes = 0
  /** The depth of the surplus entry that is being left out. */
  #omitting: number | undefined
  #rootNamespace: string | undefined
  #formatPrefix = ''

  constructor(source: string, documentAddress: string | undefined) {
    this.#source = source
    this.#documentAddress = documentAddress
  }

  open(tag: string, attributes: Readonly<Record<string, string>>, start: number, contentStart: number): void {
    this.#depth += 1
    if (this.#depth > maximumDepth) throw new FeedError(`The document nests elements more than ${maximumDepth} deep.`)
    if (this.#omitting !== undefined || (this.root && this.#open.length === 0)) return
    if (!this.root && !feedRoots.has(localPart(tag))) return
    this.#closeForgotten(tag, start)
    if (this.#isSurplusEntry(tag)) this.#omitting = this.#depth
    else this.#add(tag, attributes, start, contentStart)
  }

  /** Called for each as it is read, before the element that has it is opened. */
  countAttribute(): void {
    this.#attributes += 1
    if (this.#attributes > maximumAttributes) throw tooMany(maximumAttributes, 'attributes')
  }

  close(tag: string, contentEnd: number): void {
    this.#depth -= 1
    if (this.#omitting !== undefined) {
      if (this.#depth < this.#omitting) this.#omitting = undefined
      return
    }
    const position = this.#open.findLastIndex((element) => element.tag === tag)
    if (position >= 0) this.#closeDownTo(position, contentEnd)
  }

  append(text: string): void {
    const current = this.#open.at(-1)
    if (current && this.#omitting === undefined) current.text += this.#literal ? text : decodeEntities(text)
  }

  /** CDATA, in which an ampersand is just that. */
  setLiteral(literal: boolean): void {
    this.#literal = literal
  }

  #add(tag: string, written: Readonly<Record<string, string>>, start: number, contentStart: number): void {
    this.#elements += 1
    if (this.#elements > maximumElements) throw tooMany(maximumElements, 'elements')
    const parent = this.#open.at(-1)
    const attributes = decodeValues(written)
    const names = declareNames(parent?.names, attributes)
    if (!parent) this.#setFormat(tag, names)
    const prefix = this.#findPrefix(tag, names)
    const local = localPart(tag)
    const nameStart = start + 1 + tag.length - local.length
    const base = attributes['xml:base']?.trim()
    const element: OpenElement = {
      tag,
      names,
      name: this.#source.slice(nameStart, nameStart + local.length),
      key: prefix === '' ? local : `${prefix}:${local}`,
      prefix,
      attributes,
      base: base === undefined ? parent?.base : resolveAddress(base, parent?.base ?? this.#documentAddress),
      language: attributes['xml:lang'] ?? parent?.language,
      children: [],
      text: '',
      contentStart,
      contentEnd: contentStart,
    }
    if (parent) parent.children.push(element)
    else this.root = element
    this.#open.push(element)
  }

  #setFormat(tag: string, names: NamesInScope | undefined): void {
    this.#rootNamespace = findNamespace(names, '')
    this.#formatPrefix = localPart(tag) === 'feed' ? 'atom' : 'rss'
  }

  #findPrefix(tag: string, names: NamesInScope | undefined): string {
    const written = tag.slice(0, Math.max(tag.indexOf(':'), 0))
    if (written === '' && findNamespace(names, '') === this.#rootNamespace) return ''
    const prefix = findPrefix(names, written)
    return prefix === this.#formatPrefix ? '' : prefix
  }

  #isSurplusEntry(tag: string): boolean {
    if (!entryTags.has(localPart(tag)) || this.#open.length > 2) return false
    this.#entries += 1
    if (this.#entries <= maximumEntries) return false
    this.omittedEntries += 1
    return true
  }

  #closeForgotten(tag: string, start: number): void {
    const current = this.#open.at(-1)
    if (current && plainTags.has(current.tag) && fieldTags.has(tag)) this.#closeDownTo(this.#open.length - 1, start)
    if (!entryTags.has(tag)) return
    const unclosed = this.#open.findIndex((element) => element.tag === tag)
    if (unclosed >= 0) this.#closeDownTo(unclosed, start)
  }

  #closeDownTo(position: number, contentEnd: number): void {
    for (const element of this.#open.splice(position)) element.contentEnd = contentEnd
  }
}

function tooMany(max: number, what: string): FeedError {
  return new FeedError(`The document has more than ${max.toLocaleString('en')} ${what}, which no feed has.`)
}

function localPart(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1)
}

function decodeValues(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isPlain = Object.values(attributes).every((value) => !value.includes('&'))
  if (isPlain) return attributes
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decodeEntities(value)]))
}
