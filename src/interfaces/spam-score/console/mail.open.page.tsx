import { useMemo, useState } from 'preact/hooks'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { bodyOf, useAnswer } from '../../../../console/src/page/use-answer.ts'
import type { SlicePageProps } from '../../../../console/src/pages.ts'
import { useSay } from '../../../../console/src/words/say.ts'
import { isJsonObject } from '../../../libraries/json/json-object.ts'
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
        readSentence,
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
      <LabelledInput label={say('The whole source of a mail: headers, an empty line, the body')}>
        {(id) => (
          <textarea
            id={id}
            class="mono mail-source"
            rows={8}
            spellcheck={false}
            value={email}
            onInput={(event) => setEmail(event.currentTarget.value)}
          />
        )}
      </LabelledInput>
      <div class="page-row">
        <button type="submit" class="send" disabled={email.trim() === '' || isWaiting}>
          {isWaiting ? say('Scoring…') : say('Score it')}
        </button>
        <LabelledInput label={say('Or a file (.eml)')}>
          {(id) => (
            <input
              id={id}
              type="file"
              accept=".eml,.txt,message/rfc822,text/plain"
              onChange={(event) => void event.currentTarget.files?.[0]?.text().then(setEmail)}
            />
          )}
        </LabelledInput>
      </div>
      <div class="outcome" role="status">
        {failure !== undefined && <p class="notice">{failure}</p>}
        {answer && <ScoreGauge score={answer.score} />}
        {answer && <RuleTable rules={answer.rules} />}
      </div>
    </form>
  )
}

function readSentence(body: unknown): string | undefined {
  const message = isJsonObject(body) ? body['message'] : undefined
  return typeof message === 'string' ? message : undefined
}
