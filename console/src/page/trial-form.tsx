import type { RefObject } from 'preact'
import type { KeyRule } from '../../../src/kernel/wire/contract.ts'
import { RequestForm } from '../form/request-form.tsx'
import { useSay } from '../words/say.ts'
import { KeyOfCall } from './key-of-call.tsx'
import type { RequestControl } from './use-request.ts'

interface Props {
  readonly form: RefObject<HTMLFormElement | null>
  readonly id: string
  /** Where the key goes; absent where the call needs none. */
  readonly rule: KeyRule | undefined
  readonly request: RequestControl
  readonly onSend: () => void
}

/** What is filled in for a call: its key, its fields, and the way back to the example. */
export function TrialForm({ form, id, rule, request, onSend }: Props) {
  const say = useSay()
  const { shape, draft, faults, change, reset, resets } = request
  return (
    <form
      ref={form}
      id={id}
      class="request-form"
      aria-label={say('Request')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {rule && <KeyOfCall rule={rule} />}
      <RequestForm key={resets} shape={shape} draft={draft} faults={faults} onChange={change} />
      {reset && (
        <button type="button" class="quiet-button reset" onClick={reset}>
          {say('Back to the example')}
        </button>
      )}
    </form>
  )
}
