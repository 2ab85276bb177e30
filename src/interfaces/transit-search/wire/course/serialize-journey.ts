import type { TimedLeg } from './list-legs.ts'

/** A journey as one text that tells it from every other: which trips of which day, from where to where. */
export function serializeJourney(legs: readonly TimedLeg[]): string {
  const rides = legs.flatMap(({ leg }) =>
    leg.kind === 'ride'
      ? [[leg.tripId, leg.serviceDate, leg.calls[0]?.station.code, leg.calls.at(-1)?.station.code]]
      : [],
  )
  return Buffer.from(JSON.stringify(rides)).toString('base64url')
}
