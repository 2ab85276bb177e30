import { LabelledInput } from '../form/labelled-input.tsx'

interface Props {
  readonly label: string
  readonly value: number | undefined
  readonly max: number
  /** Undefined where no number stands. */
  readonly onChange: (value: number | undefined) => void
}

/** A number from 1. */
export function NumberField({ label, value, max, onChange }: Props) {
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
