import { useState } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'
import { useDescribeBox } from './describe-box.ts'
import type { Load, PlacedBox } from './load.ts'

/** Of the sheet's shorter side: how high letters are at most, and how much room is left around it. */
const letterShare = 0.05
const marginShare = 0.02

/** What is cut out of a sheet, from above. */
export function SheetDrawing({ load }: { readonly load: Load }) {
  const say = useSay()
  const describe = useDescribeBox(load)
  const [pointed, setPointed] = useState<PlacedBox>()
  const [length, width] = load.hold.sizes
  const margin = Math.min(length, width) * marginShare
  const frame = [-margin, -margin, length + 2 * margin, width + 2 * margin].map((each) => each.toFixed(1)).join(' ')
  return (
    <figure class="packing">
      <svg
        viewBox={frame}
        role="img"
        aria-label={say('The sheet with {count} parts on it', { count: load.boxes.length })}
        onPointerLeave={() => setPointed(undefined)}
      >
        <rect class="packing-hold" width={length} height={width} />
        {load.boxes.map((box) => (
          <g
            key={box.from.join()}
            class={`packing-kind-${box.kind % 6}${box === pointed ? ' packing-newest' : ''}`}
            onPointerOver={() => setPointed(box)}
          >
            <title>{describe(box)}</title>
            <rect class="packing-face-2" x={box.from[0]} y={box.from[1]} width={box.sizes[0]} height={box.sizes[1]} />
            <PartName box={box} load={load} />
          </g>
        ))}
      </svg>
      <figcaption class="packing-pointed">{pointed && describe(pointed)}</figcaption>
    </figure>
  )
}

/** Where it has room. */
function PartName({ box: { kind, from, sizes }, load }: { readonly box: PlacedBox; readonly load: Load }) {
  const name = load.kinds[kind]?.name ?? ''
  const [length, width] = load.hold.sizes
  // A Latin letter is about half as wide as it is high; a kanji is as wide.
  const share = /^[ -~]*$/.test(name) ? 1.4 : 0.9
  const size = Math.min(
    sizes[1] * 0.6,
    (sizes[0] * share) / Math.max(name.length, 1),
    Math.min(length, width) * letterShare,
  )
  return (
    <text x={from[0] + sizes[0] / 2} y={from[1] + sizes[1] / 2} font-size={size.toFixed(2)}>
      {name}
    </text>
  )
}
