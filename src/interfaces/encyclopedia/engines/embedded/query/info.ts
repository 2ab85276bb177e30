import type { Page } from '../../../storage/wiki-store.ts'
import type { Call } from '../call.ts'
import { toWireTime } from '../to-wire-time.ts'
import type { PropModule } from './module.ts'
import { directionOf, serverOf, toArticleUrl } from './addresses.ts'

const extras = ['protection', 'url', 'displaytitle'] as const

/** `prop=info` (mediawiki.org/wiki/API:Info). */
export const info: PropModule = {
  parameters: ['inprop'],
  async addTo(call, entries) {
    const chosen = new Set(call.parameters.choices('inprop', 'info', extras) ?? [])
    for (const { page, fields } of entries) {
      const { title } = fields
      if (typeof title !== 'string' || 'invalid' in fields || 'special' in fields) continue
      Object.assign(fields, describeLanguage(page, call), page ? describePage(page, call) : {})
      if (chosen.has('protection')) Object.assign(fields, { protection: [], restrictiontypes: restrictions(page) })
      if (chosen.has('url')) Object.assign(fields, describeAddresses(title, call))
      if (chosen.has('displaytitle')) fields['displaytitle'] = title
    }
    return undefined
  },
}

function describeLanguage(page: Page | undefined, { site }: Call) {
  return {
    contentmodel: page?.revision.model ?? 'wikitext',
    pagelanguage: site.language,
    pagelanguagehtmlcode: site.language,
    pagelanguagedir: directionOf(site),
  }
}

function describePage({ revision, redirectTo }: Page, { form }: Call) {
  const flags = {
    ...(redirectTo === undefined ? {} : { redirect: true }),
    ...(revision.parentId === undefined ? { new: true } : {}),
  }
  return {
    touched: toWireTime(revision.timestamp),
    lastrevid: revision.id,
    length: revision.size,
    ...form.flags(flags),
  }
}

/** What could be protected; nothing is, since nothing can be changed. */
function restrictions(page: Page | undefined): string[] {
  return page ? ['edit', 'move'] : ['create']
}

function describeAddresses(title: string, { site }: Call) {
  const fullurl = toArticleUrl(title, site)
  const editurl = `${serverOf(site)}/w/index.php?${new URLSearchParams({ title: title.replaceAll(' ', '_'), action: 'edit' }).toString()}`
  return { fullurl, editurl, canonicalurl: fullurl }
}
