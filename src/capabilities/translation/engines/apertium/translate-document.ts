import { escapeText } from 'entities'
import type { TranslationRequest } from '../../port.ts'
import type { WriteText } from './inline.ts'
import type { DocumentOptions } from './document-options.ts'
import { readHtml } from './read-html.ts'
import { readText } from './read-text.ts'
import { translateParagraph } from './translate-paragraph.ts'

export interface DocumentTranslation {
  readonly text: string
  /** The share of its words that a dictionary had, from 0 to 1; 1 for a text without words. */
  readonly known: number
}

/** `ask` translates one message of Apertium's stream format into the language `target`. */
export async function translateDocument(
  { text: source, format, target }: Pick<TranslationRequest, 'text' | 'format' | 'target'>,
  ask: DocumentOptions['ask'],
): Promise<DocumentTranslation> {
  const blocks = format === 'html' ? readHtml(source) : readText(source)
  const writeText: WriteText = format === 'html' ? escapeText : (text) => text
  const parts = await Promise.all(
    blocks.map(async (block) =>
      block.kind === 'between'
        ? { text: block.raw, words: 0, unknown: 0 }
        : translateParagraph(block.inlines, { target, writeText, ask }),
    ),
  )
  const words = parts.reduce((total, part) => total + part.words, 0)
  const unknown = parts.reduce((total, part) => total + part.unknown, 0)
  return { text: parts.map(({ text }) => text).join(''), known: words === 0 ? 1 : 1 - unknown / words }
}
