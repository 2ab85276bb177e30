import type { PreparedCall } from '../call/prepare-call.ts'
import { addressOf } from '../call/encode-address.ts'
import { useSay } from '../words/say.ts'
import { MethodTag } from '../ui/method-tag.tsx'
import { sendShortcut } from '../ui/platform.ts'

interface Props {
  readonly call: PreparedCall
  readonly sending: boolean
  /** The id of the form that is sent. */
  readonly form: string
  readonly onStop: () => void
}

/** The method and the live address, and the button that sends them. */
export function RequestBar({ call, sending, form, onStop }: Props) {
  const say = useSay()
  const address = addressOf(call)
  // One button for both, so that it keeps the focus.
  const stopInstead = (event: Event) => {
    if (!sending) return
    event.preventDefault()
    onStop()
  }
  return (
    <div class="request-bar">
      <MethodTag method={call.method} />
      <code class="address" title={address}>
        {address}
      </code>
      <button type="submit" form={form} class="send" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={stopInstead}>
        {sending ? say('Stop') : say('Send')}
        {!sending && <kbd aria-hidden="true">{sendShortcut()}</kbd>}
      </button>
    </div>
  )
}
