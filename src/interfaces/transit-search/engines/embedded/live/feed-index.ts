import { readText } from '../../../domain/text-table.ts'
import { none, type Timetable } from '../../../domain/timetable.ts'

/** Stops and lines of one feed by their ids, read when they are first asked for. */
export class FeedIndex {
  readonly #timetable: Timetable
  readonly #feed: number
  #stops: ReadonlyMap<string, number> | undefined
  #lines: ReadonlyMap<string, number> | undefined
  readonly #zones = new Map<number, ReadonlyMap<number, number>>()

  constructor(timetable: Timetable, feed: string) {
    this.#timetable = timetable
    this.#feed = timetable.feeds.findIndex(({ name }) => name === feed)
  }

  findStop(id: string): number | undefined {
    this.#stops ??= this.#readStops()
    return this.#stops.get(id)
  }

  findLine(id: string): number | undefined {
    this.#lines ??= this.#readLines()
    return this.#lines.get(id)
  }

  /** The zone, as a text, that a stop has on a line; that of any line where this one does not call there. */
  zoneAt(line: number, stop: number): number {
    return this.#zonesOf(line).get(stop) ?? this.#zonesOf(none).get(stop) ?? 0
  }

  #readStops(): Map<string, number> {
    const { stops, texts, firstStop } = this.#timetable
    const [begin = 0, end = stops.id.length] = [firstStop[this.#feed], firstStop[this.#feed + 1]]
    return new Map(
      Array.from(stops.id.subarray(begin, end), (id, index): [string, number] => [readText(texts, id), begin + index]),
    )
  }

  #readLines(): Map<string, number> {
    const { lines, texts } = this.#timetable
    const ofFeed = [...lines.id.keys()].filter((line) => lines.feed[line] === this.#feed)
    return new Map(ofFeed.map((line) => [readText(texts, lines.id[line] ?? 0), line]))
  }

  /** Of one line, or of all. */
  #zonesOf(line: number): ReadonlyMap<number, number> {
    const known = this.#zones.get(line)
    if (known) return known
    const { patterns } = this.#timetable
    const zones = new Map<number, number>()
    for (const [pattern, ofPattern] of patterns.line.entries()) {
      if (line !== none && ofPattern !== line) continue
      for (let at = patterns.stopStart[pattern] ?? 0; at < (patterns.stopStart[pattern + 1] ?? 0); at++)
        zones.set(patterns.stops[at] ?? 0, patterns.zones[at] ?? 0)
    }
    this.#zones.set(line, zones)
    return zones
  }
}
