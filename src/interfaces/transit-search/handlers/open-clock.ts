import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { TransitSearch } from '../port.ts'
import type { Clock } from '../wire/request/read-moment.ts'

/** The clocks of the places that a call asks about. */
export function openClock({ engine, now }: Pick<OperationContext<TransitSearch>, 'engine' | 'now'>): Clock {
  return { now: now(), readTimeZone: (place) => engine.readTimeZone(place) }
}
