import { useMemo } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { AlertTable, MarkedText } from './marked-text.tsx'
import { createProofreadingClient, type Sensitivity } from './proofreading-client.ts'
import { useProofreading } from './use-proofreading.ts'
import { useSay } from '../../../../console/src/words/say.ts'

const sensitivities: readonly Sensitivity[] = ['low', 'medium', 'high']

/** A text with what is wrong in it marked in its place. */
export default function Proofread({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(() => createProofreadingClient(apiKey), [apiKey])
  const { question, outcome, failure, isChecking, change, check } = useProofreading(client)
  return (
    <form
      class="page-section proofreading"
      aria-label={say('Proofreading')}
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <textarea
        aria-label={say('Text')}
        rows={6}
        lang="ja"
        value={question.sentence}
        onInput={(event) => change({ sentence: event.currentTarget.value })}
      />
      <div class="page-row">
        <SensitivityChoice value={question.sensitivity} onChange={(sensitivity) => change({ sensitivity })} />
        <button type="submit" class="send" disabled={isChecking || question.sentence.trim() === ''}>
          {isChecking ? say('Checking…') : say('Check')}
        </button>
      </div>
      <div class="outcome" role="status">
        {failure !== undefined && <p class="notice">{failure}</p>}
        {outcome && <MarkedText outcome={outcome} />}
        {outcome && <AlertTable outcome={outcome} />}
      </div>
    </form>
  )
}

interface ChoiceProps {
  readonly value: Sensitivity
  readonly onChange: (sensitivity: Sensitivity) => void
}

function SensitivityChoice({ value, onChange }: ChoiceProps) {
  const say = useSay()
  return (
    <LabelledInput label={say('Sensitivity')}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = sensitivities.find((each) => each === event.currentTarget.value)
            if (chosen) onChange(chosen)
          }}
        >
          {sensitivities.map((each) => (
            <option key={each} value={each}>
              {say(each)}
            </option>
          ))}
        </select>
      )}
    </LabelledInput>
  )
}
