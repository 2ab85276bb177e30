import { useState } from 'preact/hooks'
import type { Catalogue } from '../catalogue.ts'
import { LabelledChoice } from '../form/labelled-choice.tsx'
import { useSay } from '../words/say.ts'
import type { FaultAnswer, FaultWish } from './faults.ts'
import { answerWords } from './fault-words.ts'
import { InterfaceChoice } from './interface-choice.tsx'
import { NumberField } from './number-field.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly onWish: (interfaceId: string, wish: FaultWish) => void
}

const answers = ['', 'error', 'quota', 'malformed'] as const

/** As inputs have it. */
interface Plan {
  /** Empty for the answer itself. */
  readonly answer: FaultAnswer | ''
  /** Milliseconds. */
  readonly latency: number | undefined
  readonly percent: number
  readonly minutes: number
}

const firstPlan: Plan = { answer: 'error', latency: undefined, percent: 100, minutes: 10 }

/** Plans a failure: of which interface, what, for how many of the calls, for how long. */
export function FaultForm({ catalogue, onWish }: Props) {
  const say = useSay()
  const [id, setId] = useState(catalogue[0]?.contract.id ?? '')
  const [plan, setPlan] = useState(firstPlan)
  return (
    <section class="page-section" aria-labelledby="fault-new">
      <h2 id="fault-new">{say('Have calls fail')}</h2>
      <form
        class="page-row"
        onSubmit={(event) => {
          event.preventDefault()
          onWish(id, toWish(plan))
        }}
      >
        <InterfaceChoice catalogue={catalogue} value={id} onChange={setId} />
        <PlanFields plan={plan} onChange={(changed) => setPlan({ ...plan, ...changed })} />
        <button type="submit" class="send" disabled={plan.answer === '' && plan.latency === undefined}>
          {say('Have them fail')}
        </button>
      </form>
    </section>
  )
}

interface FieldsProps {
  readonly plan: Plan
  readonly onChange: (changed: Partial<Plan>) => void
}

function PlanFields({ plan: { answer, latency, percent, minutes }, onChange }: FieldsProps) {
  const say = useSay()
  const nameOf = (each: Plan['answer']) => (each === '' ? say('the answer itself') : say(answerWords[each]))
  return (
    <>
      <LabelledChoice
        label={say('In place of the answer')}
        value={answer}
        choices={answers.map((each) => [each, nameOf(each)] as const)}
        onChange={(chosen) => onChange({ answer: chosen })}
      />
      <NumberField
        label={say('Later by (ms)')}
        value={latency}
        max={60_000}
        onChange={(next) => onChange({ latency: next })}
      />
      <NumberField
        label={say('Of the calls (%)')}
        value={percent}
        max={100}
        onChange={(next = firstPlan.percent) => onChange({ percent: next })}
      />
      <NumberField
        label={say('Minutes')}
        value={minutes}
        max={60}
        onChange={(next = firstPlan.minutes) => onChange({ minutes: next })}
      />
    </>
  )
}

function toWish({ answer, latency, percent, minutes }: Plan): FaultWish {
  return {
    ...(latency !== undefined && { latencyMs: latency }),
    ...(answer !== '' && { answer }),
    share: percent / 100,
    minutes,
  }
}
