import { LabelledInput } from './labelled-input.tsx'

interface Props<Value extends string> {
  readonly label: string
  readonly value: Value
  /** Each value with what it is called, in the language of the page. */
  readonly choices: readonly (readonly [value: Value, name: string])[]
  readonly onChange: (value: Value) => void
}

/** One of several values under its label. */
export function LabelledChoice<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  const choose = (index: number) => {
    const chosen = choices[index]
    if (chosen) onChange(chosen[0])
  }
  return (
    <LabelledInput label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => choose(event.currentTarget.selectedIndex)}>
          {choices.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </LabelledInput>
  )
}
