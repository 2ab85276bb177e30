import { AddButton } from './add-button.tsx'
import { useSay } from '../words/say.ts'
import { rowsOf } from './draft.ts'
import type { InputProps } from './input-props.ts'

/** A list of texts or numbers: a row for each, and one button that adds a row. */
export function ListInput({ labelId, field, draft = '', onChange, describedBy, invalid }: InputProps) {
  const say = useSay()
  const rows = rowsOf(draft)
  const replace = (position: number, text: string) =>
    onChange(rows.map((row, each) => (each === position ? text : row)))
  return (
    <div class="rows" role="group" aria-labelledby={labelId}>
      {rows.map((row, position) => (
        <div class="row" key={position}>
          <input
            type="text"
            aria-label={say('{name}, item {number}', { name: field.name, number: position + 1 })}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            value={row}
            onInput={(event) => replace(position, event.currentTarget.value)}
          />
          <button
            type="button"
            class="quiet-button"
            aria-label={say('Remove item {number} of {name}', { name: field.name, number: position + 1 })}
            onClick={() => onChange(rows.filter((_, each) => each !== position))}
          >
            {say('Remove')}
          </button>
        </div>
      ))}
      <AddButton onAdd={() => onChange([...rows, ''])}>
        {say('Add an item')}
        <span class="visually-hidden"> ({field.name})</span>
      </AddButton>
    </div>
  )
}
