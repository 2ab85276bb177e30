import { escapeText } from 'entities'
import type { TextType } from '../reading/feed.ts'
import { looksLikeHtml } from './looks-like-html.ts'

/** A text for a field that is HTML. What is called plain text and is markup all the same, a habit of publishers, stays. */
export function asHtml(text: string, type: TextType | undefined): string {
  return type === 'text' && !looksLikeHtml(text) ? escapeText(text) : text
}
