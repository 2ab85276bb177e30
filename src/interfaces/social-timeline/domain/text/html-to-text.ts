import { Parser } from 'htmlparser2'
import type { Indices, Link, Mention, Tag } from '../../port.ts'
import { escapeText } from './escape-text.ts'
import { countCodePoints, shortenUrl } from './find-entities.ts'

/** A text that grows and knows its length in code points. */
export class TextBuilder {
  text = ''
  length = 0
  readonly hashtags: Tag[] = []
  readonly mentions: Mention[] = []
  readonly links: Link[] = []

  add(plain: string): Indices {
    const start = this.length
    const escaped = escapeText(plain)
    this.text += escaped
    this.length += countCodePoints(escaped)
    return [start, this.length]
  }

  addLink(url: string): void {
    const indices = this.add(url)
    this.links.push({ url, expandedUrl: url, displayUrl: shortenUrl(url), indices })
  }
}

export interface LinkedAccount {
  readonly screenName: string
  readonly name: string
}

/**
 * A post of the fediverse as the wire's plain text: paragraphs as empty lines, `<br>` as line ends, links written out,
 * tags and mentions as entities. `mentions` are those that the post itself declares, by the address of the link.
 */
export function writeHtml(builder: TextBuilder, html: string, mentions: ReadonlyMap<string, LinkedAccount>): void {
  const writer = new HtmlWriter(builder, mentions)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      onclosetag: (name) => writer.close(name),
      ontext: (text) => writer.write(text),
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
}

const hidden = new Set(['script', 'style'])

class HtmlWriter {
  readonly #builder: TextBuilder
  readonly #mentions: ReadonlyMap<string, LinkedAccount>
  #href: string | undefined
  #linkText = ''
  #hiddenDepth = 0
  /** Line ends that come before the next text, and never after the last. */
  #pending = ''
  #hasText = false

  constructor(builder: TextBuilder, mentions: ReadonlyMap<string, LinkedAccount>) {
    this.#builder = builder
    this.#mentions = mentions
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (hidden.has(name)) this.#hiddenDepth += 1
    if (name === 'br') this.#breakLine('\n')
    if (name === 'li') this.#breakLine('\n')
    if (name === 'p' && this.#hasText) this.#breakLine('\n\n')
    if (name !== 'a' || !attributes['href']) return
    this.#href = attributes['href']
    this.#linkText = ''
  }

  close(name: string): void {
    if (hidden.has(name)) this.#hiddenDepth -= 1
    if (name === 'a' && this.#href !== undefined) this.#endLink(this.#href)
  }

  write(text: string): void {
    if (this.#hiddenDepth > 0) return
    if (this.#href !== undefined) this.#linkText += text
    else this.#add(text)
  }

  #breakLine(end: string): void {
    if (this.#href === undefined)
      this.#pending = this.#pending.length > end.length ? this.#pending : this.#pending + end
  }

  #add(text: string): Indices {
    if (this.#pending !== '') this.#builder.add(this.#pending)
    this.#pending = ''
    this.#hasText = true
    return this.#builder.add(text)
  }

  #endLink(href: string): void {
    this.#href = undefined
    const text = this.#linkText
    const mentioned = this.#mentions.get(href)
    if (mentioned) {
      this.#builder.mentions.push({ ...mentioned, indices: this.#add(`@${mentioned.screenName}`) })
    } else if (/^#[\p{L}\p{M}\p{N}_]+$/u.test(text)) {
      this.#builder.hashtags.push({ text: text.slice(1), indices: this.#add(text) })
    } else {
      this.#add('')
      this.#builder.addLink(href)
    }
  }
}
