import type { RefObject } from 'preact'
import { useState } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly input: RefObject<HTMLTextAreaElement | null>
  readonly isWriting: boolean
  readonly onSend: (text: string) => void
  readonly onStop: () => void
}

/** Where a message is written; Enter sends it, and Shift with Enter begins a new line. */
export function ChatEntry({ input, isWriting, onSend, onStop }: Props) {
  const say = useSay()
  const [text, setText] = useState('')
  const send = (event: Event) => {
    event.preventDefault()
    if (text.trim() === '' || isWriting) return
    setText('')
    onSend(text.trim())
  }
  return (
    <form class="chat-entry" onSubmit={send}>
      <textarea
        ref={input}
        aria-label={say('Your message')}
        rows={2}
        value={text}
        placeholder={say('Ask something. Enter sends; Shift+Enter begins a new line.')}
        onInput={(event) => setText(event.currentTarget.value)}
        // While Japanese is being converted, Enter belongs to the conversion.
        onKeyDown={(event) => event.key === 'Enter' && !event.shiftKey && !event.isComposing && send(event)}
      />
      {isWriting ? (
        <button type="button" class="send" onClick={onStop}>
          {say('Stop')}
        </button>
      ) : (
        <button type="submit" class="send" disabled={text.trim() === ''}>
          {say('Send')}
        </button>
      )}
    </form>
  )
}
