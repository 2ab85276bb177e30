import type { Pair } from '../call/request-draft.ts'
import { useSay } from '../words/say.ts'
import { AddButton } from './add-button.tsx'

interface Props {
  /** What one row is. */
  readonly noun: 'parameter' | 'header'
  readonly pairs: readonly Pair[]
  readonly onChange: (pairs: readonly Pair[]) => void
}

/** Rows of a name and a value, for what the contract does not name. */
export function PairRows({ noun, pairs, onChange }: Props) {
  const say = useSay()
  const replace = (position: number, pair: Pair) => onChange(pairs.map((each, at) => (at === position ? pair : each)))
  return (
    <div class="rows">
      {pairs.map(([name, value], position) => (
        <div class="row" key={position}>
          <input
            type="text"
            class="mono"
            placeholder={say('name')}
            aria-label={say('Name {number}', { number: position + 1 })}
            spellcheck={false}
            value={name}
            onInput={(event) => replace(position, [event.currentTarget.value, value])}
          />
          <input
            type="text"
            placeholder={say('value')}
            aria-label={say('Value {number}', { number: position + 1 })}
            spellcheck={false}
            value={value}
            onInput={(event) => replace(position, [name, event.currentTarget.value])}
          />
          <button
            type="button"
            class="quiet-button"
            aria-label={say('Remove row {number}', { number: position + 1 })}
            onClick={() => onChange(pairs.filter((_, at) => at !== position))}
          >
            {say('Remove')}
          </button>
        </div>
      ))}
      <AddButton onAdd={() => onChange([...pairs, ['', '']])}>
        {say(noun === 'header' ? 'Add a header' : 'Add a parameter')}
      </AddButton>
    </div>
  )
}
