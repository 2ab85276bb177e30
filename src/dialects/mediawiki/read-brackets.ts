import { findTargets, roomForTargets } from './find-targets.ts'
import { stripVerbatimBytes } from './strip-verbatim.ts'

/** What stands between `[[` and `]]` in a text, outside templates and what is shown as it is written. */
export function* readBrackets(text: string): Generator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const own = stripVerbatimBytes(new TextEncoder().encode(text))
  const places = new Int32Array(roomForTargets(own.length))
  const count = findTargets(own, places)
  for (let index = 0; index < count; index += 2) yield decoder.decode(own.subarray(places[index], places[index + 1]))
}
