import type { Call } from '../call.ts'
import { findByTitles, toPageSet } from '../pages/find-by-titles.ts'
import type { Declarations, ValuesOf } from '../parameters/parameter.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { addPrefix, type ContinueFields, type QueryModule, toModule } from './module.ts'
import type { Page } from '../../../storage/stored-page.ts'

export interface ListedPage {
  readonly title: string
  /** Undefined where there is none of this title. */
  readonly page: Page | undefined
  /** What the list says of it. */
  readonly fields: Readonly<Record<string, unknown>>
  /** What it says of it as a generator. */
  readonly generated?: Readonly<Record<string, unknown>>
}

export interface Listing {
  readonly pages: readonly ListedPage[]
  /** Without the prefix; undefined at the end. */
  readonly next?: ContinueFields | undefined
  /** Fields beside the list. */
  readonly beside?: Readonly<Record<string, unknown>>
}

interface DeclaredList<Parameters extends Declarations> {
  readonly name: string
  readonly prefix: string
  readonly parameters: Parameters
  /** One answer's worth of pages. */
  list(call: Call, values: ValuesOf<Parameters>, isGenerator: boolean): Promise<Listing>
}

/** A module that lists pages of the wiki, and as a generator gives them. */
export function defineList<const Parameters extends Declarations>(declared: DeclaredList<Parameters>): QueryModule {
  const { name, prefix } = declared
  const module = toModule(declared)
  return {
    ...module,
    group: 'list',
    async run(call, answer) {
      const { pages, next, beside } = await declared.list(call, readParameters(call, module), false)
      Object.assign(answer.fields, beside, { [name]: pages.map(({ fields }) => fields) })
      return next && addPrefix(next, prefix)
    },
    async generate(call) {
      const values = readParameters(call, { ...module, prefix: `g${prefix}` })
      const { pages, next } = await declared.list(call, values, true)
      return { set: await toSet(call, pages), next: next && addPrefix(next, `g${prefix}`) }
    },
  }
}

async function toSet(call: Call, listed: readonly ListedPage[]) {
  const options = { followsRedirects: call.sent.has('redirects') }
  const found = listed.flatMap(({ page }) => page ?? [])
  const absent = listed.filter(({ page }) => !page).map(({ title }) => title)
  const present = await toPageSet(call, found, [], options)
  const missing = await findByTitles(call, absent, options)
  const entries = [...missing.entries, ...present.entries]
  const byTitle = new Map(entries.map(({ fields }) => [fields['title'], fields]))
  for (const { title, generated } of listed) Object.assign(byTitle.get(title) ?? {}, generated)
  return { ...present, entries }
}
