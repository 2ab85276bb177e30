import { type Catalogue, titleOf } from '../catalogue.ts'
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
  return (
    <p class="fault-notice" role="status">
      {say('Calls fail on purpose:')}{' '}
      {hit.map(({ id, fault = '' }) => `${say(titleOf(catalogue, id))} (${say(fault)})`).join(', ')}.{' '}
      <a href="#/faults">{say('Look at it')}</a>
    </p>
  )
}
