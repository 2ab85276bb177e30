import { useState } from 'preact/hooks'
import { toSentence } from '../page/use-answer.ts'
import { type KeyLimit, type MadeKey, makeKey, type NewKey } from './keys.ts'

/** A key as inputs have it. */
export interface KeyDraft {
  readonly name: string
  /** Ids of interfaces; every interface where there are none. */
  readonly only: ReadonlySet<string>
  readonly plan: 'free' | 'paid'
  /** A day, `2027-01-31`; empty for none. */
  readonly end: string
  readonly limit: KeyLimit | undefined
}

const emptyDraft: KeyDraft = { name: '', only: new Set(), plan: 'free', end: '', limit: undefined }

/** The key that is being filled in, and what came of making it. */
export function useNewKey(apiKey: string, onMade: () => void) {
  const [draft, setDraft] = useState(emptyDraft)
  const [made, setMade] = useState<MadeKey>()
  const [problem, setProblem] = useState<string>()
  const change = (changed: Partial<KeyDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const make = async () => {
    try {
      setMade(await makeKey(toNewKey(draft), apiKey))
      setProblem(undefined)
      change({ name: '' })
      onMade()
    } catch (thrown) {
      setMade(undefined)
      setProblem(toSentence(thrown))
    }
  }
  return { draft, made, problem, change, make }
}

function toNewKey({ name, only, plan, end, limit }: KeyDraft): NewKey {
  return {
    name: name.trim(),
    plan,
    ...(only.size > 0 && { only: [...only] }),
    ...(end !== '' && { expiresAt: `${end}T00:00:00Z` }),
    ...(limit && { limits: [limit] }),
  }
}
