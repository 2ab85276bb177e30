import { useMemo, useState } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'
import { useDescribeBox } from './describe-box.ts'
import type { Load, PlacedBox } from './load.ts'
import { paintOrder, type PaintedPart } from './paint-order.ts'
import { farFaces, project, type View, visibleFaces } from './project-boxes.ts'
import { tiltLimits, useTurning } from './use-turning.ts'

interface Props {
  readonly load: Load
  /** The boxes that are in already, in the order of loading; the last one stands out. */
  readonly loaded: readonly PlacedBox[]
}

const degree = Math.PI / 180

/** The hold as one looks into it: turned and tilted by dragging, by the arrow keys, or by sliders; what is pointed at is named. */
export function PackingDrawing({ load, loaded }: Props) {
  const say = useSay()
  const describe = useDescribeBox(load)
  const { view, change, handlers } = useTurning()
  const [pointed, setPointed] = useState<PlacedBox>()
  const painted = useMemo(() => paintOrder(loaded, view), [loaded, view])
  const newest = loaded.at(-1)
  return (
    <figure class="packing">
      <svg
        viewBox={frame(load, view)}
        role="img"
        tabindex={0}
        aria-label={say('The hold with {count} boxes in it', { count: loaded.length })}
        onPointerLeave={() => setPointed(undefined)}
        {...handlers}
      >
        {farFaces(load.hold.sizes, view).map(({ axis, points }) => (
          <polygon key={axis} class="packing-hold" points={points} />
        ))}
        {painted.map((part) => (
          <g
            key={`${part.from.join()}:${part.sizes.join()}`}
            class={classOf(part, [newest, pointed])}
            onPointerOver={() => setPointed(part.of)}
          >
            <title>{describe(part.of)}</title>
            {visibleFaces(part, view).map(({ axis, points }) => (
              <polygon key={axis} class={`packing-face-${axis}`} points={points} />
            ))}
          </g>
        ))}
      </svg>
      <figcaption class="packing-pointed">
        {pointed && loaded.includes(pointed)
          ? describe(pointed)
          : say('Drag it to turn it, or use the arrow keys. Point at a box to read what it is.')}
      </figcaption>
      <Turns view={view} onChange={change} />
    </figure>
  )
}

interface TurnsProps {
  readonly view: View
  readonly onChange: (changed: Partial<View>) => void
}

function Turns({ view, onChange }: TurnsProps) {
  const say = useSay()
  return (
    <div class="packing-turns">
      <Slider
        label={say('Turn')}
        max={359}
        value={view.turn / degree}
        onChange={(value) => onChange({ turn: value * degree })}
      />
      <Slider
        label={say('From above')}
        min={Math.round(tiltLimits.least / degree)}
        max={Math.round(tiltLimits.most / degree)}
        value={view.tilt / degree}
        onChange={(value) => onChange({ tilt: value * degree })}
      />
    </div>
  )
}

interface SliderProps {
  readonly label: string
  readonly min?: number
  readonly max: number
  /** Degrees. */
  readonly value: number
  readonly onChange: (value: number) => void
}

function Slider({ label, min = 0, max, value, onChange }: SliderProps) {
  return (
    <label class="packing-turn">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        value={Math.round(value)}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  )
}

/** The lines of a part would show where its box was cut. */
function classOf({ of, sizes }: PaintedPart, standingOut: readonly (PlacedBox | undefined)[]): string {
  const isCut = sizes.some((size, axis) => size !== of.sizes[axis])
  return [
    `packing-kind-${of.kind % 6}`,
    ...(isCut ? ['packing-cut'] : []),
    ...(standingOut.includes(of) ? ['packing-newest'] : []),
  ].join(' ')
}

/** Wide enough for the hold however it is turned, so that it does not swell while it turns. */
function frame({ hold: { sizes } }: Load, view: View): string {
  const [length, width, height] = sizes
  const radius = Math.hypot(length, width) / 2
  const [right, down] = project([length / 2, width / 2, height / 2], view)
  const half = (height * Math.cos(view.tilt)) / 2 + radius * Math.sin(view.tilt)
  const margin = radius * 0.04
  return [right - radius - margin, down - half - margin, 2 * (radius + margin), 2 * (half + margin)]
    .map((each) => each.toFixed(1))
    .join(' ')
}
