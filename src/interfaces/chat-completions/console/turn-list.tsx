import { useEffect, useRef } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'
import { ChatBeginning } from './chat-beginning.tsx'
import type { Turn } from './chat-client.ts'

interface Props {
  readonly turns: readonly Turn[]
  readonly isWriting: boolean
  /** Whether the assistant answers that is no language model. */
  readonly isBuiltIn: boolean
  /** Sends one of the questions that an empty conversation offers. */
  readonly onSuggestion: (text: string) => void
}

/** What was said, the newest in view; an empty conversation offers how to begin. */
export function TurnList({ turns, isWriting, isBuiltIn, onSuggestion }: Props) {
  const say = useSay()
  const log = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)
  useEffect(() => log.current?.scrollTo({ top: log.current.scrollHeight }), [turns.length, last?.content])
  return (
    <div ref={log} class="chat-turns" role="log" aria-label={say('What was said')} tabIndex={0} aria-busy={isWriting}>
      {turns.length === 0 && <ChatBeginning isBuiltIn={isBuiltIn} onSuggestion={onSuggestion} />}
      {turns.map((turn, index) => (
        <div key={index} class={`chat-${turn.role}`}>
          <Content text={turn.content} />
          {turn.tools?.map((tool) => (
            <p key={tool} class="chat-tool">
              {say('Calls')} <code>{tool}</code>
            </p>
          ))}
          {turn.model !== undefined && <span class="chat-model">{turn.model}</span>}
        </div>
      ))}
      {isWriting && last?.role === 'user' && (
        <div class="chat-assistant" aria-hidden="true">
          <p>…</p>
        </div>
      )}
    </div>
  )
}

/** Text with the code that stands between fences set apart. */
function Content({ text }: { readonly text: string }) {
  return text.split('```').map((part, index) =>
    index % 2 === 1 ? (
      <pre key={index} class="code">
        {part.replace(/^\w*\n/, '')}
      </pre>
    ) : (
      part.trim() !== '' && <p key={index}>{part.trim()}</p>
    ),
  )
}
