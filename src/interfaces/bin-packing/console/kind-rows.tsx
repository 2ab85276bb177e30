import { useSay } from '../../../../console/src/words/say.ts'
import type { Kind } from './load.ts'

interface Props {
  readonly kinds: readonly Kind[]
  readonly onChange: (kinds: readonly Kind[]) => void
}

const newKind: Kind = { name: 'box', count: 10, sizes: [40, 30, 30], weight: 8, staysUpright: false }

/** A row for each kind of box: how many, how large, how heavy. */
export function KindRows({ kinds, onChange }: Props) {
  const say = useSay()
  const change = (row: number, changed: Partial<Kind>) =>
    onChange(kinds.map((kind, each) => (each === row ? { ...kind, ...changed } : kind)))
  return (
    <fieldset class="packing-kinds">
      <legend class="page-label">{say('Boxes: how many × length, width, height (cm), and weight (kg) of each')}</legend>
      {kinds.map((kind, row) => (
        <div class="packing-kind" key={row}>
          <span class={`packing-swatch packing-kind-${row % 6}`} aria-hidden="true" />
          <input
            class="packing-name"
            aria-label={say('Name of kind {number}', { number: row + 1 })}
            value={kind.name}
            onInput={(event) => change(row, { name: event.currentTarget.value })}
          />
          <NumberInput
            label={say('How many {name}', { name: kind.name })}
            value={kind.count}
            onChange={(count) => change(row, { count: Math.round(count) })}
          />
          <span aria-hidden="true">×</span>
          {([0, 1, 2] as const).map((axis) => (
            <NumberInput
              key={axis}
              label={`${kind.name}: ${say(sizeNames[axis])}`}
              value={kind.sizes[axis]}
              onChange={(size) => change(row, { sizes: replaceAt(kind.sizes, axis, size) })}
            />
          ))}
          <NumberInput
            label={`${kind.name}: ${say('weight')}`}
            value={kind.weight}
            onChange={(weight) => change(row, { weight })}
          />
          <label class="packing-upright">
            <input
              type="checkbox"
              checked={kind.staysUpright}
              onChange={() => change(row, { staysUpright: !kind.staysUpright })}
            />
            {say('upright')}
          </label>
          <button
            type="button"
            class="quiet-button"
            disabled={kinds.length === 1}
            aria-label={say('Remove {name}', { name: kind.name })}
            onClick={() => onChange(kinds.filter((_, each) => each !== row))}
          >
            ×
          </button>
        </div>
      ))}
      <button type="button" class="quiet-button" onClick={() => onChange([...kinds, newKind])}>
        {say('Add a kind of box')}
      </button>
    </fieldset>
  )
}

export const sizeNames = ['length', 'width', 'height'] as const

export function replaceAt(
  [length, width, height]: readonly [number, number, number],
  axis: 0 | 1 | 2,
  size: number,
): readonly [number, number, number] {
  if (axis === 0) return [size, width, height]
  return axis === 1 ? [length, size, height] : [length, width, size]
}

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** What is no number above zero is not taken over. */
export function NumberInput({ label, value, onChange }: NumberProps) {
  return (
    <input
      class="packing-number"
      inputMode="decimal"
      aria-label={label}
      title={label}
      defaultValue={String(value)}
      onInput={(event) => {
        const typed = Number(event.currentTarget.value)
        if (Number.isFinite(typed) && typed > 0) onChange(typed)
      }}
    />
  )
}
