import { escapeHtml } from '../../../../libraries/text/escape-html.ts'
import { drawFigures } from '../figures/draw-figures.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { type Page, rootOf } from '../page.ts'
import type { SiteParts } from '../site-parts.ts'
import type { SourcePage } from '../source-pages.ts'

/** docs/figures.md with its large table drawn, a heading a benchmark. */
export function figuresPage({ source, address, title, markdown }: SourcePage, { addresses, runs }: SiteParts): Page {
  const write = () => {
    const [before = '', after = ''] = markdown.split(/<!-- figures -->\n.*?<!-- \/figures -->\n/s)
    const options = { source, root: rootOf(address), addresses }
    const [introduction, rest] = [renderMarkdown(before, options), renderMarkdown(after, options)]
    const headings = runs.map(({ name }) => ({ level: 2, id: `of-${name}`, text: name }))
    const drawn = runs.map((run) => `<h2 id="of-${run.name}">${escapeHtml(run.name)}</h2>${drawFigures(run)}`)
    return {
      title,
      html: introduction.html + drawn.join('') + rest.html,
      headings: [...introduction.headings, ...headings, ...rest.headings],
    }
  }
  return { address, title, write }
}
