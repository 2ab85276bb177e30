import type { Timetable } from '../../domain/timetable.ts'

/** Which lines stop at each station; counted once, when it is first asked for. */
export class StationLines {
  readonly #timetable: Timetable
  #lines: ReadonlyMap<number, ReadonlySet<number>> | undefined

  constructor(timetable: Timetable) {
    this.#timetable = timetable
  }

  of(station: number): readonly number[] {
    this.#lines ??= this.#count()
    return [...(this.#lines.get(station) ?? [])]
  }

  #count(): Map<number, Set<number>> {
    const { patterns, stops } = this.#timetable
    const lines = new Map<number, Set<number>>()
    for (const [pattern, line] of patterns.line.entries())
      for (const stop of patterns.stops.subarray(patterns.stopStart[pattern], patterns.stopStart[pattern + 1])) {
        const station = stops.station[stop] ?? 0
        const known = lines.get(station)
        if (known) known.add(line)
        else lines.set(station, new Set([line]))
      }
    return lines
  }
}
