import { fullPath, type Catalogue, type CatalogueEntry } from '../catalogue.ts'
import { formatRoute } from '../route.ts'
import type { KnownStatus } from '../server/use-status.ts'
import { EngineList } from './engine-list.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly known: KnownStatus
}

/** Every interface at a glance: what it does, where it answers, and how it fares. */
export function OverviewPage({ catalogue, known }: Props) {
  return (
    <article class="overview">
      <header class="operation-head">
        <h1>Interfaces of this server</h1>
        <p class="lead">
          Each answers wire for wire as the original does. Point a program that was written against one of them at its
          address here. The whole reference is at <a href="/docs">/docs</a>, and as OpenAPI 3.1 at{' '}
          <a href="/openapi.json">/openapi.json</a>. Small built-in engines answer; <a href="#/models">models</a> that
          are got with one click answer better.
        </p>
      </header>
      <ul class="cards">
        {catalogue.map((entry) => (
          <InterfaceCard key={entry.contract.id} entry={entry} known={known} />
        ))}
      </ul>
    </article>
  )
}

function InterfaceCard({ entry, known: { status } }: { readonly entry: CatalogueEntry; readonly known: KnownStatus }) {
  const { id, spec, title, summary } = entry.contract
  const engines = status?.interfaces.find((each) => each.id === id)?.engines ?? []
  const count = entry.operations.length
  return (
    <li class="card">
      <div class="eyebrow">
        <span class="spec">{spec}</span>
        <EngineList engines={engines} />
      </div>
      <h2>
        <a href={formatRoute({ interface: id })}>{title}</a>
      </h2>
      <p>{summary}</p>
      <p class="card-foot">
        <code>{location.origin + fullPath(entry, '')}</code>
        <span>{count === 1 ? '1 operation' : `${count} operations`}</span>
      </p>
    </li>
  )
}
