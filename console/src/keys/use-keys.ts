import { useEffect, useState } from 'preact/hooks'
import { type Outcome, toFailed } from '../ui/outcome-line.tsx'
import { useSay } from '../words/say.ts'
import { fetchKeys, type ListedKey, type MadeKey, revokeKey, rotateKey } from './keys.ts'

/** The keys of this server, a secret that was made anew, and what came of the latest change. */
export function useKeys(apiKey: string) {
  const say = useSay()
  const [keys, setKeys] = useState<readonly ListedKey[]>()
  const [rotated, setRotated] = useState<MadeKey>()
  const [outcome, setOutcome] = useState<Outcome>()
  const fail = (thrown: unknown) => setOutcome(toFailed(thrown))
  const refresh = () => void fetchKeys(apiKey).then(setKeys, fail)
  useEffect(refresh, [])
  const revoke = ({ id, name }: ListedKey) =>
    void revokeKey(id, apiKey).then((left) => {
      setKeys(left)
      setOutcome({ kind: 'done', sentence: say('“{name}” is revoked.', { name }) })
    }, fail)
  const rotate = ({ id, name }: ListedKey) =>
    void rotateKey(id, apiKey).then((made) => {
      setRotated(made)
      setOutcome({
        kind: 'done',
        sentence: say('“{name}” has a new secret; the one before is good for 24 hours more.', { name }),
      })
    }, fail)
  return { keys, rotated, outcome, refresh, revoke, rotate }
}
