import type { KeptRide } from '../port.ts'
import type { Ride } from './journey.ts'

/** What a ride is found again by. */
export function toKeptRide(ride: Ride): KeptRide {
  const { feed, tripId, runStart, serviceDate, boardPosition, alightPosition, calls } = ride
  return {
    feed,
    tripId,
    runStart,
    serviceDate,
    boardPosition,
    alightPosition,
    boardCode: calls[0]?.station.code ?? '',
    alightCode: calls.at(-1)?.station.code ?? '',
  }
}
