import { useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { PullProgress } from '../../../../console/src/models/pull-progress.tsx'
import type { PairPullState } from './use-pair-pull.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'

/** Languages that are not here yet: the pair is named, and its model pulled. */
export function PairPull({ pull: { pull, failure, start } }: { readonly pull: PairPullState }) {
  const say = useSay()
  const [pair, setPair] = useState('')
  const isPulling = pull?.state === 'pulling'
  return (
    <details class="pair-pull">
      <summary>{say('More languages')}</summary>
      <div class="page-row">
        <LabelledInput label={say('Languages, such as de-en')}>
          {(id) => (
            <input
              id={id}
              value={pair}
              pattern="[a-zA-Z]{2,3}(-[a-zA-Z]{2,8})+"
              onInput={(event) => setPair(event.currentTarget.value)}
            />
          )}
        </LabelledInput>
        <button
          type="button"
          class="quiet-button"
          disabled={isPulling || pair.trim() === ''}
          onClick={() => start(pair.trim())}
        >
          {say('Pull this pair')}
        </button>
      </div>
      <div role="status">
        <FailureNotice sentence={failure} />
        {pull && <PullProgress pull={pull} />}
      </div>
    </details>
  )
}
