import type { JourneyView, PlaceView } from './read-courses.ts'

export interface MapPoint {
  readonly x: number
  readonly y: number
}

export interface DrawnPlace extends MapPoint {
  readonly name: string
  /** On which side its name fits. */
  readonly side: 'start' | 'end'
}

export interface JourneyMap {
  readonly width: number
  readonly height: number
  readonly lines: readonly { readonly points: readonly MapPoint[]; readonly color: string; readonly isWalk: boolean }[]
  /** Where one gets on, changes and gets off. */
  readonly places: readonly DrawnPlace[]
  readonly stops: readonly MapPoint[]
}

/** Units of the drawing; names stand in the margin. */
const size = 360
const margin = 56

/**
 * A journey on a plane: north is up, a kilometre the same everywhere, as large as the drawing allows. `positions` are those of the
 * stops between, by code; a stop without one is left out.
 */
export function projectJourney({ legs }: JourneyView, positions: ReadonlyMap<string, PlaceView>): JourneyMap {
  const ways = legs.map(({ begin, between, end, color, isWalk }) => ({
    color,
    isWalk,
    between: between.flatMap(({ code }) => positions.get(code) ?? []),
    ends: [begin.place, end.place] as const,
  }))
  const project = createProjection(ways.flatMap(({ ends, between }) => [...ends, ...between]))
  const ends = ways.flatMap(({ ends: [begin, end] }) => [begin, end])
  return {
    width: size + 2 * margin,
    height: project.height + 2 * margin,
    lines: ways.map(({ color, isWalk, between, ends: [begin, end] }) => ({
      color,
      isWalk,
      points: [begin, ...between, end].map(project.place),
    })),
    places: [...new Map(ends.map((place) => [place.name, place])).values()].map((place) => {
      const point = project.place(place)
      return { ...point, name: place.name, side: point.x > margin + size / 2 ? 'end' : 'start' }
    }),
    stops: ways.flatMap(({ between }) => between).map(project.place),
  }
}

function createProjection(places: readonly PlaceView[]) {
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const narrowing = Math.cos(((south + north) / 2 / 180) * Math.PI)
  const span = Math.max((east - west) * narrowing, north - south, 0.001)
  const scale = size / span
  const [width, height] = [(east - west) * narrowing * scale, (north - south) * scale]
  return {
    height,
    place: ({ latitude, longitude }: PlaceView): MapPoint => ({
      x: margin + (size - width) / 2 + (longitude - west) * narrowing * scale,
      y: margin + (north - latitude) * scale,
    }),
  }
}
