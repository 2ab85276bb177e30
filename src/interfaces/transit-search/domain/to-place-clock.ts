import type { TransitSearch } from '../port.ts'
import { moveMoment } from './local-time.ts'
import type { Moment } from './journey.ts'
import type { Place } from './place.ts'

/** A moment of an answer as a question about a place has it. */
export async function toPlaceClock(
  engine: Pick<TransitSearch, 'readTimeZone'>,
  moment: Moment,
  place: Place | undefined,
): Promise<Moment> {
  return moveMoment(moment, await engine.readTimeZone(), await engine.readTimeZone(place))
}
