import { useMemo, useState } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { useSay } from '../../../../console/src/words/say.ts'
import { createChatClient } from './chat-client.ts'
import { ConversationBar } from './conversation-bar.tsx'
import { TurnList } from './turn-list.tsx'
import { useChat } from './use-chat.ts'

/** A chat: the reply comes word by word, can be stopped, and conversations last as long as the page. */
export default function Chat({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createChatClient(apiKey), [apiKey])
  const chat = useChat(client)
  const [text, setText] = useState('')
  const send = (content: string) => {
    if (content.trim() === '' || chat.isWriting) return
    setText('')
    void chat.say(content.trim())
  }
  return (
    <section class="chat" aria-label={say('Chat')}>
      <ConversationBar chat={chat} />
      <TurnList key={chat.current.id} turns={chat.current.turns} isWriting={chat.isWriting} onSuggestion={send} />
      <div class="outcome" role="status">
        {chat.failure !== undefined && <p class="notice">{chat.failure}</p>}
      </div>
      <form
        class="chat-entry"
        onSubmit={(event) => {
          event.preventDefault()
          send(text)
        }}
      >
        <textarea
          aria-label={say('Your message')}
          rows={2}
          value={text}
          placeholder={say('Ask something. Enter sends; Shift+Enter begins a new line.')}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // While Japanese is being converted, Enter belongs to the conversion.
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
            event.preventDefault()
            send(text)
          }}
        />
        {chat.isWriting ? (
          <button type="button" class="send" onClick={chat.stop}>
            {say('Stop')}
          </button>
        ) : (
          <button type="submit" class="send" disabled={text.trim() === ''}>
            {say('Send')}
          </button>
        )}
      </form>
    </section>
  )
}
