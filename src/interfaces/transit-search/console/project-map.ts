import type { JourneyView, PlaceView } from './read-courses.ts'
import { toWorld, type WorldPoint } from './web-mercator.ts'

export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** Where in the world the drawing's upper left corner lies, and how large the world would be drawn. */
export interface MapSection extends WorldPoint {
  readonly scale: number
}

export interface DrawnPlace extends MapPoint {
  readonly name: string
  /** On which side its name fits. */
  readonly side: 'start' | 'end'
}

export interface JourneyMap {
  readonly width: number
  readonly height: number
  readonly section: MapSection
  readonly lines: readonly { readonly points: readonly MapPoint[]; readonly color: string; readonly isWalk: boolean }[]
  /** Where one gets on, changes and gets off. */
  readonly places: readonly DrawnPlace[]
  readonly stops: readonly MapPoint[]
}

/** Units of the drawing; names stand in the margin. */
const size = 360
const margin = 56
/** Some hundred metres, as a part of the world: shorter ways are not drawn larger. */
const minSpan = 0.000_003

/**
 * A journey on a map: north is up, angles are as they are, as large as the drawing allows. `positions` are those of the
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
    section: project.section,
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
  const points = places.map(toWorld)
  const [west, east] = [Math.min(...points.map(({ u }) => u)), Math.max(...points.map(({ u }) => u))]
  const [north, south] = [Math.min(...points.map(({ v }) => v)), Math.max(...points.map(({ v }) => v))]
  const scale = size / Math.max(east - west, south - north, minSpan)
  const [width, height] = [(east - west) * scale, (south - north) * scale]
  const origin = { u: west - (margin + (size - width) / 2) / scale, v: north - margin / scale }
  return {
    height,
    section: { ...origin, scale },
    place: (place: PlaceView): MapPoint => {
      const { u, v } = toWorld(place)
      return { x: (u - origin.u) * scale, y: (v - origin.v) * scale }
    },
  }
}
