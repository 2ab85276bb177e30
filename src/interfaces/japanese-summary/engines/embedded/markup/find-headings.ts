/** A heading of Markdown, of a wiki, or of HTML, its title among them. */
const heading =
  /^#{1,6}[ \t]+([^\n]{1,200})$|^={2,6}([^=\n]{1,200})={2,6}[ \t]*$|<(?:h[1-6]|title)(?:\s[^<>]{0,500})?>([^<>]{1,200})</gim

/** Enough to recognise the kind of a text. */
const maxHeadings = 5

/** The first headings that markup shows, which are taken out of the text itself. */
export function findHeadings(text: string): string[] {
  const found: string[] = []
  for (const [, markdown, wiki, html] of text.matchAll(heading)) {
    found.push((markdown ?? wiki ?? html ?? '').trim())
    if (found.length === maxHeadings) break
  }
  return found
}
