import { BinaryReader } from '@bufbuild/protobuf/wire'
import type { TripDescription, TripProperties, TripRelation, TripUpdate } from '../../domain/trip-update.ts'
import { wheelchairAccess } from '../../domain/wheelchair.ts'
import { readInner, readMessage, tag } from '../../../../libraries/protobuf/read-message.ts'
import { readStopUpdate } from './read-stop-update.ts'

/** Calls of one trip. */
const maxStops = 4_096

/** TripDescriptor.ScheduleRelationship by its number; unscheduled ones are runs of a frequency, deleted ones are not even shown as cancelled. */
const tripRelations: Readonly<Record<number, TripRelation>> = {
  0: 'scheduled',
  1: 'added',
  2: 'scheduled',
  3: 'cancelled',
  5: 'replaced',
  6: 'duplicated',
  7: 'cancelled',
  8: 'added',
}

/** Which trip it is about, and nothing more; undefined for bytes that are no TripUpdate. */
export function readTripDescription(bytes: Uint8Array): TripDescription | undefined {
  const reader = new BinaryReader(bytes)
  let description: TripDescription | undefined
  return attempt(() => {
    readMessage(reader, reader.len, (fieldTag) => {
      if (fieldTag !== tag.bytes(1)) return false
      description = readDescription(reader)
      return true
    })
    return description
  })
}

/** Undefined for bytes that are no TripUpdate, or one of too many stops. */
export function readTripUpdate(bytes: Uint8Array): TripUpdate | undefined {
  const reader = new BinaryReader(bytes)
  let description: TripDescription | undefined
  let delay: number | undefined
  let properties: TripProperties = { trip: '', startDate: '', startTime: '', headsign: '', number: '' }
  const stops: TripUpdate['stops'][number][] = []
  let wheelchair = 0
  return attempt(() => {
    readMessage(reader, reader.len, (fieldTag) => {
      if (fieldTag === tag.bytes(1)) description = readDescription(reader)
      else if (fieldTag === tag.bytes(2)) stops.push(readStopUpdate(reader))
      else if (fieldTag === tag.bytes(3)) wheelchair = readVehicle(reader)
      else if (fieldTag === tag.varint(5)) delay = reader.int32()
      else if (fieldTag === tag.bytes(6)) properties = readProperties(reader)
      else return false
      if (stops.length > maxStops) throw new RangeError('too many stops')
      return true
    })
    return description && { ...description, delay, properties, wheelchair, stops }
  })
}

/** The message around it was whole: one update that is not is left out, not all the others with it. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function readDescription(reader: BinaryReader): TripDescription {
  let [trip, route, startTime, startDate] = ['', '', '', '']
  let relation: TripRelation = 'scheduled'
  let direction: number | undefined
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.bytes(1)) trip = reader.string()
    else if (fieldTag === tag.bytes(2)) startTime = reader.string()
    else if (fieldTag === tag.bytes(3)) startDate = reader.string()
    else if (fieldTag === tag.varint(4)) relation = tripRelations[reader.int32()] ?? 'unknown'
    else if (fieldTag === tag.bytes(5)) route = reader.string()
    else if (fieldTag === tag.varint(6)) direction = reader.uint32()
    else return false
    return true
  })
  return { trip, route, direction, startTime, startDate, relation }
}

/** VehicleDescriptor.WheelchairAccessible counts 2 for yes and 3 for no. */
function readVehicle(reader: BinaryReader): number {
  let wheelchair: number = wheelchairAccess.unknown
  readInner(reader, (fieldTag) => {
    if (fieldTag !== tag.varint(4)) return false
    const value = reader.int32()
    wheelchair = value === 2 ? wheelchairAccess.yes : value === 3 ? wheelchairAccess.no : wheelchairAccess.unknown
    return true
  })
  return wheelchair
}

function readProperties(reader: BinaryReader): TripProperties {
  let [trip, startDate, startTime, headsign, number] = ['', '', '', '', '']
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.bytes(1)) trip = reader.string()
    else if (fieldTag === tag.bytes(2)) startDate = reader.string()
    else if (fieldTag === tag.bytes(3)) startTime = reader.string()
    else if (fieldTag === tag.bytes(5)) headsign = reader.string()
    else if (fieldTag === tag.bytes(6)) number = reader.string()
    else return false
    return true
  })
  return { trip, startDate, startTime, headsign, number }
}
