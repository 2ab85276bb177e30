import { useEffect, useState } from 'preact/hooks'
import type { JourneyView, PlaceView } from './read-courses.ts'
import { listOf, type TransitClient } from './transit-client.ts'

const none: ReadonlyMap<string, PlaceView> = new Map()
/** Codes of one call. */
const maxCodes = 100

/** Where the stops between lie, which an answer about journeys does not say; empty until it is known. */
export function usePositions(client: TransitClient, journey: JourneyView): ReadonlyMap<string, PlaceView> {
  const [positions, setPositions] = useState(none)
  useEffect(() => {
    const controller = new AbortController()
    setPositions(none)
    readPositions(client, journey, controller.signal).then(
      (found) => !controller.signal.aborted && setPositions(found),
      // The drawing is then made of straight lines.
      () => {},
    )
    return () => controller.abort()
  }, [client, journey])
  return positions
}

async function readPositions(
  client: TransitClient,
  { legs }: JourneyView,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, PlaceView>> {
  const codes = [...new Set(legs.flatMap(({ between }) => between.map(({ code }) => code)))].slice(0, maxCodes)
  if (codes.length === 0) return none
  const result = await client.findStations({ query: { code: codes.join(':'), gcs: 'wgs84' } }, { signal })
  if (!result.ok) return none
  return new Map(
    listOf(result.body.ResultSet.Point).map(({ Station, GeoPoint }) => [
      Station.code,
      {
        name: Station.Name,
        code: Station.code,
        latitude: Number(GeoPoint.lati_d),
        longitude: Number(GeoPoint.longi_d),
      },
    ]),
  )
}
