import { useMemo, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { readPlainMessage } from '../../../../console/src/server/read-message.ts'
import { FailureNotice } from '../../../../console/src/ui/failure-notice.tsx'
import { useSay } from '../../../../console/src/words/say.ts'
import { createClient } from '../client.ts'
import { spamScore } from '../contract.ts'
import { RuleTable, type RuleHit } from './rule-table.tsx'
import { ScoreGauge } from './score-gauge.tsx'

interface Verdict {
  readonly score: number
  readonly rules: readonly RuleHit[]
}

/** A mail's score as a gauge, and the rules that made it. */
export default function Mail({ apiKey }: SlicePageProps) {
  const say = useSay()
  const client = useMemo(
    () => createClient({ baseUrl: location.origin, ...(apiKey !== '' && { key: apiKey }) }).spamScore,
    [apiKey],
  )
  const [email, setEmail] = useState<string>(spamScore.operations.score.example.body.email)
  const { answer, failure, isWaiting, ask } = useAnswer<Verdict>()
  const score = () =>
    ask(async (signal) => {
      const { score: sum, rules = [] } = bodyOf(
        await client.score({ body: { email, options: 'long' } }, { signal }),
        readPlainMessage,
      )
      return { score: Number(sum), rules }
    })
  return (
    <form
      class="page-section"
      aria-label={say('Score a mail')}
      onSubmit={(event) => {
        event.preventDefault()
        if (email.trim() !== '') void score()
      }}
    >
      <MailSource email={email} onChange={setEmail} />
      <div class="page-row">
        <button type="submit" class="send" disabled={email.trim() === '' || isWaiting}>
          {isWaiting ? say('Scoring…') : say('Score it')}
        </button>
        <MailFile onPick={setEmail} />
      </div>
      <div class="outcome" role="status">
        <FailureNotice sentence={failure} />
        {answer && <ScoreGauge score={answer.score} />}
        {answer && <RuleTable rules={answer.rules} />}
      </div>
    </form>
  )
}

interface SourceProps {
  readonly email: string
  readonly onChange: (email: string) => void
}

function MailSource({ email, onChange }: SourceProps) {
  const say = useSay()
  return (
    <LabelledInput label={say('The whole source of a mail: headers, an empty line, the body')}>
      {(id) => (
        <textarea
          id={id}
          class="mono mail-source"
          rows={8}
          spellcheck={false}
          value={email}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </LabelledInput>
  )
}

function MailFile({ onPick }: { readonly onPick: (email: string) => void }) {
  const say = useSay()
  return (
    <LabelledInput label={say('Or a file (.eml)')}>
      {(id) => (
        <input
          id={id}
          type="file"
          accept=".eml,.txt,message/rfc822,text/plain"
          onChange={(event) => void event.currentTarget.files?.[0]?.text().then(onPick)}
        />
      )}
    </LabelledInput>
  )
}
