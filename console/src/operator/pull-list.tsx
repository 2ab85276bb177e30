import type { PullView } from '../../../src/kernel/assembly/models/pull-view.ts'
import { PullProgress } from '../models/pull-progress.tsx'
import { useSay } from '../words/say.ts'

interface Props {
  readonly pulls: readonly PullView[]
  readonly onStop: (name: string) => void
}

/** Models on their way, and those that came since the start. */
export function PullList({ pulls, onStop }: Props) {
  const say = useSay()
  if (pulls.length === 0)
    return (
      <p class="placeholder">
        {say('None just now.')} <a href="#/models">{say('Models')}</a>
      </p>
    )
  return pulls.map((pull) => (
    <div key={pull.name} class="work-item">
      <h3>{pull.name}</h3>
      <PullProgress pull={pull} />
      {pull.state === 'pulling' && (
        <button type="button" class="quiet-button" onClick={() => onStop(pull.name)}>
          {say('Stop')}
          <span class="visually-hidden"> {pull.name}</span>
        </button>
      )}
    </div>
  ))
}
