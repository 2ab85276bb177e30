import { useMemo, useRef, useState } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'
import type { Load, PlacedBox } from './load.ts'
import { farFaces, paintOrder, project, type View, visibleFaces } from './project-boxes.ts'

interface Props {
  readonly load: Load
  /** The boxes that are in already, in the order of loading; the last one stands out. */
  readonly loaded: readonly PlacedBox[]
}

const tilt = 0.5
const fullTurn = 2 * Math.PI
/** Of the pointer, in pixels, for a whole turn. */
const dragOfTurn = 700

/** The hold as one looks into it: turned by dragging, or by the slider. */
export function PackingDrawing({ load, loaded }: Props) {
  const say = useSay()
  const [turn, setTurn] = useState(0.65)
  const dragged = useRef<number>(undefined)
  const view = { turn, tilt }
  const painted = useMemo(() => paintOrder(loaded, view), [loaded, turn])
  const newest = loaded.at(-1)
  const rotate = (by: number) => setTurn((before) => (before + by + fullTurn) % fullTurn)
  return (
    <figure class="packing">
      <svg
        viewBox={frame(load, view)}
        role="img"
        aria-label={say('The hold with {count} boxes in it', { count: loaded.length })}
        onPointerDown={(event) => {
          dragged.current = event.clientX
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          if (dragged.current === undefined) return
          rotate(((event.clientX - dragged.current) / dragOfTurn) * fullTurn)
          dragged.current = event.clientX
        }}
        onPointerUp={() => (dragged.current = undefined)}
      >
        {farFaces(load.hold.sizes, view).map(({ axis, points }) => (
          <polygon key={axis} class="packing-hold" points={points} />
        ))}
        {painted.map((box) => (
          <g key={box.from.join()} class={`packing-kind-${box.kind % 6}${box === newest ? ' packing-newest' : ''}`}>
            <title>{describe(box, load)}</title>
            {visibleFaces(box, view).map(({ axis, points }) => (
              <polygon key={axis} class={`packing-face-${axis}`} points={points} />
            ))}
          </g>
        ))}
      </svg>
      <label class="packing-turn">
        {say('Turn')}
        <input
          type="range"
          min="0"
          max="359"
          value={Math.round((turn / fullTurn) * 360)}
          onInput={(event) => setTurn((Number(event.currentTarget.value) / 360) * fullTurn)}
        />
      </label>
    </figure>
  )
}

function describe({ kind, sizes, from }: PlacedBox, { kinds }: Load): string {
  return `${kinds[kind]?.name ?? ''}: ${sizes.join(' × ')} (${from.join(', ')})`
}

/** Wide enough for the hold however it is turned, so that it does not swell while it turns. */
function frame({ hold: { sizes } }: Load, { turn }: View): string {
  const [length, width, height] = sizes
  const radius = Math.hypot(length, width) / 2
  const [right, down] = project([length / 2, width / 2, height / 2], { turn, tilt })
  const half = (height * Math.cos(tilt)) / 2 + radius * Math.sin(tilt)
  const margin = radius * 0.04
  return [right - radius - margin, down - half - margin, 2 * (radius + margin), 2 * (half + margin)]
    .map((each) => each.toFixed(1))
    .join(' ')
}
