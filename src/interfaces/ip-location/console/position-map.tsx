import { useEffect, useState } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'
import type { Position } from './positions.ts'
import { loadWorld, toMapPoint } from './world-outline.ts'

interface Props {
  readonly positions: readonly Position[]
  /** The address that was chosen from the table. */
  readonly chosen: string | undefined
  readonly onChoose: (address: string) => void
}

/** Degrees from the map's left to its right, whole and near. */
const widths = { world: 360, near: 60 }
/** The map ends short of the poles, where nobody has an address: from 84 north to 60 south. */
const north = 84
const south = -60

/** Positions on the outlines of the world; one that is chosen is shown from nearby. */
export function PositionMap({ positions, chosen, onChoose }: Props) {
  const say = useSay()
  const [world, setWorld] = useState<readonly string[]>([])
  useEffect(() => void loadWorld().then(setWorld), [])
  const found = positions.find(({ address, at }) => address === chosen && at)
  const scale = (found ? widths.near : widths.world) / widths.world
  return (
    <svg
      class="world"
      viewBox={frame(found)}
      role="img"
      aria-label={say('Map: {list}', {
        list: positions.map(({ address, place }) => `${address} ${place}`.trim()).join('; '),
      })}
    >
      {world.map((path, index) => (
        <path key={index} d={path} />
      ))}
      {positions.map(({ address, place, at }, index) => {
        if (!at) return null
        const [x, y] = toMapPoint(at)
        const name = place.split(', ')[0] || address
        return (
          <g
            key={address}
            class={address === chosen ? 'world-chosen' : undefined}
            transform={`translate(${x} ${y}) scale(${scale})`}
            onClick={() => onChoose(address)}
          >
            <title>{`${address} ${place}`}</title>
            <circle r="3.2" />
            <text y={isCrowded([x, y], positions.slice(0, index)) ? 11 : -6} text-anchor={anchorOf(name, x)}>
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Whether a name above this point would lie on that of an earlier one. */
function isCrowded([x, y]: readonly [number, number], earlier: readonly Position[]): boolean {
  return earlier.some(({ at }) => {
    const [otherX, otherY] = at ? toMapPoint(at) : [Infinity, Infinity]
    return Math.abs(x - otherX) < 70 && Math.abs(y - otherY) < 12
  })
}

/** Degrees that a character of a name is wide, about. */
const characterWidth = 6

/** A name that would go over the edge of the map is written towards its middle. */
function anchorOf(name: string, x: number): 'start' | 'middle' | 'end' {
  const half = (name.length * characterWidth) / 2
  if (x - half < -widths.world / 2) return 'start'
  return x + half > widths.world / 2 ? 'end' : 'middle'
}

function frame(found: Position | undefined): string {
  const share = (north - south) / widths.world
  if (!found?.at) return `-180 ${-north} ${widths.world} ${north - south}`
  const [x, y] = toMapPoint(found.at)
  const height = widths.near * share
  return `${x - widths.near / 2} ${y - height / 2} ${widths.near} ${height}`
}
