import type { AnyInterface } from '../../wire/interface.ts'
import type { Run } from './figures/read-figures.ts'
import type { SourcePage } from './source-pages.ts'

/** What pages are written from. */
export interface SiteParts {
  readonly interfaces: readonly AnyInterface[]
  readonly sources: readonly SourcePage[]
  /** Addresses of pages by the place of their Markdown. */
  readonly addresses: ReadonlyMap<string, string>
  /** What was measured, a run a benchmark. */
  readonly runs: readonly Run[]
  /** Whether a Mainstay stands behind the pages. */
  readonly isServed: boolean
}

/** The README of a slice; a slice of a test has none. */
export function readmeOf({ sources }: SiteParts, interfaceId: string): SourcePage | undefined {
  return sources.find(({ source }) => source === `src/interfaces/${interfaceId}/README.md`)
}

/** Pages of tasks that point at a slice's README, or that it points at. */
export function guidesOf({ sources }: SiteParts, readme: SourcePage | undefined): readonly SourcePage[] {
  if (!readme) return []
  return sources.filter(
    ({ source, markdown }) =>
      /^docs\/[\w-]+\.md$/.test(source) &&
      (markdown.includes(`../${readme.source}`) || readme.markdown.includes(`../../../${source}`)),
  )
}
