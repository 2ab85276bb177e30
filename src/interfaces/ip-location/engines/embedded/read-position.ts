import lookUpTimeZone from '@photostructure/tz-lookup'
import { isJsonObject, type JsonObject } from '../../../../libraries/json/json-object.ts'
import { dropUndefined } from '../../../../libraries/json/drop-undefined.ts'
import { memoize } from '../../../../libraries/memoize/memoize.ts'
import type { Position } from '../../port.ts'

/**
 * Reads a record of the three layouts that .mmdb files of cities come in: DB-IP as ip-location-db packs it
 * (`state1`, `latitude`), MaxMind's (`subdivisions`, `location.latitude`, names by language) and IPinfo's (`lat`, `loc`).
 */
export function readPosition(record: unknown): Position | undefined {
  return isJsonObject(record) ? readFields(record) : undefined
}

/** A database's reader hands out the same object for the same place while it is in its cache. */
const readFields = memoize((record: JsonObject): Position => {
  const location = isJsonObject(record.location) ? record.location : record
  const latitude = toNumber(location.latitude ?? location.lat)
  const longitude = toNumber(location.longitude ?? location.lng)
  return dropUndefined({
    latitude,
    longitude,
    city: toName(record.city),
    region: toName(record.state1 ?? record.region ?? first(record.subdivisions)),
    country:
      toText(record.country_code) ?? toText(isJsonObject(record.country) ? record.country.iso_code : record.country),
    postalCode: toText(
      record.postcode ?? (isJsonObject(record.postal) ? record.postal.code : (record.postal ?? record.postal_code)),
    ),
    timeZone: toText(location.time_zone ?? record.timezone) ?? findTimeZone(latitude, longitude),
  })
})

/** Reads a record of autonomous systems: MaxMind's layout, which ip-location-db shares, or IPinfo's. */
export function readOrganisation(record: unknown): string | undefined {
  if (!isJsonObject(record)) return undefined
  const number = record.autonomous_system_number ?? record.asn
  const name = toText(record.autonomous_system_organization ?? record.as_name ?? record.name)
  if (number === undefined) return name
  return [`AS${String(number).replace(/^AS/, '')}`, name].filter(Boolean).join(' ')
}

function findTimeZone(latitude: number | undefined, longitude: number | undefined): string | undefined {
  return latitude === undefined || longitude === undefined ? undefined : lookUpTimeZone(latitude, longitude)
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined
}

function toName(value: unknown): string | undefined {
  if (!isJsonObject(value)) return toText(value)
  return isJsonObject(value.names) ? toText(value.names.en) : undefined
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** IPinfo writes coordinates as text. */
function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
