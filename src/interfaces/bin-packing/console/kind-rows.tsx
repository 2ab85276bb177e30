import { useState } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'
import type { Kind } from './load.ts'

interface Props {
  readonly kinds: readonly Kind[]
  /** Whether they are parts of a sheet, which have no height and whose weight does not count. */
  readonly isFlat: boolean
  readonly onChange: (kinds: readonly Kind[]) => void
}

const newBox: Kind = { name: 'box|in a load', count: 10, sizes: [40, 30, 30], weight: 8, staysUpright: false }
const newPart: Kind = { name: 'part|in a load', count: 4, sizes: [40, 30, 1], weight: 1, staysUpright: false }

/** A row for each kind of box: how many, how large, how heavy. */
export function KindRows({ kinds, isFlat, onChange }: Props) {
  const say = useSay()
  const change = (row: number, changed: Partial<Kind>) =>
    onChange(kinds.map((kind, each) => (each === row ? { ...kind, ...changed } : kind)))
  const add = () => {
    const added = isFlat ? newPart : newBox
    onChange([...kinds, { ...added, name: say(added.name) }])
  }
  return (
    <fieldset class="packing-kinds">
      <legend class="page-label">
        {isFlat
          ? say('Parts: how many × length and width (cm) of each')
          : say('Boxes: how many × length, width, height (cm), and weight (kg) of each')}
      </legend>
      {kinds.map((kind, row) => (
        <KindRow
          key={row}
          kind={kind}
          row={row}
          isFlat={isFlat}
          isAlone={kinds.length === 1}
          onChange={(changed) => change(row, changed)}
          onRemove={() => onChange(kinds.filter((_, each) => each !== row))}
        />
      ))}
      <button type="button" class="quiet-button" onClick={add}>
        {isFlat ? say('Add a kind of part') : say('Add a kind of box')}
      </button>
    </fieldset>
  )
}

interface RowProps {
  readonly kind: Kind
  readonly row: number
  readonly isFlat: boolean
  /** Whether it is the only one, which stays. */
  readonly isAlone: boolean
  readonly onChange: (changed: Partial<Kind>) => void
  readonly onRemove: () => void
}

function KindRow({ kind, row, isFlat, isAlone, onChange, onRemove }: RowProps) {
  const say = useSay()
  return (
    <div class="packing-kind">
      <span class={`packing-swatch packing-kind-${row % 6}`} aria-hidden="true" />
      <input
        class="packing-name"
        aria-label={say('Name of kind {number}', { number: row + 1 })}
        value={kind.name}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
      />
      <KindNumbers kind={kind} isFlat={isFlat} onChange={onChange} />
      <label class="packing-upright">
        <input
          type="checkbox"
          checked={kind.staysUpright}
          onChange={() => onChange({ staysUpright: !kind.staysUpright })}
        />
        {isFlat ? say('as it lies') : say('upright')}
      </label>
      <button
        type="button"
        class="quiet-button"
        disabled={isAlone}
        aria-label={say('Remove {name}', { name: kind.name })}
        onClick={onRemove}
      >
        ×
      </button>
    </div>
  )
}

function KindNumbers({ kind, isFlat, onChange }: Pick<RowProps, 'kind' | 'isFlat' | 'onChange'>) {
  const say = useSay()
  return (
    <span class="packing-numbers">
      <NumberInput
        label={say('How many {name}', { name: kind.name })}
        value={kind.count}
        onChange={(count) => onChange({ count: Math.round(count) })}
      />
      <span aria-hidden="true">×</span>
      {sizesOf(isFlat).map((axis) => (
        <NumberInput
          key={axis}
          label={`${kind.name}: ${say(sizeNames[axis])}`}
          value={kind.sizes[axis]}
          onChange={(size) => onChange({ sizes: replaceAt(kind.sizes, axis, size) })}
        />
      ))}
      {!isFlat && (
        <NumberInput
          label={`${kind.name}: ${say('weight')}`}
          value={kind.weight}
          onChange={(weight) => onChange({ weight })}
        />
      )}
    </span>
  )
}

export const sizeNames = ['length', 'width', 'height'] as const

/** Which of them somebody fills in. */
export function sizesOf(isFlat: boolean | undefined): readonly (0 | 1 | 2)[] {
  return isFlat ? [0, 1] : [0, 1, 2]
}

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

/** What is no number above zero stays as it was typed, and is not taken over. */
export function NumberInput({ label, value, onChange }: NumberProps) {
  const [text, setText] = useState(String(value))
  const isOutdated = isTaken(text) && Number(text) !== value
  return (
    <input
      class="packing-number"
      inputMode="decimal"
      aria-label={label}
      title={label}
      value={isOutdated ? String(value) : text}
      onInput={(event) => {
        const typed = event.currentTarget.value
        setText(typed)
        if (isTaken(typed)) onChange(Number(typed))
      }}
    />
  )
}

function isTaken(text: string): boolean {
  return Number.isFinite(Number(text)) && Number(text) > 0
}
