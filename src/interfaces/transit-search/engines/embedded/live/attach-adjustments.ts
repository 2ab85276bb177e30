import type { Adjustments } from '../../../domain/adjustments.ts'
import type { Itinerary, Segment } from '../itinerary.ts'

/** An itinerary that was found by live data, with what they say of each of its trips. */
export function attachAdjustments(adjustments: Adjustments, itinerary: Itinerary): Itinerary {
  const attach = (segment: Segment): Segment => {
    const live = adjustments.find(itinerary.day + segment.serviceDay, segment.trip)
    return live ? { ...segment, live } : segment
  }
  return { ...itinerary, rides: itinerary.rides.map((ride) => ride.map(attach)) }
}
