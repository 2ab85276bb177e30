import type { Call } from '../call.ts'
import { findByTitles } from '../pages/find-by-titles.ts'
import type { PageEntry } from '../pages/page-set.ts'
import type { Declarations, ValuesOf } from '../parameters/parameter.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { addPrefix, type ContinueFields, type QueryModule, toModule } from './module.ts'

export interface PageLink {
  readonly from: number
  readonly namespace: number
  readonly title: string
  /** Fields beside these two. */
  readonly fields?: Readonly<Record<string, unknown>>
}

export interface PageLinks {
  readonly links: readonly PageLink[]
  /** Without the prefix; undefined at the end. */
  readonly next: ContinueFields | undefined
}

interface DeclaredLinks<Parameters extends Declarations> {
  readonly name: string
  readonly prefix: string
  readonly parameters: Parameters
  /** What the pages link to, page after page: one answer's worth of it. */
  list(call: Call, values: ValuesOf<Parameters>, entries: readonly PageEntry[]): Promise<PageLinks>
}

/** A module that lists what pages link to, and as a generator gives the pages at the other end. */
export function defineLinks<const Parameters extends Declarations>(declared: DeclaredLinks<Parameters>): QueryModule {
  const { name, prefix } = declared
  const module = toModule(declared)
  return {
    ...module,
    group: 'prop',
    async run(call, { set: { entries } }) {
      const { links, next } = await declared.list(call, readParameters(call, module), entries)
      writeLinks(name, links, entries)
      return next && addPrefix(next, prefix)
    },
    async generate(call, given) {
      const values = readParameters(call, { ...module, prefix: `g${prefix}` })
      const { links, next } = await declared.list(call, values, given.entries)
      const titles = links.map(({ title }) => title)
      const followsRedirects = call.sent.has('redirects')
      return {
        set: await findByTitles(call, titles, { followsRedirects }),
        next: next && addPrefix(next, `g${prefix}`),
      }
    },
  }
}

function writeLinks(name: string, links: readonly PageLink[], entries: readonly PageEntry[]): void {
  const byId = new Map(entries.flatMap(({ page, fields }) => (page ? [[page.id, fields] as const] : [])))
  for (const [id, listed] of Map.groupBy(links, ({ from }) => from)) {
    const written = listed.map(({ namespace, title, fields = {} }) => ({ ns: namespace, title, ...fields }))
    Object.assign(byId.get(id) ?? {}, { [name]: written })
  }
}
