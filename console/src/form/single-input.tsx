import { type Say, useSay } from '../words/say.ts'
import { textOf } from './draft.ts'
import type { Field } from './fields-from-schema.ts'
import type { InputProps } from './input-props.ts'

/** One line, several lines, or a choice: whichever fits the field. */
export function SingleInput({ id, field, draft = '', onChange, describedBy, invalid }: InputProps) {
  const say = useSay()
  const common = {
    id,
    value: textOf(draft),
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    'aria-required': field.required,
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
  }
  if (field.kind === 'choice') {
    return (
      <select {...common}>
        {(!field.required || draft === '') && <option value="">{say('not sent')}</option>}
        {field.choices.map((choice) => (
          <option value={String(choice)}>{String(choice)}</option>
        ))}
      </select>
    )
  }
  const plain = { ...common, spellcheck: false, autocomplete: 'off' }
  if (field.kind === 'json') return <textarea {...plain} rows={4} class="mono" />
  if (field.kind === 'text' && field.multiline) return <textarea {...plain} rows={3} />
  return <input {...plain} type="text" {...hintsOf(field, say)} />
}

/** Numbers are typed as text, so that what is wrong with one can be shown in words. */
function hintsOf(field: Field, say: Say) {
  if (field.kind !== 'number') return {}
  const { integer, minimum, maximum } = field
  const range = describeRange(minimum, maximum, say)
  const inputMode = integer && (minimum ?? -1) >= 0 ? ('numeric' as const) : ('decimal' as const)
  return { inputMode, placeholder: range }
}

function describeRange(minimum: number | undefined, maximum: number | undefined, say: Say): string {
  if (minimum !== undefined && maximum !== undefined) return say('from {minimum} to {maximum}', { minimum, maximum })
  if (minimum !== undefined) return say('from {minimum}', { minimum })
  return maximum === undefined ? '' : say('to {maximum}', { maximum })
}
