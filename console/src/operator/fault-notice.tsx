import type { Catalogue } from '../catalogue.ts'
import type { Status } from '../server/status.ts'
import { useSay } from '../words/say.ts'

/** On every page, while calls are made to fail on purpose: nobody shall take it for a fault. */
export function FaultNotice({
  catalogue,
  status,
}: {
  readonly catalogue: Catalogue
  readonly status: Status | undefined
}) {
  const say = useSay()
  const hit = status?.interfaces.filter(({ fault }) => fault !== undefined) ?? []
  if (hit.length === 0) return null
  const titleOf = (id: string) => say(catalogue.find(({ contract }) => contract.id === id)?.contract.title ?? id)
  return (
    <p class="fault-notice" role="status">
      {say('Calls fail on purpose:')} {hit.map(({ id, fault = '' }) => `${titleOf(id)} (${fault})`).join(', ')}.{' '}
      <a href="#/faults">{say('Look at it')}</a>
    </p>
  )
}
