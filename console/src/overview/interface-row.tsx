import type { InterfaceStatus } from '../server/status.ts'
import { type CatalogueEntry, fullPath } from '../catalogue.ts'
import { formatRoute } from '../route.ts'
import { stateSentences, summarizeState } from '../server/status.ts'
import type { KnownStatus } from '../server/use-status.ts'
import { StateDot } from '../ui/state-dot.tsx'
import { useWords } from '../words/say.ts'
import { CallLine } from './call-line.tsx'
import { QuotaLine } from './quota-line.tsx'

interface Props {
  readonly entry: CatalogueEntry
  readonly known: KnownStatus
}

/** One interface: what it does, who does the work, and what came of the calls since the server started. */
export function InterfaceRow({ entry, known: { status } }: Props) {
  const { say } = useWords()
  const { id, title, summary } = entry.contract
  const reported = status?.interfaces.find((each) => each.id === id)
  const state = summarizeState(reported?.engines)
  const lack = reported?.engines.find((engine) => engine.lack !== undefined)?.lack
  return (
    <li class="interface-row">
      <div class="row-head">
        <h3>
          <a href={formatRoute({ interface: id })}>{say(title)}</a>
        </h3>
        <StateDot state={state} />
        <code>{fullPath(entry, '')}</code>
      </div>
      <p class="row-summary">{say(summary)}</p>
      {state === 'failing' && <p class="row-lack">{say(lack ?? stateSentences.failing)}</p>}
      <div class="row-foot">
        <span class="row-engines">{reported?.engines.map(({ name }) => name).join(' → ')}</span>
        <DataVersions data={reported?.data} />
        <QuotaLine interfaceId={id} />
        <CallLine calls={reported?.calls} />
      </div>
    </li>
  )
}

const shownData = 3

function DataVersions({ data = [] }: { readonly data: InterfaceStatus['data'] }) {
  const { say } = useWords()
  if (data.length === 0) return null
  const described = data.slice(0, shownData).map(({ name, version }) => `${name}, ${say(version)}`)
  const more = data.length - shownData
  return (
    <span>
      {say('Data:')} {described.join(' · ')} {more > 0 && say('and {count} more', { count: more })}
    </span>
  )
}
