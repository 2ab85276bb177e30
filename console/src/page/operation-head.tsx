import { fullPath, type Place } from '../catalogue.ts'
import { formatRoute } from '../route.ts'
import type { KnownStatus } from '../server/use-status.ts'
import { useSay } from '../words/say.ts'
import { EngineList } from './engine-list.tsx'
import { LackList } from './lack-list.tsx'

interface Props {
  readonly place: Place
  readonly known: KnownStatus
}

/** Which operation this is, of which interface, at which addresses, and who does the work. */
export function OperationHead({ place, known: { status } }: Props) {
  const say = useSay()
  const { entry, operation } = place
  const { id, spec, title, summary, credit } = entry.contract
  const engines = status?.interfaces.find((each) => each.id === id)?.engines ?? []
  const aliases = operation.aliases ?? []
  return (
    <header class="operation-head">
      <div class="eyebrow">
        <span class="spec">{spec}</span>
        <a href={formatRoute({ interface: id })}>{say(title)}</a>
        <EngineList engines={engines} />
      </div>
      <h1>{say(operation.summary)}</h1>
      <p class="lead">{say(summary)}</p>
      {aliases.length > 0 && (
        <p class="also">
          {say('Answers alike at')}{' '}
          {aliases.map((path, position) => (
            <>
              {position > 0 && ', '}
              <code>{fullPath(entry, path)}</code>
            </>
          ))}
        </p>
      )}
      {credit && (
        <p class="also">
          {say('Data:')} <a href={credit.url}>{credit.text}</a>
        </p>
      )}
      <LackList engines={engines} />
    </header>
  )
}
