import type { PagePlace } from '../catalogue.ts'
import type { KnownStatus } from '../server/use-status.ts'
import { InterfaceHead } from './interface-head.tsx'
import { OperationLinks } from './operation-links.tsx'
import { PlainInterface } from './plain-interface.tsx'
import { SlicePageContent } from './slice-page.tsx'

interface Props {
  readonly place: PagePlace
  readonly known: KnownStatus
}

/** An interface's own page: what a slice brings to look at, and the raw operations beside it. */
export function InterfacePage({ place: { entry, page }, known }: Props) {
  return (
    <article class="operation">
      <InterfaceHead entry={entry} pageName={page?.name} known={known} />
      <div class="interface-columns">
        <div class="interface-content">
          {page ? (
            <SlicePageContent
              key={page.name}
              entry={entry}
              page={page}
              requireKey={known.status?.requireKey === true}
            />
          ) : (
            <PlainInterface entry={entry} />
          )}
        </div>
        <OperationLinks entry={entry} />
      </div>
    </article>
  )
}
