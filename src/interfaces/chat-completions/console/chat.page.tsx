import { useMemo, useRef } from 'preact/hooks'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import { createChatClient } from './chat-client.ts'
import { ChatEntry } from './chat-entry.tsx'
import { ConversationBar } from './conversation-bar.tsx'
import { TurnList } from './turn-list.tsx'
import { useChat } from './use-chat.ts'

/** The model's name where the built-in assistant answers. */
const builtIn = 'mainstay-builtin'

/** A chat: the reply comes word by word, can be stopped, and conversations last as long as the page. */
export default function Chat({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createChatClient(apiKey), [apiKey])
  const chat = useChat(client)
  const entry = useRef<HTMLTextAreaElement>(null)
  const send = (content: string) => void chat.say(content)
  // Buttons that go away, or can be pressed no more, hand the focus on to where the next message is written.
  const before = (act: () => void) => () => {
    entry.current?.focus()
    act()
  }
  return (
    <section class="chat" aria-label={say('Chat')}>
      <ConversationBar chat={{ ...chat, begin: before(chat.begin) }} />
      <TurnList
        key={chat.current.id}
        turns={chat.current.turns}
        isWriting={chat.isWriting}
        isBuiltIn={chat.model === builtIn}
        onSuggestion={(text) => !chat.isWriting && before(() => send(text))()}
      />
      <div class="outcome" role="status">
        <FailureNotice sentence={chat.failure} />
      </div>
      <ChatEntry input={entry} isWriting={chat.isWriting} onSend={send} onStop={before(chat.stop)} />
    </section>
  )
}
