import { gunzipSync } from 'node:zlib'
import { decodeTimetable } from '../../../storage/decode-timetable.ts'
import { type LiveMessage, type MatchedUpdates, matchTripUpdates } from './match-trip-updates.ts'

export interface MatchTask {
  /** The timetable, shared by all threads. */
  readonly file: SharedArrayBuffer
  /** Compressed, as they are kept. */
  readonly messages: readonly LiveMessage[]
  /** Seconds since 1970. */
  readonly now: number
}

/** What a worker thread runs: the messages of all sources, matched to the timetable at once. */
export default function run({ file, messages, now }: MatchTask): MatchedUpdates {
  const unpacked = messages.map(({ feed, bytes }) => ({ feed, bytes: gunzipSync(bytes) }))
  return matchTripUpdates(decodeTimetable(new Uint8Array(file)), unpacked, now)
}
