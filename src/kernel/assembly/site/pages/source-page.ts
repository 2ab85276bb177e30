import { renderMarkdown } from '../markdown/render-markdown.ts'
import { type Page, rootOf } from '../page.ts'
import type { SiteParts } from '../site-parts.ts'
import type { SourcePage } from '../source-pages.ts'

/** A page of Markdown as it stands. */
export function sourcePage({ source, address, title, markdown }: SourcePage, { addresses }: SiteParts): Page {
  const write = () => ({ title, ...renderMarkdown(markdown, { source, root: rootOf(address), addresses }) })
  return { address, title, write }
}

/** What of README.md somebody needs who begins; the rest of it stands on pages of its own. */
export function startPage(readme: SourcePage, parts: SiteParts): Page {
  const sections = readme.markdown.split(/^(?=## )/m)
  const wanted = sections.filter((section) => /^## (Starting it|Five calls)\n/.test(section))
  const title = 'First steps'
  const { address } = readme
  return sourcePage({ ...readme, address, title, markdown: `# ${title}\n\n${wanted.join('')}` }, parts)
}
