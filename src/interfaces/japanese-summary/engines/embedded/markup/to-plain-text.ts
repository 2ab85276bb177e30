import { decodeHTMLStrict } from 'entities'
import { dropAddresses } from './drop-addresses.ts'
import { htmlToLines, isHtml } from './html-to-lines.ts'
import { mailToLines } from './mail-to-lines.ts'
import { isMarkdown, markdownToLines } from './markdown-to-lines.ts'
import { isWikitext, wikitextToLines } from './wikitext-to-lines.ts'

/** What somebody reads of a text in HTML, Markdown, a wiki's markup or a mail. All of it as it is, where nothing would be left. */
export function toPlainText(text: string): string {
  const plain = dropAddresses(dropMarkup(text))
  return /[\p{L}\p{N}]/u.test(plain) ? plain : text
}

function dropMarkup(text: string): string {
  if (/<(?:!doctype|html|body)[\s>]/i.test(text)) return htmlToLines(text)
  if (isWikitext(text)) return wikitextToLines(text)
  // Lines of HTML may begin with the end of a tag, which quotes nothing.
  const own = isHtml(text) ? text : mailToLines(text)
  if (isMarkdown(own)) return markdownToLines(own)
  if (isHtml(own)) return htmlToLines(own)
  return /&nbsp;|&#\d{2,7};/.test(own) ? decodeHTMLStrict(own) : own
}
