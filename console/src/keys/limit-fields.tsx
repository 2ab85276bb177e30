import { LabelledChoice } from '../form/labelled-choice.tsx'
import { LabelledInput } from '../form/labelled-input.tsx'
import { useSay } from '../words/say.ts'
import type { KeyLimit } from './keys.ts'

interface Props {
  readonly limit: KeyLimit | undefined
  readonly onChange: (limit: KeyLimit | undefined) => void
}

const units = ['calls', 'characters', 'tokens', 'pictures'] as const
const periods = ['minute', 'day', 'month'] as const

/** At most so much of a unit; none while no number stands. */
export function LimitFields({ limit, onChange }: Props) {
  const say = useSay()
  const { unit = 'calls', per = 'day', amount } = limit ?? {}
  const change = (changed: Partial<KeyLimit>) => {
    const next = { unit, per, amount: amount ?? Number.NaN, ...changed }
    // By the minute calls are counted alone.
    const counted = next.per === 'minute' ? { ...next, unit: 'calls' as const } : next
    onChange(Number.isInteger(counted.amount) ? counted : undefined)
  }
  return (
    <>
      <LabelledInput label={say('At most')}>
        {(id) => (
          <input
            id={id}
            type="number"
            min={0}
            value={amount ?? ''}
            onInput={(event) => change({ amount: event.currentTarget.valueAsNumber })}
          />
        )}
      </LabelledInput>
      <LabelledChoice
        label={say('Unit')}
        value={unit}
        choices={units.map((name) => [name, say(name)] as const)}
        onChange={(chosen) => change({ unit: chosen })}
      />
      <LabelledChoice
        label={say('In a')}
        value={per}
        choices={periods.map((name) => [name, say(name)] as const)}
        onChange={(chosen) => change({ per: chosen })}
      />
    </>
  )
}
