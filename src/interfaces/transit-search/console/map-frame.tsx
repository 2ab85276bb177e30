import type { ComponentChildren } from 'preact'
import { listTiles } from './list-tiles.ts'
import type { MapArea } from './project-map.ts'
import type { TransitClient } from './transit-client.ts'
import { type MapTiles, useMapTiles } from './use-map-tiles.ts'

interface Props {
  readonly client: TransitClient
  readonly area: MapArea
  /** What it shows, for those who do not see it. */
  readonly label: string
  /** Drawn upon it, in its units. */
  readonly children: ComponentChildren
}

/** A drawing to scale, over a map where the operator has set one; nothing is fetched from elsewhere otherwise. */
export function MapFrame({ client, area, label, children }: Props) {
  const tiles = useMapTiles(client)
  const { width, height } = area
  return (
    <figure class={tiles ? 'journey-map tiled' : 'journey-map'}>
      <div
        class="journey-map-frame"
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(32rem * ${width / height})` }}
      >
        {tiles && <Tiles area={area} tiles={tiles} />}
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          {children}
        </svg>
      </div>
      {tiles && <figcaption>{tiles.credit}</figcaption>}
    </figure>
  )
}

/** Servers of tiles want to know which site asks, so they are told its origin, which the page keeps to itself otherwise. */
function Tiles({ area, tiles }: { readonly area: MapArea; readonly tiles: MapTiles }) {
  const { width, height } = area
  return listTiles(area, tiles.address).map(({ address, x, y, size }) => (
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
