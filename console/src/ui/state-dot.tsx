import { stateSentences, type InterfaceState } from '../server/status.ts'

export function StateDot({ state }: { readonly state: InterfaceState }) {
  return (
    <span class={`state-dot state-${state}`} title={stateSentences[state]}>
      <span class="visually-hidden">{stateSentences[state]}</span>
    </span>
  )
}
