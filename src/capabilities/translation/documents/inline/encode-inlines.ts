/**
 * A paragraph as the translator takes it, and its answer as a paragraph again. Styles go as `<span id="…">`, things as `<img id="…">`, line breaks
 * as `<br id="…">`, and what stays as it is as `<span translate="no" id="…">`: every engine brings such elements back.
 */
import { escapeText } from 'entities'
import type { DocumentUnit } from '../document-format.ts'
import { decodeInlines } from './decode-inlines.ts'
import { numberMoved } from './number-moved.ts'
import { hasWords, type Inline, isTranslatable, joinTexts } from './inline.ts'

export interface EncodedInlines<Payload> {
  readonly unit: DocumentUnit
  decode(translation: string): Inline<Payload>[]
}

/** Undefined where there is nothing to translate. */
export function encodeInlines<Payload>(given: readonly Inline<Payload>[]): EncodedInlines<Payload> | undefined {
  const encoded = encode(given)
  return encoded && { unit: encoded.unit, decode: (translation) => numberMoved(given, encoded.decode(translation)) }
}

function encode<Payload>(given: readonly Inline<Payload>[]): EncodedInlines<Payload> | undefined {
  const inlines = joinTexts(given)
  if (!isTranslatable(inlines)) return undefined
  const { before, inner, after } = peel(inlines)
  const around = (made: readonly Inline<Payload>[]) => joinTexts([...before, ...made, ...after])
  const [only] = inner
  if (inner.length === 1 && only?.kind === 'group') {
    const encoded = encode(only.children)
    return encoded && { unit: encoded.unit, decode: (text) => around([{ ...only, children: encoded.decode(text) }]) }
  }
  if (inner.length === 1 && only?.kind === 'text')
    return { unit: { text: only.text, format: 'text' }, decode: (text) => around([{ kind: 'text', text }]) }
  const numbered: Inline<Payload>[] = []
  const text = writeInlines(inner, numbered)
  return { unit: { text, format: 'html' }, decode: (translation) => around(decodeInlines(translation, numbered)) }
}

interface Peeled<Payload> {
  readonly before: readonly Inline<Payload>[]
  readonly inner: readonly Inline<Payload>[]
  readonly after: readonly Inline<Payload>[]
}

/** White space and things without words at the ends stay where they are. */
function peel<Payload>(inlines: readonly Inline<Payload>[]): Peeled<Payload> {
  const isOutside = (inline: Inline<Payload>) =>
    inline.kind === 'text' ? inline.text.trim() === '' : inline.kind !== 'group' && !hasWords(shownIn(inline))
  let [begin, end] = [0, inlines.length]
  while (begin < end && isOutside(inlines[begin] ?? { kind: 'text', text: 'x' })) begin++
  while (end > begin && isOutside(inlines[end - 1] ?? { kind: 'text', text: 'x' })) end--
  const inner = inlines.slice(begin, end)
  const [first, last] = [inner[0], inner.at(-1)]
  const space = first?.kind === 'text' ? (/^\s+/.exec(first.text)?.[0] ?? '') : ''
  const tail = last?.kind === 'text' ? last.text.slice(last.text.trimEnd().length) : ''
  const trimmed = inner.map((inline, index): Inline<Payload> => {
    if (inline.kind !== 'text') return inline
    const stop = index === inner.length - 1 ? inline.text.length - tail.length : inline.text.length
    return { kind: 'text', text: inline.text.slice(index === 0 ? space.length : 0, stop) }
  })
  return {
    before: [...inlines.slice(0, begin), { kind: 'text', text: space }],
    inner: trimmed,
    after: [{ kind: 'text', text: tail }, ...inlines.slice(end)],
  }
}

function shownIn<Payload>(inline: Inline<Payload>): string {
  if (inline.kind === 'fixed') return inline.text
  return inline.kind === 'kept' ? (inline.shown ?? '') : ''
}

/** Numbers are places in `numbered`. */
function writeInlines<Payload>(inlines: readonly Inline<Payload>[], numbered: Inline<Payload>[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return escapeText(inline.text)
      const id = numbered.push(inline) - 1
      if (inline.kind === 'group') return `<span id="${id}">${writeInlines(inline.children, numbered)}</span>`
      if (inline.kind === 'break') return `<br id="${id}">`
      const shown = shownIn(inline)
      return shown.trim() === '' ? `<img id="${id}">` : `<span translate="no" id="${id}">${escapeText(shown)}</span>`
    })
    .join('')
}
