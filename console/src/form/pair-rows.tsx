import type { Pair } from '../call/request-draft.ts'
import { AddButton } from './add-button.tsx'

interface Props {
  /** What one row is, such as "parameter". */
  readonly noun: string
  readonly pairs: readonly Pair[]
  readonly onChange: (pairs: readonly Pair[]) => void
}

/** Rows of a name and a value, for what the contract does not name. */
export function PairRows({ noun, pairs, onChange }: Props) {
  const replace = (position: number, pair: Pair) => onChange(pairs.map((each, at) => (at === position ? pair : each)))
  return (
    <div class="rows">
      {pairs.map(([name, value], position) => (
        <div class="row" key={position}>
          <input
            type="text"
            class="mono"
            placeholder="name"
            aria-label={`Name of ${noun} ${position + 1}`}
            spellcheck={false}
            value={name}
            onInput={(event) => replace(position, [event.currentTarget.value, value])}
          />
          <input
            type="text"
            placeholder="value"
            aria-label={`Value of ${noun} ${position + 1}`}
            spellcheck={false}
            value={value}
            onInput={(event) => replace(position, [name, event.currentTarget.value])}
          />
          <button
            type="button"
            class="quiet-button"
            aria-label={`Remove ${noun} ${position + 1}`}
            onClick={() => onChange(pairs.filter((_, at) => at !== position))}
          >
            Remove
          </button>
        </div>
      ))}
      <AddButton onAdd={() => onChange([...pairs, ['', '']])}>Add a {noun}</AddButton>
    </div>
  )
}
