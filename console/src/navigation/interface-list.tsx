import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { RefObject } from 'preact'
import type { Catalogue, CatalogueEntry } from '../catalogue.ts'
import { formatRoute, type Route } from '../route.ts'
import { summarizeState, type Status } from '../server/status.ts'
import { useSay } from '../words/say.ts'
import { MethodTag } from '../ui/method-tag.tsx'
import { StateDot } from '../ui/state-dot.tsx'
import { filterCatalogue } from './filter-catalogue.ts'
import { groupOperations } from './group-operations.ts'
import { orderByGroup } from './order-by-group.ts'
import { Search } from './search.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly route: Route
  readonly status: Status | undefined
  readonly search: RefObject<HTMLInputElement | null>
}

/** The interfaces, in the order of home; one whose operation is being looked at, and every one found by the search, is open. */
export function InterfaceList({ catalogue, route, status, search }: Props) {
  const say = useSay()
  const [query, setQuery] = useState('')
  const find = (words: string) => filterCatalogue(orderByGroup(catalogue), words, say)
  const found = find(query)
  // A page of an interface has its operations beside it, so that they need not stand here as well.
  const isOpen = ({ contract }: CatalogueEntry) =>
    query.trim() !== '' || (contract.id === route.interface && route.operation !== undefined)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => showWithin(list.current), [route])
  const openFirst = (words: string) => {
    const [first] = find(words)
    if (!first) return
    location.hash = formatRoute({ interface: first.contract.id, ...pickFirst(first, catalogue) })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <nav class="interfaces" aria-label={say('Interfaces')}>
      <Search input={search} query={query} onQuery={setQuery} onEnter={openFirst} />
      <p class="visually-hidden" role="status">
        {query && say('Interfaces found: {count}', { count: found.length })}
      </p>
      {found.length === 0 && <p class="nothing">{say('No interface or operation has these words.')}</p>}
      <ul ref={list}>
        {found.map((entry, index) => (
          <InterfaceItem
            key={entry.contract.id}
            entry={entry}
            route={route}
            status={status}
            open={isOpen(entry)}
            beginsGroup={index > 0 && entry.listing.group !== found[index - 1]?.listing.group}
          />
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the list, and nothing around it, to what is being looked at. */
function showWithin(list: HTMLElement | null): void {
  const current =
    list?.querySelector<HTMLElement>('[aria-current=page]') ?? list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !current) return
  const top = current.offsetTop
  if (top < list.scrollTop || top + current.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top - list.clientHeight / 2
}

interface ItemProps extends Pick<Props, 'route' | 'status'> {
  readonly entry: CatalogueEntry
  readonly open: boolean
  readonly beginsGroup: boolean
}

function InterfaceItem({ entry, route, status, open, beginsGroup }: ItemProps) {
  const say = useSay()
  const { id, title } = entry.contract
  const engines = status?.interfaces.find((each) => each.id === id)?.engines
  const isCurrent = id === route.interface
  return (
    <li class={beginsGroup ? 'begins-group' : undefined}>
      <a class="interface-link" href={formatRoute({ interface: id })} aria-current={isCurrent ? 'true' : undefined}>
        <span class="interface-title">{say(title)}</span>
        <StateDot state={summarizeState(engines)} />
      </a>
      {open && <PageLinks entry={entry} route={route} />}
      {open && <OperationList entry={entry} route={route} />}
    </li>
  )
}

function PageLinks({ entry: { contract, pages }, route }: Pick<ItemProps, 'entry' | 'route'>) {
  const say = useSay()
  if (pages.length === 0) return null
  return (
    <ul class="operations">
      {pages.map(({ name, title }) => (
        <li key={name}>
          <a
            class="operation-link"
            href={formatRoute({ interface: contract.id, page: name })}
            aria-current={contract.id === route.interface && name === route.page ? 'page' : undefined}
          >
            <span>{say(title)}</span>
            <span class="page-tag">{say('page')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function OperationList({ entry, route }: Pick<ItemProps, 'entry' | 'route'>) {
  const id = useId()
  const say = useSay()
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
              <span>{say(operation.summary)}</span>
              <MethodTag method={operation.method} />
            </a>
          </li>
        ))}
      </ul>
    </>
  ))
}

function isCurrentOperation({ contract }: CatalogueEntry, name: string, route: Route): boolean {
  return contract.id === route.interface && name === route.operation
}

/** The interface itself where the search found it whole, otherwise the first operation or page that was found. */
function pickFirst(found: CatalogueEntry, catalogue: Catalogue): Pick<Route, 'page' | 'operation'> {
  if (catalogue.includes(found)) return {}
  const [operation] = found.operations
  const [page] = found.pages
  return operation ? { operation: operation.name } : page ? { page: page.name } : {}
}
