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
      <LabelledInput label={say('Unit')}>
        {(id) => (
          <select
            id={id}
            value={unit}
            onChange={(event) => change({ unit: units[event.currentTarget.selectedIndex] ?? 'calls' })}
          >
            {units.map((name) => (
              <option key={name} value={name}>
                {say(name)}
              </option>
            ))}
          </select>
        )}
      </LabelledInput>
      <LabelledInput label={say('In a')}>
        {(id) => (
          <select
            id={id}
            value={per}
            onChange={(event) => change({ per: periods[event.currentTarget.selectedIndex] ?? 'day' })}
          >
            {periods.map((name) => (
              <option key={name} value={name}>
                {say(name)}
              </option>
            ))}
          </select>
        )}
      </LabelledInput>
    </>
  )
}
