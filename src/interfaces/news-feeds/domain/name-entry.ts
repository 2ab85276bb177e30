import type { FeedEntry } from './reading/feed.ts'
import { htmlToText } from './text/html-to-text.ts'
import { asHtml } from './text/as-html.ts'
import { toPlainLine } from './text/plain-line.ts'

/** Characters of a text that stands for a title. */
const maxLength = 100
/** Characters of HTML that are looked at for them. */
const searchedCharacters = 4_000

/** The title of an entry; of one without, as those of Mastodon, the start of its text, else its address. */
export function nameEntry(entry: FeedEntry, link: string): string {
  const { title, titleType, description, descriptionType, content, contentType } = entry
  return (
    toPlainLine(title, titleType) ||
    startOf(asHtml(description ?? '', descriptionType)) ||
    startOf(asHtml(content ?? '', contentType === 'text' || contentType === 'text/plain' ? 'text' : undefined)) ||
    link
  )
}

function startOf(html: string): string {
  const characters = [...htmlToText(html.slice(0, searchedCharacters))]
  if (characters.length <= maxLength) return characters.join('')
  return `${characters.slice(0, maxLength).join('').trimEnd()}…`
}
