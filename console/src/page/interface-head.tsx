import { fullPath, type CatalogueEntry } from '../catalogue.ts'
import { formatRoute } from '../route.ts'
import type { KnownStatus } from '../server/use-status.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { useSay } from '../words/say.ts'
import { EngineList } from './engine-list.tsx'
import { LackList } from './lack-list.tsx'

interface Props {
  readonly entry: CatalogueEntry
  /** The page that is open, where there are several to choose from. */
  readonly pageName: string | undefined
  readonly known: KnownStatus
}

/** What an interface is, at which address, who does the work, and its pages to choose from. */
export function InterfaceHead({ entry, pageName, known: { status } }: Props) {
  const say = useSay()
  const { id, spec, title, summary, credit } = entry.contract
  const engines = status?.interfaces.find((each) => each.id === id)?.engines ?? []
  const address = location.origin + fullPath(entry, '')
  return (
    <header class="operation-head">
      <div class="eyebrow">
        <span class="spec">{spec}</span>
        <code>{address}</code>
        <CopyButton subject={say('the address')} text={address} />
        <EngineList engines={engines} />
      </div>
      <h1>{say(title)}</h1>
      <p class="lead">{say(summary)}</p>
      {credit && (
        <p class="also">
          {say('Data:')} <a href={credit.url}>{credit.text}</a>
        </p>
      )}
      <LackList engines={engines} />
      {entry.pages.length > 1 && (
        <nav class="page-tabs" aria-label={say('Pages')}>
          {entry.pages.map((page) => (
            <a
              key={page.name}
              href={formatRoute({ interface: id, page: page.name })}
              aria-current={page.name === pageName ? 'page' : undefined}
            >
              {say(page.title)}
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}
