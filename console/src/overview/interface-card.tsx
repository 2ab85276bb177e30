import { useKey } from '../access/key-context.ts'
import { formatDuration } from '../answer/format-figures.ts'
import { fullPath, type CatalogueEntry } from '../catalogue.ts'
import { formatLimit } from '../keys/format-use.ts'
import { formatRoute } from '../route.ts'
import type { CallFigures } from '../../../src/kernel/foundation/observability/call-figures.ts'
import { type InterfaceStatus, stateSentences, summarizeState } from '../server/status.ts'
import type { KnownStatus } from '../server/use-status.ts'
import { StateDot } from '../ui/state-dot.tsx'
import { useWords } from '../words/say.ts'

interface Props {
  readonly entry: CatalogueEntry
  readonly known: KnownStatus
}

/** One interface: what it does, who does the work, and what came of the calls since the server started. */
export function InterfaceCard({ entry, known: { status } }: Props) {
  const { say } = useWords()
  const { id, spec, title, summary } = entry.contract
  const reported = status?.interfaces.find((each) => each.id === id)
  const state = summarizeState(reported?.engines)
  const lack = reported?.engines.find((engine) => engine.lack !== undefined)?.lack
  return (
    <li class="card">
      <div class="eyebrow">
        <span class="spec">{spec}</span>
        <code>{fullPath(entry, '')}</code>
        <span class="card-state">
          <StateDot state={state} />
          {reported?.engines.map(({ name }) => name).join(' → ')}
        </span>
      </div>
      <h3>
        <a href={formatRoute({ interface: id })}>{say(title)}</a>
      </h3>
      <p>{say(summary)}</p>
      {state === 'failing' && <p class="card-lack">{say(lack ?? stateSentences.failing)}</p>}
      <DataLine data={reported?.data} />
      <QuotaLine interfaceId={id} />
      <CallLine calls={reported?.calls} />
    </li>
  )
}

const shownData = 3

function DataLine({ data = [] }: { readonly data: InterfaceStatus['data'] }) {
  const { say } = useWords()
  if (data.length === 0) return null
  const described = data.slice(0, shownData).map(({ name, version }) => `${name}, ${say(version)}`)
  const more = data.length - shownData
  return (
    <p class="card-foot">
      {say('Data:')} {described.join(' · ')} {more > 0 && say('and {count} more', { count: more })}
    </p>
  )
}

/** What the key of this page may still use of the interface, where something bounds it. */
function QuotaLine({ interfaceId }: { readonly interfaceId: string }) {
  const { say, language } = useWords()
  const { check } = useKey()
  if (check.state !== 'good') return null
  const { left = [], spentToday = [] } = check.holder
  const own = left.filter((limit) => (limit.interface ?? interfaceId) === interfaceId)
  const spent = spentToday.find((each) => each.interface === interfaceId)
  if (own.length === 0 && !spent) return null
  return (
    <p class="card-foot">
      {own.map((limit) => (
        <span key={`${limit.unit} ${limit.per}`} class={limit.left === 0 ? 'bad' : undefined}>
          {say('left: {left} of {limit}', {
            left: limit.left.toLocaleString(language),
            limit: formatLimit({ ...limit, interface: undefined }, say, (id) => id),
          })}
        </span>
      ))}
      {spent && <span>{say('{count} of today’s allowance used', { count: spent.used.toLocaleString(language) })}</span>}
    </p>
  )
}

function CallLine({ calls }: { readonly calls: CallFigures | undefined }) {
  const { say, language } = useWords()
  if (!calls) return null
  const write = (count: number) => count.toLocaleString(language)
  if (calls.total === 0) return <p class="card-foot">{say('No calls yet')}</p>
  return (
    <p class="card-foot">
      <span>{calls.total === 1 ? say('1 call') : say('{count} calls', { count: write(calls.total) })}</span>
      {calls.refused > 0 && <span class="warn">{say('{count} refused', { count: write(calls.refused) })}</span>}
      <span class={calls.failed > 0 ? 'bad' : undefined}>
        {calls.failed === 1 ? say('1 error') : say('{count} errors', { count: write(calls.failed) })}
      </span>
      {calls.medianMs !== undefined && (
        <span
          title={say('Half of the calls were answered within this time; 95 of 100 within {time}', {
            time: formatDuration(calls.p95Ms ?? 0),
          })}
        >
          {formatDuration(calls.medianMs)}
        </span>
      )}
    </p>
  )
}
