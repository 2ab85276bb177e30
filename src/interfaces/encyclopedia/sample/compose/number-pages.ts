import type { SampleEdition } from '../edition.ts'
import { composeMainPage } from './compose-main-page.ts'
import { composeFooter, composeInfobox } from './compose-templates.ts'

export interface SamplePage {
  readonly id: number
  readonly namespace: number
  /** With the namespace's localised prefix. */
  readonly title: string
  readonly text: string
  /** Where a redirect leads. */
  readonly redirectTo?: string
}

/** Pages of an edition, numbered from 1 in one order: the main page, articles, templates, redirects. */
export function numberPages(edition: SampleEdition): SamplePage[] {
  const articles = edition.themes.flatMap((theme) => theme.articles)
  const main = { namespace: 0, title: edition.site.mainPage, text: composeMainPage(edition) }
  const redirects = articles.flatMap(({ title, redirects: others = [] }) =>
    others.map((other) => ({ namespace: 0, title: other, text: `#REDIRECT [[${title}]]`, redirectTo: title })),
  )
  const pages = [
    main,
    ...articles.map(({ title, text }) => ({ namespace: 0, title, text })),
    ...composeTemplates(edition),
    ...redirects,
  ]
  return pages.map((page, index) => ({ id: index + 1, ...page }))
}

const templateNamespace = 10

function composeTemplates({ site, infoboxes, footers }: SampleEdition) {
  const prefix = site.namespaces.find(({ id }) => id === templateNamespace)?.name ?? 'Template'
  const toPage = (name: string, text: string) => ({ namespace: templateNamespace, title: `${prefix}:${name}`, text })
  return [
    ...infoboxes.map((infobox) => toPage(infobox.name, composeInfobox(infobox))),
    ...footers.map((footer) => toPage(footer.name, composeFooter(footer))),
  ]
}
