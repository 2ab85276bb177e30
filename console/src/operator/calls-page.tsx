import { useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import { FailureNotice } from '../ui/failure-notice.tsx'
import { useSay } from '../words/say.ts'
import { BodyWishes } from './body-wishes.tsx'
import { CallTable } from './call-table.tsx'
import type { CallFilter } from './calls.ts'
import { InterfaceChoice } from './interface-choice.tsx'
import { OwnerPage } from './owner-page.tsx'
import { useCalls } from './use-calls.ts'

/** The last calls: whose, of what, what came of them, how long they took. */
export function CallsPage({ catalogue }: { readonly catalogue: Catalogue }) {
  return (
    <OwnerPage
      title="Calls"
      lead="The last thousand calls of this process, in memory alone: key, interface, status and time, and nothing of what was sent. Bodies are kept when you ask for them, redacted, for minutes."
    >
      {(apiKey) => <LatestCalls apiKey={apiKey} catalogue={catalogue} />}
    </OwnerPage>
  )
}

function LatestCalls({ apiKey, catalogue }: { readonly apiKey: string; readonly catalogue: Catalogue }) {
  const say = useSay()
  const [filter, setFilter] = useState<CallFilter>({ interface: '', failed: false })
  const { known, failure, keep } = useCalls(filter, apiKey)
  return (
    <section class="page-section" aria-label={say('Calls')}>
      <FilterRow catalogue={catalogue} filter={filter} onChange={setFilter} />
      <BodyWishes wishes={known?.bodies ?? []} chosen={filter.interface} catalogue={catalogue} onKeep={keep} />
      <FailureNotice sentence={failure} isAlert />
      {known?.calls.length === 0 && <p class="placeholder">{say('No such call was made since the start.')}</p>}
      {known && known.calls.length > 0 && <CallTable calls={known.calls} catalogue={catalogue} />}
    </section>
  )
}

interface FilterProps {
  readonly catalogue: Catalogue
  readonly filter: CallFilter
  readonly onChange: (filter: CallFilter) => void
}

function FilterRow({ catalogue, filter, onChange }: FilterProps) {
  const say = useSay()
  return (
    <div class="page-row">
      <InterfaceChoice
        catalogue={catalogue}
        value={filter.interface}
        takesAll
        onChange={(chosen) => onChange({ ...filter, interface: chosen })}
      />
      <label class="field-option">
        <input
          type="checkbox"
          checked={filter.failed}
          onChange={(event) => onChange({ ...filter, failed: event.currentTarget.checked })}
        />
        {say('Only those that were refused or failed')}
      </label>
    </div>
  )
}
