import { gunzipSync } from 'node:zlib'
import { RecentMap } from '../../../../../libraries/memoize/recent-map.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import { decodeTimetable } from '../../../storage/decode-timetable.ts'
import { type LiveMessage, type MatchedUpdates, matchTripUpdates } from './match-trip-updates.ts'

export interface MatchTask {
  /** Names the timetable's content. */
  readonly name: string
  /** The timetable, shared by all threads. */
  readonly file: SharedArrayBuffer
  /** Compressed, as they are kept. */
  readonly messages: readonly LiveMessage[]
  /** Seconds since 1970. */
  readonly now: number
}

/** The timetable that was matched last: its arrays lie in the shared file, and checking that takes longer than matching does. */
const decoded = new RecentMap<string, Timetable>(1)

/** What a worker thread runs: the messages of all sources, matched to the timetable at once. */
export default function run({ name, file, messages, now }: MatchTask): MatchedUpdates {
  const unpacked = messages.map(({ feed, bytes }) => ({ feed, bytes: gunzipSync(bytes) }))
  const timetable = decoded.get(name) ?? decodeTimetable(new Uint8Array(file))
  decoded.set(name, timetable)
  return matchTripUpdates(timetable, unpacked, now)
}
