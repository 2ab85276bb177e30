import { readText } from '../../../domain/text-table.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import type { StationDirection } from '../../../port.ts'
import { describeDirection, describeLine } from '../to-ride.ts'
import { readDestination } from '../read-destination.ts'
import type { Pass } from './list-passes.ts'

/** One way of a line at a station, with the trips that go it. */
export interface DirectionGroup {
  readonly description: StationDirection
  readonly has: (pass: Pass, trip: number) => boolean
}

const unknownDirection = 255

interface Group {
  readonly line: number
  readonly direction: number
  readonly isAdded: boolean
  readonly destinations: Map<string, number>
}

/** Ways of lines, in the order of their symbols and names. Where a feed does not say which way a trip goes, its next station decides. */
export function groupDirections(timetable: Timetable, passes: readonly Pass[]): readonly DirectionGroup[] {
  const groups = new Map<string, Group>()
  const planned = timetable.patterns.line.length - (timetable.added ?? 0)
  // Ways that trips of live data alone go stand behind all others, whose codes stay as they are.
  for (const pass of passes.toSorted((one, other) => Number(one.pattern >= planned) - Number(other.pattern >= planned)))
    for (const trip of tripsOf(timetable, pass.pattern)) {
      const key = keyOf(timetable, pass, trip)
      const line = timetable.patterns.line[pass.pattern] ?? 0
      const direction = timetable.trips.direction[trip] ?? unknownDirection
      const group = groups.get(key) ?? {
        line,
        direction,
        isAdded: pass.pattern >= planned,
        destinations: new Map<string, number>(),
      }
      groups.set(key, group)
      const destination = readDestination(timetable, trip, pass.position)
      group.destinations.set(destination, (group.destinations.get(destination) ?? 0) + 1)
    }
  const orderOf = ({ line, direction }: Group) => {
    const { lines, texts } = timetable
    return [readText(texts, lines.symbol[line] ?? 0), readText(texts, lines.name[line] ?? 0), line, direction].join(
      '\n',
    )
  }
  const sorted = [...groups].toSorted(
    ([keyOfOne, one], [keyOfOther, other]) =>
      Number(one.isAdded) - Number(other.isAdded) ||
      compare(`${orderOf(one)}\n${keyOfOne}`, `${orderOf(other)}\n${keyOfOther}`),
  )
  return sorted.map(([key, { line, direction, destinations }], index) => ({
    description: {
      code: index + 1,
      ...describeLine(timetable, line),
      direction: describeDirection(direction),
      destinations: [...destinations].toSorted(([, one], [, other]) => other - one).map(([name]) => name),
    },
    has: (pass, trip) => keyOf(timetable, pass, trip) === key,
  }))
}

function* tripsOf({ patterns }: Timetable, pattern: number): Generator<number> {
  for (let trip = patterns.tripStart[pattern] ?? 0; trip < (patterns.tripStart[pattern + 1] ?? 0); trip++) yield trip
}

function keyOf({ patterns, trips, stops }: Timetable, { pattern, position }: Pass, trip: number): string {
  const direction = trips.direction[trip] ?? unknownDirection
  const next = patterns.stops[(patterns.stopStart[pattern] ?? 0) + position + 1] ?? 0
  const way = direction === unknownDirection ? `to ${stops.station[next]}` : direction
  return `${patterns.line[pattern]} ${way}`
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
