import { MapFrame } from './map-frame.tsx'
import { projectJourney } from './project-map.ts'
import type { JourneyView } from './read-courses.ts'
import type { TransitClient } from './transit-client.ts'
import { usePositions } from './use-positions.ts'
import { useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly client: TransitClient
  readonly journey: JourneyView
}

/** The lines and stops of a journey. */
export function JourneyMap({ client, journey }: Props) {
  const drawing = projectJourney(journey, usePositions(client, journey))
  const { lines, places, stops } = drawing
  const say = useSay()
  const label = say('Map of the way: {names}', { names: places.map(({ name }) => name).join(', ') })
  return (
    <MapFrame client={client} area={drawing} label={label}>
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
    </MapFrame>
  )
}
