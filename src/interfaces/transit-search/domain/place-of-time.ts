import type { SearchKind } from './journey.ts'

/** Whether a question says when one wants to be there. */
export function isBackward(kind: SearchKind): boolean {
  return kind === 'arrival' || kind === 'lastTrain'
}

/** The place by whose clocks a question goes. */
export function placeOfTime<Place>(places: readonly Place[], kind: SearchKind): Place | undefined {
  return isBackward(kind) ? places.at(-1) : places[0]
}
