import { FeedError } from '../feed-error.ts'
import { resolveAddress } from '../html/resolve-address.ts'
import { maximumAttributes, maximumDepth, maximumElements, maximumEntries } from '../limits.ts'
import { decodeEntities } from './decode-entities.ts'
import { declareNames, findNamespace, findPrefix, type NamesInScope } from './names-in-scope.ts'
import type { XmlEvents } from './tokenize-xml.ts'
import type { XmlElement } from './xml-element.ts'

interface OpenElement extends XmlElement {
  readonly names: NamesInScope | undefined
  /** How many elements are open where the innermost feed around it begins, that one included. */
  readonly feedDepth: number
  /** The tag of the entry of that feed which it lies in, or is. */
  readonly entryTag: string | undefined
}

const feedRoots: ReadonlySet<string> = new Set(['rss', 'rdf', 'feed', 'channel'])
const entryTags: ReadonlySet<string> = new Set(['item', 'entry'])
/** Fields that hold text alone. One of `fieldTags` inside means that it was never closed. */
const plainTags: ReadonlySet<string> = new Set(
  'author category comments copyright docs generator guid id issued language lastbuilddate link managingeditor pubdate published rating title ttl updated webmaster'.split(
    ' ',
  ),
)
const fieldTags: ReadonlySet<string> = new Set([...plainTags, 'description', 'enclosure', 'image'])

/** Builds the tree of one feed out of its parts, mending what was left open and leaving out surplus entries. */
export class TreeBuilder implements XmlEvents {
  root: XmlElement | undefined
  omittedEntries = 0
  readonly #documentAddress: string | undefined
  readonly #open: OpenElement[] = []
  /** What the tokenizer has open, elements that are left out among them, each in the tree or not. */
  readonly #nesting: (OpenElement | undefined)[] = []
  #entries = 0
  #elements = 0
  #attributes = 0
  /** The depth of the surplus entry that is being left out. */
  #omitting: number | undefined
  #rootNamespace: string | undefined
  #formatPrefix = ''

  constructor(documentAddress: string | undefined) {
    this.#documentAddress = documentAddress
  }

  open(written: string, attributes: Readonly<Record<string, string>>): void {
    const element = this.#openUnlessLeftOut(written, attributes)
    this.#nesting.push(element)
  }

  attribute(): void {
    this.#attributes += 1
    if (this.#attributes > maximumAttributes) throw tooMany(maximumAttributes, 'attributes')
  }

  close(isWritten: boolean): void {
    const element = this.#nesting.pop()
    if (this.#omitting !== undefined) {
      if (this.#nesting.length < this.#omitting) this.#omitting = undefined
      return
    }
    const position = element ? this.#open.lastIndexOf(element) : -1
    if (!element || position < 0) return
    element.isClosed = isWritten
    this.#open.length = position
  }

  text(characters: string): void {
    this.#append(characters, decodeEntities(characters))
  }

  /** In CDATA an ampersand is just that. */
  cdata(characters: string): void {
    this.#append(characters, characters)
  }

  #append(markup: string, text: string): void {
    const current = this.#open.at(-1)
    if (!current || this.#omitting !== undefined) return
    current.text += text
    // A list that grows from nothing has room for 16 at once; most elements hold one text.
    if (current.contents.length === 0) current.contents = [markup]
    else current.contents.push(markup)
  }

  #openUnlessLeftOut(written: string, attributes: Readonly<Record<string, string>>): OpenElement | undefined {
    if (this.#nesting.length >= maximumDepth)
      throw new FeedError(`The document nests elements more than ${maximumDepth} deep.`)
    const tag = written.toLowerCase()
    if (this.#omitting !== undefined || (this.root && this.#open.length === 0)) return undefined
    if (!this.root && !feedRoots.has(localPart(tag))) return undefined
    this.#closeForgotten(tag)
    if (!this.#isSurplusEntry(tag)) return this.#add(written, tag, attributes)
    this.#omitting = this.#nesting.length + 1
    return undefined
  }

  #add(written: string, tag: string, values: Readonly<Record<string, string>>): OpenElement {
    this.#elements += 1
    if (this.#elements > maximumElements) throw tooMany(maximumElements, 'elements')
    const parent = this.#open.at(-1)
    const attributes = decodeValues(values)
    const names = declareNames(parent?.names, attributes)
    if (!parent) this.#setFormat(tag, names)
    const prefix = this.#findPrefix(tag, names)
    const base = attributes['xml:base']?.trim()
    const isFeed = feedRoots.has(localPart(tag))
    const element: OpenElement = {
      tag,
      names,
      feedDepth: isFeed ? this.#open.length + 1 : (parent?.feedDepth ?? 0),
      entryTag: isFeed ? undefined : (parent?.entryTag ?? (entryTags.has(tag) ? tag : undefined)),
      name: localPart(written),
      key: prefix === '' ? localPart(tag) : `${prefix}:${localPart(tag)}`,
      prefix,
      attributes,
      base: base === undefined ? parent?.base : resolveAddress(base, parent?.base ?? this.#documentAddress),
      language: attributes['xml:lang']?.replaceAll('_', '-') ?? parent?.language,
      children: [],
      byKey: undefined,
      text: '',
      contents: [],
      isClosed: false,
    }
    parent?.children.push(element)
    parent?.contents.push(element)
    this.root ??= element
    this.#open.push(element)
    return element
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

  #closeForgotten(tag: string): void {
    const current = this.#open.at(-1)
    if (current && plainTags.has(current.tag) && fieldTags.has(tag)) this.#open.pop()
    if (entryTags.has(tag)) this.#closeUpToFeed(tag)
  }

  /** An entry lies in the feed itself: what else is open when one begins, another of them or a field before the first, has no end. */
  #closeUpToFeed(tag: string): void {
    const current = this.#open.at(-1)
    const isInOtherMarkup = current?.entryTag !== undefined && current.entryTag !== tag
    if (current && !isInOtherMarkup) this.#open.length = Math.min(this.#open.length, current.feedDepth)
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
