import { useState } from 'preact/hooks'
import type { KeyRule } from '../../../src/kernel/wire/contract.ts'
import { useKey } from '../access/key-context.ts'
import { describeHolder, KeyInput } from '../form/key-input.tsx'
import { useSay } from '../words/say.ts'

/** The key of a call: a line once it is known to be good, so that the form begins with what the call is about. */
export function KeyOfCall({ rule }: { readonly rule: KeyRule }) {
  const say = useSay()
  const { check } = useKey()
  // What is being typed stays an input until it is left.
  const [isTyped, setTyped] = useState(check.state !== 'good' && check.state !== 'asking')
  if (isTyped || check.state === 'wrong' || check.state === 'none') return <KeyInput rule={rule} />
  return (
    <p class="page-access">
      {check.state === 'good' && describeHolder(check.holder, say)}
      <button type="button" class="quiet-button" onClick={() => setTyped(true)}>
        {say('Change the key')}
      </button>
    </p>
  )
}
