import type { Datum } from '../position/datum.ts'
import { toGeoPoint } from '../position/to-geo-point.ts'
import { toWireStation } from '../position/to-wire-station.ts'
import type { TimedLeg } from './list-legs.ts'
import type { Position, Station } from '../../domain/place.ts'

/** Where the legs of a journey begin, and where the last one ends: one more than there are legs. */
export function toPoints(legs: readonly TimedLeg[], gcs: Datum) {
  const last = legs.at(-1)
  return [...legs.map(beginOf), ...(last ? [endOf(last)] : [])].map((place) => toPoint(place, gcs))
}

function toPoint(place: Station | Position, gcs: Datum) {
  const GeoPoint = toGeoPoint(place, gcs)
  if ('code' in place) return { ...toWireStation(place), GeoPoint }
  return { Name: `${GeoPoint.lati_d},${GeoPoint.longi_d},${gcs}`, GeoPoint }
}

function beginOf({ leg }: TimedLeg): Station | Position {
  return leg.kind === 'walk' ? leg.from : stationOf(leg.calls[0])
}

function endOf({ leg }: TimedLeg): Station | Position {
  return leg.kind === 'walk' ? leg.to : stationOf(leg.calls.at(-1))
}

function stationOf(call: { readonly station: Station } | undefined): Station {
  if (call) return call.station
  throw new Error('A ride calls nowhere.')
}
