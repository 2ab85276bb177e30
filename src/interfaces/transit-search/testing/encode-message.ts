/**
 * GTFS-RT messages as producers write them: by MobilityData's own bindings, which share nothing with what reads them here.
 */
import bindings from 'gtfs-realtime-bindings'

const { FeedMessage, TripDescriptor, TripUpdate, FeedHeader } = bindings.transit_realtime

export type TestStop = NonNullable<NonNullable<TestTrip['stopTimeUpdate']>[number]>
export type TestTrip = Omit<NonNullable<TestEntity['tripUpdate']>, 'trip'> & { readonly trip: TestDescriptor }
type TestEntity = NonNullable<NonNullable<Parameters<typeof FeedMessage.encode>[0]['entity']>[number]>
type TestDescriptor = NonNullable<TestEntity['tripUpdate']>['trip']

export const tripRelation = TripDescriptor.ScheduleRelationship
export const stopRelation = TripUpdate.StopTimeUpdate.ScheduleRelationship

export interface TestMessage {
  /** Seconds since 1970. */
  readonly timestamp?: number
  readonly isDifferential?: boolean
  readonly trips?: readonly TestTrip[]
  /** More entities, as they are. */
  readonly entities?: readonly TestEntity[]
}

/** The entity of each trip has the id of the trip. */
export function encodeMessage({ timestamp, isDifferential = false, trips = [], entities = [] }: TestMessage): Buffer {
  const { DIFFERENTIAL, FULL_DATASET } = FeedHeader.Incrementality
  const message = FeedMessage.create({
    header: {
      gtfsRealtimeVersion: '2.0',
      incrementality: isDifferential ? DIFFERENTIAL : FULL_DATASET,
      ...(timestamp === undefined ? {} : { timestamp }),
    },
    entity: [
      ...trips.map((tripUpdate, index) => ({ id: tripUpdate.trip.tripId ?? String(index), tripUpdate })),
      ...entities,
    ],
  })
  return Buffer.from(FeedMessage.encode(message).finish())
}
