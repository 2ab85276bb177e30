import { useId, useState } from 'preact/hooks'
import type { RefObject } from 'preact'
import type { Catalogue, CatalogueEntry } from '../catalogue.ts'
import { formatRoute, type Route } from '../route.ts'
import { summarizeState, type Status } from '../server/status.ts'
import { MethodTag } from '../ui/method-tag.tsx'
import { StateDot } from '../ui/state-dot.tsx'
import { filterCatalogue } from './filter-catalogue.ts'
import { groupOperations } from './group-operations.ts'
import { Search } from './search.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly route: Route
  readonly status: Status | undefined
  readonly search: RefObject<HTMLInputElement | null>
}

/** The interfaces; the one being looked at, and every one found by the search, is open. */
export function InterfaceList({ catalogue, route, status, search }: Props) {
  const [query, setQuery] = useState('')
  const found = filterCatalogue(catalogue, query)
  const isOpen = ({ contract }: CatalogueEntry) => query.trim() !== '' || contract.id === route.interface
  const openFirst = () => {
    const [first] = found
    if (first) location.hash = formatRoute({ interface: first.contract.id, ...firstOperation(first) })
  }
  return (
    <nav class="interfaces" aria-label="Interfaces">
      <Search input={search} query={query} onQuery={setQuery} onEnter={openFirst} />
      <p class="visually-hidden" role="status">
        {query && (found.length === 1 ? '1 interface found' : `${found.length} interfaces found`)}
      </p>
      {found.length === 0 && <p class="nothing">No interface or operation has these words.</p>}
      <ul>
        {found.map((entry) => (
          <InterfaceItem key={entry.contract.id} entry={entry} route={route} status={status} open={isOpen(entry)} />
        ))}
      </ul>
    </nav>
  )
}

interface ItemProps extends Pick<Props, 'route' | 'status'> {
  readonly entry: CatalogueEntry
  readonly open: boolean
}

function InterfaceItem({ entry, route, status, open }: ItemProps) {
  const { id, spec, title } = entry.contract
  const engines = status?.interfaces.find((each) => each.id === id)?.engines
  const isCurrent = id === route.interface
  return (
    <li>
      <a class="interface-link" href={formatRoute({ interface: id })} aria-current={isCurrent ? 'true' : undefined}>
        <span class="spec">{spec}</span>
        <span class="interface-title">{title}</span>
        <StateDot state={summarizeState(engines)} />
      </a>
      {open && <PageLinks entry={entry} route={route} />}
      {open && <OperationList entry={entry} route={route} />}
    </li>
  )
}

function PageLinks({ entry: { contract, pages }, route }: Pick<ItemProps, 'entry' | 'route'>) {
  if (pages.length === 0) return null
  return (
    <ul class="operations">
      {pages.map(({ name, title }) => (
        <li key={name}>
          <a
            class="operation-link"
            href={formatRoute({ interface: contract.id, operation: name })}
            aria-current={contract.id === route.interface && name === route.operation ? 'page' : undefined}
          >
            <span>{title}</span>
            <span class="page-tag">page</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function OperationList({ entry, route }: Pick<ItemProps, 'entry' | 'route'>) {
  const id = useId()
  return groupOperations(entry.operations).map(({ heading, operations }, position) => (
    <>
      {heading && (
        <h3 class="group-heading" id={`${id}-${position}`}>
          {heading}
        </h3>
      )}
      <ul class="operations" aria-labelledby={heading ? `${id}-${position}` : undefined}>
        {operations.map(({ name, operation }) => (
          <li key={name}>
            <a
              class="operation-link"
              href={formatRoute({ interface: entry.contract.id, operation: name })}
              aria-current={isCurrentOperation(entry, name, route) ? 'page' : undefined}
            >
              <span>{operation.summary}</span>
              <MethodTag method={operation.method} />
            </a>
          </li>
        ))}
      </ul>
    </>
  ))
}

/** A link to the interface alone shows its first operation. */
function isCurrentOperation({ contract }: CatalogueEntry, name: string, route: Route): boolean {
  return contract.id === route.interface && name === (route.operation ?? Object.keys(contract.operations)[0])
}

/** Or the first page, where the search found no operation. */
function firstOperation({ operations, pages }: CatalogueEntry): Pick<Route, 'operation'> {
  const first = operations[0] ?? pages[0]
  return first ? { operation: first.name } : {}
}
