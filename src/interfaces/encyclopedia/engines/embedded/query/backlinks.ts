import { badContinue } from '../../../domain/action-error.ts'
import type { ReferenceKind } from '../../../storage/tables.ts'
import type { Call } from '../call.ts'
import { choiceOr } from '../parameters/choices.ts'
import { namespaces } from '../parameters/namespaces.ts'
import { integer, limit } from '../parameters/numbers.ts'
import { flag, text } from '../parameters/texts.ts'
import { readSubject } from '../titles.ts'
import { defineList, type ListedPage } from './list-module.ts'
import { needIndex } from './need-index.ts'
import { redirectFilters, toIsRedirect } from './redirect-filter.ts'
import { toListedPage } from './to-listed-page.ts'
import type { Page } from '../../../storage/stored-page.ts'

/** Pages that lead to another in one way. */
function defineReferring(name: string, prefix: string, kind: ReferenceKind) {
  return defineList({
    name,
    prefix,
    parameters: {
      title: text,
      pageid: integer,
      continue: text,
      namespace: namespaces,
      dir: choiceOr(['ascending', 'descending'], 'ascending'),
      filterredir: choiceOr(redirectFilters, 'all'),
      limit: limit(10),
      redirect: flag,
    },
    async list(call, values) {
      const { site, store } = call
      const subject = await readSubject(call, prefix, values)
      await needIndex(call, `query+${name}`)
      const found = await store.listReferring(site.language, kind, subject.title, {
        since: readContinue(values.continue),
        namespaces: values.namespace,
        isRedirect: toIsRedirect(values.filterredir),
        isDescending: values.dir === 'descending',
        limit: values.limit + 1,
      })
      const beyond = found[values.limit]
      const pages = found.slice(0, values.limit)
      return {
        pages: values.redirect
          ? await addThrough(call, kind, pages, values.limit)
          : pages.map((page) => describe(call, page)),
        next: beyond && { continue: `${beyond.namespace}|${beyond.id}` },
      }
    },
  })
}

/** `list=backlinks` (mediawiki.org/wiki/API:Backlinks): pages that link to a page. */
export const backlinks = defineReferring('backlinks', 'bl', 'link')

/** `list=embeddedin`: pages that are made with a template. */
export const embeddedIn = defineReferring('embeddedin', 'ei', 'template')

/** `list=imageusage`: pages that show a file. */
export const imageUsage = defineReferring('imageusage', 'iu', 'file')

function describe({ form }: Call, page: Page): ListedPage {
  return toListedPage(page, page.redirectTo === undefined ? {} : form.flags({ redirect: true }))
}

/** With those that lead to a redirect, under the redirect. */
async function addThrough(
  call: Call,
  kind: ReferenceKind,
  pages: readonly Page[],
  most: number,
): Promise<ListedPage[]> {
  const listed: ListedPage[] = []
  for (const page of pages) {
    const { fields, ...rest } = describe(call, page)
    const through =
      page.redirectTo === undefined
        ? []
        : await call.store.listReferring(call.site.language, kind, page.title, { limit: most })
    const redirlinks = through.map((each) => describe(call, each).fields)
    listed.push({ ...rest, fields: redirlinks.length > 0 ? { ...fields, redirlinks } : fields })
  }
  return listed
}

/** `0|42`: a page's namespace and id. */
function readContinue(sent: string | undefined): number {
  if (sent === undefined) return 0
  const [, id] = /^-?\d{1,9}\|(\d{1,15})$/.exec(sent) ?? []
  if (id === undefined) throw badContinue()
  return Number(id)
}
