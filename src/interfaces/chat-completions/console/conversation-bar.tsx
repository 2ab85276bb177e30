import { useId } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'
import type { useChat } from './use-chat.ts'
import type { Conversation } from './use-conversations.ts'

/** Which model answers, which conversation is open, and beginning another. */
export function ConversationBar({ chat }: { readonly chat: ReturnType<typeof useChat> }) {
  const say = useSay()
  const id = useId()
  const { conversations, current, models, model } = chat
  return (
    <div class="chat-bar">
      <label htmlFor={`${id}-model`}>{say('Model')}</label>
      <select id={`${id}-model`} value={model} onChange={(event) => chat.choose(event.currentTarget.value)}>
        {models.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {conversations.length > 1 && (
        <select
          aria-label={say('Conversation')}
          value={current.id}
          onChange={(event) => chat.open(Number(event.currentTarget.value))}
        >
          {conversations.map((each) => (
            <option key={each.id} value={each.id}>
              {titleOf(each) || say('New conversation')}
            </option>
          ))}
        </select>
      )}
      <button type="button" class="quiet-button" disabled={current.turns.length === 0} onClick={chat.begin}>
        {say('New conversation')}
      </button>
    </div>
  )
}

function titleOf({ turns }: Conversation): string {
  return (turns[0]?.content ?? '').slice(0, 40)
}
