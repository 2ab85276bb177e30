import type { Catalogue } from '../catalogue.ts'
import { FailureNotice } from '../ui/failure-notice.tsx'
import { useSay } from '../words/say.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultItem } from './fault-item.tsx'
import { endFault, type Fault, setFault } from './faults.ts'
import { OwnerPage } from './owner-page.tsx'
import { useFaults } from './use-faults.ts'

interface Props {
  readonly catalogue: Catalogue
  /** Has the rest of the page hear of it. */
  readonly onChange: () => void
}

/** Has calls fail on purpose, so that people see what their programs do then. */
export function FaultsPage({ catalogue, onChange }: Props) {
  return (
    <OwnerPage
      title="Failures on purpose"
      lead="See what your program does when a service is slow, fails, has no quota left, or answers half. Nothing fails unless Mainstay was started for it, and each failure ends by itself."
    >
      {(apiKey) => <AllFaults apiKey={apiKey} catalogue={catalogue} onChange={onChange} />}
    </OwnerPage>
  )
}

function AllFaults({ apiKey, catalogue, onChange }: Props & { readonly apiKey: string }) {
  const { known, failure, take } = useFaults(onChange)
  return (
    <>
      <FailureNotice sentence={failure} isAlert />
      {known?.allowed === false && <NotAllowed />}
      {known?.allowed && (
        <>
          <PlannedFaults
            faults={known.faults}
            catalogue={catalogue}
            onEnd={(interfaceId) => take(endFault(interfaceId, apiKey))}
          />
          <FaultForm catalogue={catalogue} onWish={(interfaceId, wish) => take(setFault(interfaceId, wish, apiKey))} />
        </>
      )}
    </>
  )
}

function NotAllowed() {
  const say = useSay()
  return (
    <section class="page-section">
      <p class="done">{say('Off: no call fails on purpose here, and none can be made to.')}</p>
      <p>
        {say('To allow it, start Mainstay where programs are tested with:')}{' '}
        <code>MAINSTAY_FAULTS=1 mainstay serve</code>
      </p>
    </section>
  )
}

interface PlannedProps extends Pick<Props, 'catalogue'> {
  readonly faults: readonly Fault[]
  readonly onEnd: (interfaceId: string) => void
}

function PlannedFaults({ faults, catalogue, onEnd }: PlannedProps) {
  const say = useSay()
  const end = (interfaceId: string) => {
    // The line goes away, and the focus with it.
    document.getElementById('faults-now')?.focus()
    onEnd(interfaceId)
  }
  return (
    <section class="page-section" aria-labelledby="faults-now">
      <h2 id="faults-now" tabIndex={-1}>
        {say('Planned now')}
      </h2>
      {faults.length === 0 && <p class="placeholder">{say('Nothing fails on purpose.')}</p>}
      {faults.map((fault) => (
        <FaultItem key={fault.interface} fault={fault} catalogue={catalogue} onEnd={() => end(fault.interface)} />
      ))}
    </section>
  )
}
