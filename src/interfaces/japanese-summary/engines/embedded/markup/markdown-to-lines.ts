import createRenderer from 'markdown-it'
import { htmlToLines } from './html-to-lines.ts'

/** Each is rare in a text that is not Markdown. */
const signs = [
  /^#{1,6}[ \t]+\S/m,
  /^(?:```|~~~)/m,
  /\[[^[\]\n]{1,200}\]\((?:https?:|mailto:|[./#])[^()\s]{0,500}\)/,
  /\*\*[^\s*][^*\n]{0,200}\*\*/,
  /^\|?(?:[ \t]{0,9}:?-{3,30}:?[ \t]{0,9}\|){1,50}/m,
  /^[-*+] \S.{0,2000}\n(?:[ \t]*\n)?[-*+] \S/m,
]

/** Indents and rules under a line stand in many texts that are no Markdown; what is a line and what is wrapped is decided later. */
const renderer = createRenderer({ html: true, breaks: true }).disable(['code', 'lheading'])
renderer.renderer.rules['fence'] = () => ''
renderer.renderer.rules['image'] = () => ''

export function isMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text))
}

/** The text of Markdown, a line for each paragraph and item; without code, pictures and headings. */
export function markdownToLines(markdown: string): string {
  return htmlToLines(renderer.render(dropFrontMatter(markdown))).replace(/^\[[ x]\]\s/gim, '')
}

function dropFrontMatter(markdown: string): string {
  return markdown.replace(/^(---|\+\+\+)[ \t]*\n(?:[^\n]*\n){0,200}?\1[ \t]*\n/, '')
}
