import type { Place } from '../catalogue.ts'
import type { KnownStatus } from '../server/use-status.ts'
import { CallAsCode } from './call-as-code.tsx'
import { OperationHead } from './operation-head.tsx'
import { OperationTrial, type Visit } from './operation-trial.tsx'

interface Props {
  readonly place: Place
  readonly known: KnownStatus
  readonly earlier: Visit | undefined
  readonly onVisit: (visit: Visit) => void
}

/** An operation: what it is, its form and answer, and the same call as code. */
export function OperationPage({ place, known, earlier, onVisit }: Props) {
  return (
    <article class="operation">
      <OperationHead place={place} known={known} />
      <OperationTrial
        place={place}
        known={known}
        earlier={earlier}
        onVisit={onVisit}
        writeBelow={(call, apiKey) => <CallAsCode place={place} call={call} apiKey={apiKey} />}
      />
    </article>
  )
}
