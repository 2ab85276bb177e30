import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import { LabelledInput } from '../form/labelled-input.tsx'
import { toSentence } from '../page/use-answer.ts'
import { useWords } from '../words/say.ts'
import { BodyWishes } from './body-wishes.tsx'
import { CallTable } from './call-table.tsx'
import { type CallFilter, type Calls, fetchCalls, keepBodies } from './calls.ts'
import { OwnerPage } from './owner-page.tsx'

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

const refreshMs = 2_000

function LatestCalls({ apiKey, catalogue }: { readonly apiKey: string; readonly catalogue: Catalogue }) {
  const { say } = useWords()
  const [filter, setFilter] = useState<CallFilter>({ interface: '', failed: false })
  const [known, setKnown] = useState<Calls>()
  const [failure, setFailure] = useState<string>()
  const refresh = useCallback(
    () =>
      fetchCalls(filter, apiKey).then(
        (calls) => {
          setKnown(calls)
          setFailure(undefined)
        },
        (thrown: unknown) => setFailure(toSentence(thrown)),
      ),
    [filter, apiKey],
  )
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), refreshMs)
    return () => clearInterval(timer)
  }, [refresh])
  const keep = (interfaceId: string, minutes: number) =>
    void keepBodies(interfaceId, minutes, apiKey).then(refresh, (thrown: unknown) => setFailure(toSentence(thrown)))
  return (
    <section class="page-section" aria-label={say('Calls')}>
      <div class="page-row">
        <LabelledInput label={say('Interface')}>
          {(id) => (
            <select
              id={id}
              value={filter.interface}
              onChange={(event) => setFilter({ ...filter, interface: event.currentTarget.value })}
            >
              <option value="">{say('All interfaces')}</option>
              {catalogue.map(({ contract }) => (
                <option key={contract.id} value={contract.id}>
                  {say(contract.title)}
                </option>
              ))}
            </select>
          )}
        </LabelledInput>
        <label class="field-option">
          <input
            type="checkbox"
            checked={filter.failed}
            onChange={(event) => setFilter({ ...filter, failed: event.currentTarget.checked })}
          />
          {say('Only those that were refused or failed')}
        </label>
      </div>
      <BodyWishes wishes={known?.bodies ?? []} chosen={filter.interface} catalogue={catalogue} onKeep={keep} />
      {failure !== undefined && (
        <p class="notice" role="alert">
          {say(failure)}
        </p>
      )}
      {known?.calls.length === 0 && <p class="placeholder">{say('No such call was made since the start.')}</p>}
      {known && known.calls.length > 0 && <CallTable calls={known.calls} catalogue={catalogue} />}
    </section>
  )
}
