import { decodeHTML } from 'entities'
import { type Markup, scanMarkup } from '../../texts/html/scan-markup.ts'
import type { Inline } from './inline.ts'

/**
 * Reads a translation of what `encodeInlines` wrote. Whatever an engine did to it, things that are kept come back once each: those that it lost
 * stand at the end. A style that it lost is gone, one that it tore apart is there twice.
 */
export function decodeInlines<Payload>(translation: string, numbered: readonly Inline<Payload>[]): Inline<Payload>[] {
  const reader = new Reader(numbered)
  for (const piece of scanMarkup(translation, false)) reader.read(piece)
  return reader.finish()
}

interface OpenGroup<Payload> {
  readonly name: string
  readonly inline: Inline<Payload> | undefined
  readonly children: Inline<Payload>[]
}

class Reader<Payload> {
  readonly #numbered: readonly Inline<Payload>[]
  #endsWithSpace = true
  readonly #seen = new Set<Inline<Payload>>()
  readonly #open: OpenGroup<Payload>[] = [{ name: '', inline: undefined, children: [] }]

  constructor(numbered: readonly Inline<Payload>[]) {
    this.#numbered = numbered
  }

  read(piece: Markup): void {
    if (piece.kind === 'text') this.#addText(decodeHTML(piece.raw))
    else if (piece.kind === 'open') this.#open.push({ name: piece.name, inline: this.#find(piece.raw), children: [] })
    else if (piece.kind === 'empty') this.#addKept(this.#find(piece.raw))
    else if (piece.kind === 'close') this.#close(piece.name)
  }

  finish(): Inline<Payload>[] {
    while (this.#open.length > 1) this.#closeLast()
    const lost = this.#numbered.filter((inline) => inline.kind !== 'group' && !this.#seen.has(inline))
    return [...(this.#open[0]?.children ?? []), ...lost]
  }

  #find(tag: string): Inline<Payload> | undefined {
    const [, id] = /\sid\s?=\s?["']?(\d{1,9})/.exec(tag) ?? []
    return id === undefined ? undefined : this.#numbered[Number(id)]
  }

  /** Engines put spaces on both sides of a thing that has one already. */
  #addText(text: string): void {
    const single = text.replaceAll(/ {2,}/g, ' ').replace(/^ /, this.#endsWithSpace ? '' : ' ')
    if (single === '') return
    this.#endsWithSpace = single.endsWith(' ')
    this.#add({ kind: 'text', text: single })
  }

  #add(inline: Inline<Payload>): void {
    this.#open.at(-1)?.children.push(inline)
  }

  #addKept(inline: Inline<Payload> | undefined): void {
    if (!inline || inline.kind === 'group' || this.#seen.has(inline)) return
    this.#seen.add(inline)
    this.#endsWithSpace = false
    this.#add(inline)
  }

  #close(name: string): void {
    const at = this.#open.findLastIndex((group) => group.name === name)
    if (at < 1) return
    while (this.#open.length > at) this.#closeLast()
  }

  /** What an engine wrote within a thing that is kept is not it. */
  #closeLast(): void {
    const closed = this.#open.pop()
    if (!closed) return
    if (closed.inline?.kind === 'group') this.#add({ ...closed.inline, children: closed.children })
    else if (closed.inline) this.#addKept(closed.inline)
    else for (const child of closed.children) this.#add(child)
  }
}
