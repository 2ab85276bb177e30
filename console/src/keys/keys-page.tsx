import { useEffect, useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import { OwnerPage } from '../operator/owner-page.tsx'
import { OutcomeLine, type Outcome } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'
import { KeyTable } from './key-table.tsx'
import { fetchKeys, type ListedKey, type MadeKey, revokeKey, rotateKey } from './keys.ts'
import { NewKeyForm } from './new-key-form.tsx'
import { NewSecret } from './new-secret.tsx'
import { UsageTable } from './usage-table.tsx'

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
  const [keys, setKeys] = useState<readonly ListedKey[]>()
  const [rotated, setRotated] = useState<MadeKey>()
  const [outcome, setOutcome] = useState<Outcome>()
  const fail = (thrown: unknown) =>
    setOutcome({ kind: 'failed', sentence: say(thrown instanceof Error ? thrown.message : String(thrown)) })
  const refresh = () => fetchKeys(apiKey).then(setKeys, fail)
  useEffect(() => void refresh(), [])
  const revoke = ({ id, name }: ListedKey) =>
    revokeKey(id, apiKey).then((left) => {
      setKeys(left)
      setOutcome({ kind: 'done', sentence: say('“{name}” is revoked.', { name }) })
    }, fail)
  const rotate = ({ id, name }: ListedKey) =>
    rotateKey(id, apiKey).then((made) => {
      setRotated(made)
      setOutcome({
        kind: 'done',
        sentence: say('“{name}” has a new secret; the one before is good for 24 hours more.', { name }),
      })
    }, fail)
  return (
    <>
      <NewKeyForm apiKey={apiKey} catalogue={catalogue} onMade={() => void refresh()} />
      <section class="page-section" aria-labelledby="keys-title">
        <h2 id="keys-title">{say('All keys')}</h2>
        <OutcomeLine outcome={outcome} />
        {keys?.length === 0 && <p class="placeholder">{say('There is none yet.')}</p>}
        {keys && keys.length > 0 && (
          <KeyTable
            keys={keys}
            ownId={ownId}
            catalogue={catalogue}
            onRevoke={(key) => void revoke(key)}
            onRotate={(key) => void rotate(key)}
          />
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
