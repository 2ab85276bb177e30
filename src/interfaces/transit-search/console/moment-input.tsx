import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'

interface Props {
  readonly type: 'date' | 'time'
  readonly label: string
  /** As the input has it: `2026-11-24`, `09:30`. */
  readonly value: string
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly onChange: (value: string) => void
}

/** A day or a time of day. */
export function MomentInput({ type, label, value, isRequired = false, isDisabled = false, onChange }: Props) {
  return (
    <LabelledInput label={label}>
      {(id) => (
        <input
          id={id}
          type={type}
          required={isRequired}
          disabled={isDisabled}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </LabelledInput>
  )
}
