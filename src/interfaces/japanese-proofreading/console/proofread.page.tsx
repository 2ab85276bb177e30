import { useMemo } from 'preact/hooks'
import { LabelledChoice } from '../../../../console/src/form/labelled-choice.tsx'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { AlertTable, MarkedText } from './marked-text.tsx'
import { createProofreadingClient, type Sensitivity } from './proofreading-client.ts'
import { useProofreading } from './use-proofreading.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
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
        <LabelledChoice
          label={say('Sensitivity')}
          value={question.sensitivity}
          choices={sensitivities.map((each) => [each, say(each)] as const)}
          onChange={(sensitivity) => change({ sensitivity })}
        />
        <button type="submit" class="send" disabled={isChecking || question.sentence.trim() === ''}>
          {isChecking ? say('Checking…') : say('Check')}
        </button>
      </div>
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
        {outcome && <MarkedText outcome={outcome} />}
        {outcome && <AlertTable outcome={outcome} />}
      </div>
    </form>
  )
}
