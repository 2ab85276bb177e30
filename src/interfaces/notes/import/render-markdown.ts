import createRenderer from 'markdown-it'

/**
 * CommonMark with tables and strikethrough. HTML in the text is shown as text, and links may not be scripts: what comes
 * out is safe to put into a page.
 */
const renderer = createRenderer({ html: false })

/** Markdown as HTML. */
export function renderMarkdown(markdown: string): string {
  return renderer.render(markdown).trimEnd()
}
