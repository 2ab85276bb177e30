import type createParser from 'markdown-it'
import type { Token } from 'markdown-it'
import { hasWords, type Inline } from '../../inline/inline.ts'
import type { Units } from '../../inline/units.ts'
import type { Block } from './find-blocks.ts'

/** What is written before and behind the words of a group, or in place of a thing. */
export interface MarkdownPayload {
  before: string
  after: string
}

type MarkdownInline = Inline<MarkdownPayload>
type Helpers = ReturnType<typeof createParser>['helpers']

interface OpenGroup {
  readonly before: string
  readonly children: MarkdownInline[]
}

/**
 * The words of a block and its marks as they were written: the parser says what there is, and each is found again in the text, one after the
 * other. Nothing comes back where one is not: the block then stays as it is.
 */
export function readInline(block: Block, helpers: Helpers, units: Units): MarkdownInline[] {
  return new InlineReader(block.content, helpers, units).read(block.tokens)
}

class InlineReader {
  readonly #content: string
  readonly #helpers: Helpers
  readonly #units: Units
  readonly #open: OpenGroup[] = [{ before: '', children: [] }]
  #at = 0

  constructor(content: string, helpers: Helpers, units: Units) {
    this.#content = content
    this.#helpers = helpers
    this.#units = units
  }

  read(tokens: readonly Token[]): MarkdownInline[] {
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index]
      if (!token) break
      if (token.type === 'link_open' && token.markup === 'autolink') {
        this.#add({
          kind: 'kept',
          payload: { before: this.#take(/<[^>]*>/y), after: '' },
          shown: tokens[index + 1]?.content ?? '',
        })
        index += 2
      } else this.#readToken(token)
    }
    const [root] = this.#open
    return this.#open.length === 1 && this.#at === this.#content.length ? (root?.children ?? []) : []
  }

  #readToken(token: Token): void {
    const { type, markup, content } = token
    if (type === 'text') this.#addText(content, content)
    else if (type === 'text_special') this.#addText(markup, content)
    else if (type === 'softbreak') this.#addSpace(this.#take(/ *\n */y))
    else if (type === 'hardbreak')
      this.#add({ kind: 'break', payload: { before: this.#take(/(?: {2,}|\\)\n */y), after: '' } })
    else if (type === 'code_inline') this.#addThing(this.#takeCode(markup), content)
    else if (type === 'html_inline') this.#addThing(this.#takeText(content), '')
    else if (type === 'image') this.#addImage(content)
    else if (type === 'link_open') this.#open.push({ before: this.#takeText('['), children: [] })
    else if (type === 'link_close') this.#close(this.#takeTail())
    else if (type.endsWith('_open')) this.#open.push({ before: this.#takeText(markup), children: [] })
    else if (type.endsWith('_close')) this.#close(this.#takeText(markup))
  }

  #add(inline: MarkdownInline): void {
    this.#open.at(-1)?.children.push(inline)
  }

  #addText(raw: string, text: string): void {
    // The box of a task (GitHub's Markdown).
    const box = this.#at === 0 ? (/^\[[ xX]\] /.exec(raw)?.[0] ?? '') : ''
    if (box !== '') {
      this.#add({ kind: 'fixed', text: this.#takeText(box) })
      return this.#addText(raw.slice(box.length), text.slice(box.length))
    }
    this.#takeText(raw)
    this.#add({ kind: 'text', text })
  }

  #addSpace(raw: string): void {
    if (raw !== '') this.#add({ kind: 'text', text: ' ' })
  }

  #addThing(raw: string, shown: string): void {
    this.#add({ kind: 'kept', payload: { before: raw, after: '' }, shown })
  }

  /** What an image shows is a text of its own. */
  #addImage(label: string): void {
    const begin = this.#at
    this.#takeText(`![${label}`)
    const tail = this.#takeTail()
    const payload = { before: this.#content.slice(begin, this.#at), after: '' }
    if (hasWords(label) && !/[\\[\]*_`<]/.test(label))
      this.#units.addMessage(label, (translated) => {
        payload.before = `![${translated.replaceAll(/[[\]\\]/g, '\\$&')}${tail}`
      })
    this.#add({ kind: 'kept', payload })
  }

  #close(after: string): void {
    const closed = this.#open.length > 1 ? this.#open.pop() : undefined
    if (closed) this.#add({ kind: 'group', payload: { before: closed.before, after }, children: closed.children })
  }

  /** Where the text is another than was parsed, the reader stays behind, and all that was read is not used. */
  #takeText(text: string): string {
    if (!this.#content.startsWith(text, this.#at)) return ''
    this.#at += text.length
    return text
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    return this.#takeText(pattern.exec(this.#content)?.[0] ?? '')
  }

  /** Up to the next run of as many backticks. */
  #takeCode(markup: string): string {
    const runs = /`+/g
    runs.lastIndex = this.#at + markup.length
    for (let run = runs.exec(this.#content); run; run = runs.exec(this.#content))
      if (run[0].length === markup.length)
        return this.#takeText(this.#content.slice(this.#at, run.index + markup.length))
    return ''
  }

  /** `](address "title")`, `][name]` or `]`. */
  #takeTail(): string {
    if (this.#content[this.#at] !== ']') return ''
    const next = this.#content[this.#at + 1]
    const end = next === '(' ? this.#findAddressEnd(this.#at + 2) : undefined
    if (end !== undefined) return this.#takeText(this.#content.slice(this.#at, end))
    return this.#take(next === '[' ? /\]\[[^\]]*\]/y : /\]/y)
  }

  #findAddressEnd(begin: number): number | undefined {
    const max = this.#content.length
    const skip = (at: number) => at + (/^\s*/.exec(this.#content.slice(at))?.[0].length ?? 0)
    const address = this.#helpers.parseLinkDestination(this.#content, skip(begin), max)
    let at = skip(address.ok ? address.pos : begin)
    const title = this.#helpers.parseLinkTitle(this.#content, at, max)
    if (title.ok) at = skip(title.pos)
    return this.#content[at] === ')' ? at + 1 : undefined
  }
}
