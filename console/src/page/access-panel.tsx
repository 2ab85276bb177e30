import { useEffect, useRef, useState } from 'preact/hooks'
import { useKey } from '../access/key-context.ts'
import { describeHolder, KeyInput } from '../form/key-input.tsx'
import { useSay } from '../words/say.ts'

/** Asks for a key; once one is known to be good, a line says whose it is. */
export function AccessPanel() {
  const say = useSay()
  const { check, checkNow } = useKey()
  const [isChanging, setChanging] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isChanging) form.current?.querySelector('input')?.focus()
  }, [isChanging])
  if (check.state === 'good' && !isChanging)
    return (
      <p class="page-access">
        {describeHolder(check.holder, say)}
        <button type="button" class="quiet-button" onClick={() => setChanging(true)}>
          {say('Change the key')}
        </button>
      </p>
    )
  return (
    <form
      ref={form}
      class="page-key"
      aria-label={say('Access')}
      onSubmit={(event) => {
        event.preventDefault()
        setChanging(false)
        checkNow()
      }}
    >
      <KeyInput rule={{ in: 'bearer', need: 'required' }} />
      <button type="submit" class="send">
        {say('Open')}
      </button>
    </form>
  )
}
