import type { Catalogue } from '../catalogue.ts'
import { OwnerPage } from '../operator/owner-page.tsx'
import { OutcomeLine } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'
import { KeyTable } from './key-table.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import { NewSecret } from './new-secret.tsx'
import { UsageTable } from './usage-table.tsx'
import { useKeys } from './use-keys.ts'

/** The keys of this server, for whoever runs it: who may call what, how they are used, making and revoking. */
export function KeysPage({ catalogue }: { readonly catalogue: Catalogue }) {
  return (
    <OwnerPage
      title="Keys"
      lead="Who may call what. A key is shown once, when it is made; the server keeps only a hash of it. A revoked key is refused within two seconds."
    >
      {(apiKey, ownId) => <Keys apiKey={apiKey} ownId={ownId} catalogue={catalogue} />}
    </OwnerPage>
  )
}

interface KeysProps {
  readonly apiKey: string
  /** Of the key that asks. */
  readonly ownId: string
  readonly catalogue: Catalogue
}

function Keys({ apiKey, ownId, catalogue }: KeysProps) {
  const say = useSay()
  const { keys, rotated, outcome, refresh, revoke, rotate } = useKeys(apiKey)
  return (
    <>
      <NewKeyForm apiKey={apiKey} catalogue={catalogue} onMade={refresh} />
      <section class="page-section" aria-labelledby="keys-title">
        <h2 id="keys-title">{say('All keys')}</h2>
        <OutcomeLine outcome={outcome} />
        {keys?.length === 0 && <p class="placeholder">{say('There is none yet.')}</p>}
        {keys && keys.length > 0 && (
          <KeyTable keys={keys} ownId={ownId} catalogue={catalogue} onRevoke={revoke} onRotate={rotate} />
        )}
        {rotated && <NewSecret made={rotated} />}
        <p class="field-help">
          {say(
            'Counted by day (UTC), over all replicas; what was used in the last two seconds may be missing. Anonymous calls are not listed.',
          )}
        </p>
      </section>
      <section class="page-section" aria-labelledby="usage-title">
        <h2 id="usage-title">{say('Used in the last 30 days')}</h2>
        {keys && <UsageTable apiKey={apiKey} keys={keys} catalogue={catalogue} />}
      </section>
    </>
  )
}
