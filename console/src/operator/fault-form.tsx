import { useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import { LabelledInput } from '../form/labelled-input.tsx'
import { useSay } from '../words/say.ts'
import type { FaultAnswer, FaultWish } from './faults.ts'
import { answerWords } from './fault-words.ts'

interface Props {
  readonly catalogue: Catalogue
  readonly onWish: (interfaceId: string, wish: FaultWish) => void
}

const answers = ['', 'error', 'quota', 'malformed'] as const

/** Plans a failure: of which interface, what, for how many of the calls, for how long. */
export function FaultForm({ catalogue, onWish }: Props) {
  const say = useSay()
  const [id, setId] = useState(catalogue[0]?.contract.id ?? '')
  const [answer, setAnswer] = useState<FaultAnswer | ''>('error')
  const [latency, setLatency] = useState<number>()
  const [percent, setPercent] = useState(100)
  const [minutes, setMinutes] = useState(10)
  const plan = () =>
    onWish(id, {
      ...(latency !== undefined && { latencyMs: latency }),
      ...(answer !== '' && { answer }),
      share: percent / 100,
      minutes,
    })
  return (
    <section class="page-section" aria-labelledby="fault-new">
      <h2 id="fault-new">{say('Have calls fail')}</h2>
      <form
        class="page-row"
        onSubmit={(event) => {
          event.preventDefault()
          plan()
        }}
      >
        <LabelledInput label={say('Interface')}>
          {(field) => (
            <select id={field} value={id} onChange={(event) => setId(event.currentTarget.value)}>
              {catalogue.map(({ contract }) => (
                <option key={contract.id} value={contract.id}>
                  {say(contract.title)}
                </option>
              ))}
            </select>
          )}
        </LabelledInput>
        <LabelledInput label={say('In place of the answer')}>
          {(field) => (
            <select
              id={field}
              value={answer}
              onChange={(event) => setAnswer(answers[event.currentTarget.selectedIndex] ?? '')}
            >
              {answers.map((each) => (
                <option key={each} value={each}>
                  {each === '' ? say('the answer itself') : say(answerWords[each])}
                </option>
              ))}
            </select>
          )}
        </LabelledInput>
        <NumberField label={say('Later by (ms)')} value={latency} max={60_000} onChange={setLatency} />
        <NumberField
          label={say('Of the calls (%)')}
          value={percent}
          max={100}
          onChange={(next) => setPercent(next ?? 100)}
        />
        <NumberField label={say('Minutes')} value={minutes} max={60} onChange={(next) => setMinutes(next ?? 10)} />
        <button type="submit" class="send" disabled={answer === '' && latency === undefined}>
          {say('Have them fail')}
        </button>
      </form>
    </section>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number | undefined
  readonly max: number
  readonly onChange: (value: number | undefined) => void
}

function NumberField({ label, value, max, onChange }: NumberProps) {
  return (
    <LabelledInput label={label}>
      {(id) => (
        <input
          id={id}
          type="number"
          min={1}
          max={max}
          value={value ?? ''}
          onInput={({ currentTarget: { valueAsNumber: next } }) => onChange(Number.isNaN(next) ? undefined : next)}
        />
      )}
    </LabelledInput>
  )
}
