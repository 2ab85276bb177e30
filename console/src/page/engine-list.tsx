import { useSay } from '../words/say.ts'
import { stateSentences, summarizeState, type EngineStatus } from '../server/status.ts'
import { StateDot } from '../ui/state-dot.tsx'

/** The engines that an interface was started with, in the order in which they are asked. */
export function EngineList({ engines }: { readonly engines: readonly EngineStatus[] }) {
  const say = useSay()
  if (engines.length === 0) return null
  return (
    <ul class="engines" aria-label={say('Engines, in the order in which they are asked')}>
      {engines.map((engine) => {
        const state = summarizeState([engine])
        return (
          <li key={engine.name} title={say(engine.lack ?? stateSentences[state])}>
            <StateDot state={state} />
            {engine.name}
            {state === 'failing' && ` ${engine.lack === undefined ? say('is failing') : say('cannot answer yet')}`}
          </li>
        )
      })}
    </ul>
  )
}
