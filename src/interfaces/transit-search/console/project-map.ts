import type { JourneyView, PlaceView } from './read-courses.ts'
import type { ReachedPlace } from './use-reach.ts'
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

/** A drawing, and the part of the world that it shows. */
export interface MapArea {
  readonly width: number
  readonly height: number
  readonly section: MapSection
}

export interface JourneyMap extends MapArea {
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

/** What is reached within a time, a disc of one's way on foot around each station. */
export interface ReachMap extends MapArea {
  /** The largest first: each lies upon those before it. */
  readonly bands: readonly {
    readonly minutes: number
    readonly discs: readonly (MapPoint & { readonly r: number })[]
  }[]
  readonly base: MapPoint
}

/** Metres that one walks in a minute, streets being a quarter longer than the crow's way; and for how many minutes at most. */
const walking = { metres: 58, minutes: 15 }
/** Metres around the earth. */
const equator = 40_075_017

/** Stations and one's way on foot from them in what is left of the time, in thirds of it. */
export function projectReach(base: PlaceView, reached: readonly ReachedPlace[], limit: number): ReachMap {
  const places = [{ place: base, minutes: 0 }, ...reached]
  const project = createProjection(places.map(({ place }) => place))
  const bands = [limit, (limit * 2) / 3, limit / 3].map((until) => ({
    minutes: Math.round(until),
    discs: places
      .filter(({ minutes }) => minutes <= until)
      .map(({ place, minutes }) => {
        const metres = Math.min(until - minutes, walking.minutes) * walking.metres
        const around = equator * Math.cos((place.latitude * Math.PI) / 180)
        return { ...project.place(place), r: Math.max(3, (metres / around) * project.section.scale) }
      }),
  }))
  return {
    width: size + 2 * margin,
    height: project.height + 2 * margin,
    section: project.section,
    bands,
    base: project.place(base),
  }
}

function createProjection(places: readonly Omit<PlaceView, 'code'>[]) {
  const points = places.map(toWorld)
  const [west, east] = [Math.min(...points.map(({ u }) => u)), Math.max(...points.map(({ u }) => u))]
  const [north, south] = [Math.min(...points.map(({ v }) => v)), Math.max(...points.map(({ v }) => v))]
  const scale = size / Math.max(east - west, south - north, minSpan)
  const [width, height] = [(east - west) * scale, (south - north) * scale]
  const origin = { u: west - (margin + (size - width) / 2) / scale, v: north - margin / scale }
  return {
    height,
    section: { ...origin, scale },
    place: (place: Omit<PlaceView, 'code'>): MapPoint => {
      const { u, v } = toWorld(place)
      return { x: (u - origin.u) * scale, y: (v - origin.v) * scale }
    },
  }
}
