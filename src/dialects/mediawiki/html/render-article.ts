import { dropTemplatesInSteps } from '../drop-templates.ts'
import type { Site } from '../site.ts'
import { BlockRenderer, type Heading } from './render-blocks.ts'
import { dropFileLinks } from './drop-file-links.ts'
import { keepReferences } from './keep-references.ts'
import { keepVerbatim } from './keep-verbatim.ts'
import { KeptPieces, withoutMarks } from './kept-pieces.ts'
import { type InlineOptions, renderInline } from './render-inline.ts'

export interface RenderOptions extends Omit<InlineOptions, 'pieces'> {
  readonly site: Site
}

export interface RenderedArticle {
  readonly html: string
  readonly headings: readonly Heading[]
  /** What `<ref>` holds, in HTML, in the order of its numbers. */
  readonly notes: readonly string[]
}

/** What is left of `({{IPA|…}})` where the template could not be expanded. */
const emptyBrackets = / ?[((](?:[\s,;:、,;]|&nbsp;)*[))]/g

/**
 * An article's text, its templates in their places as far as they could be expanded, as HTML to read: paragraphs, headings, lists, tables, links and notes. No
 * style and no attribute of the text comes with it, and every character of it is escaped. The time grows with the length; in steps.
 */
export function* renderArticle(text: string, options: RenderOptions): Generator<void, RenderedArticle> {
  const pieces = new KeptPieces()
  const kept = keepVerbatim(withoutMarks(text), pieces)
  yield
  const whole = yield* dropTemplatesInSteps(kept, { keepsTables: true })
  const expanded = whole.replaceAll(emptyBrackets, '')
  yield
  const { text: body, notes } = keepReferences(expanded, pieces)
  yield
  const shown = yield* dropFileLinks(body, options.site)
  yield
  const inline: InlineOptions = { ...options, pieces }
  const blocks = new BlockRenderer(inline)
  const html = yield* blocks.render(shown)
  const written: string[] = []
  for (const note of notes) {
    written.push(yield* renderInline(note.text.replaceAll('\n', ' ').trim(), inline))
    yield
  }
  return { html, headings: blocks.headings, notes: written }
}
