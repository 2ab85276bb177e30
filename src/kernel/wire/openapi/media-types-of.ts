import { lookUp } from '../../../libraries/json/look-up.ts'
import type { Operation } from '../contract.ts'

/** The media types of answers at one of an operation's paths, as the contract writes it; streams of events come beside them. */
export function mediaTypesOf({ mediaTypes }: Operation, ownPath: string): readonly string[] {
  return lookUp(mediaTypes ?? {}, ownPath) ?? ['application/json']
}
