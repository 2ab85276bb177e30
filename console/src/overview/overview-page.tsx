import { useEffect, useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import { groups, type GroupName } from '../listing.ts'
import { filterCatalogue } from '../navigation/filter-catalogue.ts'
import type { KnownStatus } from '../server/use-status.ts'
import { useSay } from '../words/say.ts'
import { InterfaceRow } from './interface-row.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly known: KnownStatus
}

const groupNames = Object.keys(groups).filter((name): name is GroupName => Object.hasOwn(groups, name))

/** What runs, at a glance: every interface in its group, with who does the work and how it fares. */
export function OverviewPage({ catalogue, known }: Props) {
  const say = useSay()
  const [query, setQuery] = useState('')
  // Calls may have been made on the page that one comes from.
  useEffect(known.refresh, [])
  const found = filterCatalogue(catalogue, query, say)
  return (
    <article class="overview">
      <header class="operation-head">
        <h1>{say('What runs here')}</h1>
        <p class="lead">
          {say(
            'Each interface answers wire for wire as the original does: point a program that was written against one of them at its address here.',
          )}{' '}
          <a href="#/models">{say('Better models')}</a> · <a href="#/keys">{say('Keys')}</a> ·{' '}
          <a href="/docs/">{say('Documentation')}</a>
        </p>
        <input
          class="overview-search"
          type="search"
          aria-label={say('Find an interface')}
          placeholder={say('What do you call it? openai, deepl, google, rss, ocr, wikipedia…')}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </header>
      <p class="visually-hidden" role="status">
        {query && say('Interfaces found: {count}', { count: found.length })}
      </p>
      {found.length === 0 && <p class="nothing">{say('No interface or operation has these words.')}</p>}
      <div class="overview-groups">
        {groupNames.map((name) => (
          <Group key={name} name={name} catalogue={found} known={known} />
        ))}
      </div>
    </article>
  )
}

function Group({ name, catalogue, known }: Props & { readonly name: GroupName }) {
  const say = useSay()
  const members = catalogue.filter(({ listing }) => listing.group === name)
  if (members.length === 0) return null
  return (
    <section class="overview-group" aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>{say(groups[name])}</h2>
      <ul class="interface-rows">
        {members.map((entry) => (
          <InterfaceRow key={entry.contract.id} entry={entry} known={known} />
        ))}
      </ul>
    </section>
  )
}
