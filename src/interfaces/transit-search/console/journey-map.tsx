import { listTiles } from './list-tiles.ts'
import { type JourneyMap as Drawing, projectJourney } from './project-map.ts'
import type { JourneyView } from './read-courses.ts'
import type { TransitClient } from './transit-client.ts'
import { type MapTiles, useMapTiles } from './use-map-tiles.ts'
import { usePositions } from './use-positions.ts'
import { useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly client: TransitClient
  readonly journey: JourneyView
}

/** The lines and stops of a journey to scale, over a map where the operator has set one; nothing is fetched from elsewhere otherwise. */
export function JourneyMap({ client, journey }: Props) {
  const drawing = projectJourney(journey, usePositions(client, journey))
  const tiles = useMapTiles(client)
  return (
    <figure class={tiles ? 'journey-map tiled' : 'journey-map'}>
      <div
        class="journey-map-frame"
        style={{
          aspectRatio: `${drawing.width} / ${drawing.height}`,
          maxWidth: `calc(32rem * ${drawing.width / drawing.height})`,
        }}
      >
        {tiles && <Tiles drawing={drawing} tiles={tiles} />}
        <Lines drawing={drawing} />
      </div>
      {tiles && <figcaption>{tiles.credit}</figcaption>}
    </figure>
  )
}

/** Servers of tiles want to know which site asks, so they are told its origin, which the page keeps to itself otherwise. */
function Tiles({ drawing, tiles }: { readonly drawing: Drawing; readonly tiles: MapTiles }) {
  const { width, height } = drawing
  return listTiles(drawing, tiles.address).map(({ address, x, y, size }) => (
    <img
      key={address}
      src={address}
      alt=""
      referrerPolicy="origin"
      style={{
        left: `${(x / width) * 100}%`,
        top: `${(y / height) * 100}%`,
        width: `${(size / width) * 100}%`,
        height: `${(size / height) * 100}%`,
      }}
    />
  ))
}

function Lines({ drawing: { width, height, lines, places, stops } }: { readonly drawing: Drawing }) {
  const say = useSay()
  const names = places.map(({ name }) => name).join(', ')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say('Map of the way: {names}', { names })}>
      {lines.map(({ points, color, isWalk }, index) => (
        <polyline
          key={index}
          class={isWalk ? 'walk' : ''}
          points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          stroke={color}
        />
      ))}
      {stops.map(({ x, y }, index) => (
        <circle key={index} class="stop" cx={x} cy={y} r={2.5} />
      ))}
      {places.map(({ x, y, name, side }) => (
        <g key={name}>
          <circle class="place" cx={x} cy={y} r={5.5} />
          <text x={side === 'start' ? x + 10 : x - 10} y={y + 4} text-anchor={side}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
