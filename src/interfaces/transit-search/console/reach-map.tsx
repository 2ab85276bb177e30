import { useSay } from '../../../../console/src/words/say.ts'
import { MapFrame } from './map-frame.tsx'
import { projectReach } from './project-map.ts'
import type { TransitClient } from './transit-client.ts'
import type { Reach } from './use-reach.ts'

interface Props {
  readonly client: TransitClient
  readonly reach: Reach
}

/** How far one comes, in thirds of the time: around each station as far as one walks in what is left. */
export function ReachMap({ client, reach: { base, limit, reached } }: Props) {
  const say = useSay()
  const drawing = projectReach(base, reached, limit)
  const label = say('Map of what is reached from {name} within {limit} minutes: {count} stations', {
    name: base.name,
    limit,
    count: reached.length,
  })
  return (
    <div class="reach-map">
      <MapFrame client={client} area={drawing} label={label}>
        {drawing.bands.map(({ minutes, discs }) => (
          <g key={minutes} class="reach-band">
            {discs.map(({ x, y, r }, index) => (
              <circle key={index} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(1)} />
            ))}
          </g>
        ))}
        <circle class="place" cx={drawing.base.x} cy={drawing.base.y} r={5.5} />
        <text x={drawing.base.x + 10} y={drawing.base.y + 4}>
          {base.name}
        </text>
      </MapFrame>
      <ul class="reach-legend" aria-hidden="true">
        {drawing.bands.toReversed().map(({ minutes }) => (
          <li key={minutes}>{say('{minutes} min', { minutes })}</li>
        ))}
      </ul>
    </div>
  )
}
