import type { EngineStatus } from '../server/status.ts'
import { useSay } from '../words/say.ts'

/** What engines need before they can answer, and the command that brings it. */
export function LackList({ engines }: { readonly engines: readonly EngineStatus[] }) {
  const say = useSay()
  const lacking = engines.filter(({ lack }) => lack !== undefined)
  if (lacking.length === 0) return null
  return (
    <div class="page-lacks" role="note">
      <p>{say('Not everything of this interface can answer yet:')}</p>
      <ul>
        {lacking.map(({ name, lack }) => (
          <li key={name}>
            <strong>{name}</strong>: {say(lack ?? '')}
          </li>
        ))}
      </ul>
    </div>
  )
}
