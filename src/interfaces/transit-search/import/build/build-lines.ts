import { type LineTable, vehicleKinds } from '../../domain/timetable.ts'
import type { Feed } from '../gtfs/feed.ts'
import type { TextBuilder } from './text-builder.ts'

export function buildLines(feeds: readonly Feed[], texts: TextBuilder): LineTable {
  const lines = feeds.flatMap((feed, index) => feed.lines.map((line) => ({ ...line, feed: index })))
  return {
    id: Int32Array.from(lines, ({ id }) => texts.add(id)),
    name: Int32Array.from(lines, ({ name }) => texts.add(name)),
    symbol: Int32Array.from(lines, ({ symbol }) => texts.add(symbol)),
    color: Int32Array.from(lines, ({ color }) => color),
    operator: Int32Array.from(lines, ({ operator }) => texts.add(operator)),
    kind: Uint8Array.from(lines, ({ kind }) => vehicleKinds.indexOf(kind)),
    isHighSpeed: Uint8Array.from(lines, ({ isHighSpeed }) => (isHighSpeed ? 1 : 0)),
    feed: Int32Array.from(lines, ({ feed }) => feed),
  }
}
