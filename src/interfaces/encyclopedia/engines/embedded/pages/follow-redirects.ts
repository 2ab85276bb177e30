import { normalizeTitle, type Title } from '../../../../../dialects/mediawiki/normalize-title.ts'
import type { Call } from '../call.ts'
import type { Page } from '../../../storage/stored-page.ts'

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly tofragment?: string
  readonly tointerwiki?: string
}

export interface Followed {
  /** Pages that are no redirects, those where redirects end among them. */
  readonly pages: readonly Page[]
  /** Each step, in the order taken. */
  readonly redirects: readonly Redirect[]
  /** Where redirects lead out of the wiki. */
  readonly interwiki: readonly { readonly title: string; readonly iw: string }[]
  /** Where redirects lead to nothing. */
  readonly missing: readonly Title[]
}

/** A chain longer than any that was made by people; a circle ends at the first page met again. */
const maxChainLength = 20

/** Replaces redirects by the pages they lead to, double redirects too. What goes round in a circle leads to no page. */
export async function followRedirects(
  { site, store }: Pick<Call, 'site' | 'store'>,
  given: readonly Page[],
): Promise<Followed> {
  const pages = new Map<string, Page>()
  const redirects: Redirect[] = []
  const missing: Title[] = []
  const interwiki: { title: string; iw: string }[] = []
  const met = new Set<string>()
  let arrived = given
  for (let step = 0; arrived.length > 0; step++) {
    const targets = new Map<string, Title>()
    for (const page of arrived) {
      met.add(page.title)
      const target = step < maxChainLength ? readTarget(page, site) : undefined
      if (target) redirects.push(toRedirect(page, target))
      else pages.set(page.title, page)
      if (target?.interwiki !== undefined) interwiki.push({ title: target.title, iw: target.interwiki })
      else if (target) targets.set(target.title, target)
    }
    const wanted = [...targets.values()].filter(({ title }) => !met.has(title))
    arrived = await store.findPagesByTitle(
      site.language,
      wanted.map(({ title }) => title),
    )
    const found = new Set(arrived.map(({ title }) => title))
    for (const title of wanted) if (!found.has(title.title)) missing.push(title)
  }
  return { pages: [...pages.values()], redirects, interwiki, missing }
}

/** A redirect that leads to a special page is shown as the page it is. */
function readTarget({ redirectTo }: Page, site: Call['site']): Title | undefined {
  const target = redirectTo === undefined ? undefined : normalizeTitle(redirectTo, site)
  return target && target.namespace >= 0 ? target : undefined
}

function toRedirect({ title: from }: Page, { title: to, fragment, interwiki }: Title): Redirect {
  return {
    from,
    to,
    ...(fragment ? { tofragment: fragment } : {}),
    ...(interwiki === undefined ? {} : { tointerwiki: interwiki }),
  }
}
