import { AddButton } from './add-button.tsx'
import { rowsOf } from './draft.ts'
import type { InputProps } from './field-input.tsx'

/** A list of texts or numbers: a row for each, and one button that adds a row. */
export function ListInput({ labelId, field, draft = '', onChange, describedBy, invalid }: InputProps) {
  const rows = rowsOf(draft)
  const replace = (position: number, text: string) =>
    onChange(rows.map((row, each) => (each === position ? text : row)))
  return (
    <div class="rows" role="group" aria-labelledby={labelId}>
      {rows.map((row, position) => (
        <div class="row" key={position}>
          <input
            type="text"
            aria-label={`${field.name}, item ${position + 1}`}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            value={row}
            onInput={(event) => replace(position, event.currentTarget.value)}
          />
          <button
            type="button"
            class="quiet-button"
            aria-label={`Remove item ${position + 1} of ${field.name}`}
            onClick={() => onChange(rows.filter((_, each) => each !== position))}
          >
            Remove
          </button>
        </div>
      ))}
      <AddButton onAdd={() => onChange([...rows, ''])}>
        Add an item
        <span class="visually-hidden"> to {field.name}</span>
      </AddButton>
    </div>
  )
}
