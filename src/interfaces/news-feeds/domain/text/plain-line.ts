import { decodeEntities } from '../reading/xml/decode-entities.ts'
import type { TextType } from '../reading/feed.ts'
import { collapseSpace, htmlToText } from './html-to-text.ts'
import { looksLikeHtml } from './looks-like-html.ts'

/** A title or a name in one line without markup. RSS does not say whether its titles are text or HTML: entities are resolved. */
export function toPlainLine(written: string, type: TextType | undefined): string {
  if (type === 'text') return collapseSpace(written)
  if (type === 'html' || looksLikeHtml(written)) return htmlToText(written)
  return collapseSpace(decodeEntities(written))
}
