import { useSay } from '../words/say.ts'
import { stateSentences, type InterfaceState } from '../server/status.ts'

export function StateDot({ state }: { readonly state: InterfaceState }) {
  const sentence = useSay()(stateSentences[state])
  return (
    <span class={`state-dot state-${state}`} title={sentence}>
      <span class="visually-hidden">{sentence}</span>
    </span>
  )
}
