import { BinaryReader } from '@bufbuild/protobuf/wire'
import type { StopEvent, StopUpdate, TripDescription, TripRelation, TripUpdate } from '../../domain/trip-update.ts'
import { readInner, readMessage, tag } from './read-message.ts'

/** Calls of one trip. */
const maxStops = 4_096

/** TripDescriptor.ScheduleRelationship by its number; unscheduled ones are runs of a frequency, deleted ones are not even shown as cancelled. */
const tripRelations: Readonly<Record<number, TripRelation>> = {
  0: 'scheduled',
  2: 'scheduled',
  3: 'cancelled',
  5: 'replaced',
  7: 'cancelled',
}

/** StopTimeUpdate.ScheduleRelationship; 3 is a call of a frequency, which comes with times. */
const stopRelations: Readonly<Record<number, StopUpdate['relation']>> = {
  0: 'scheduled',
  1: 'skipped',
  3: 'scheduled',
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
  const stops: StopUpdate[] = []
  return attempt(() => {
    readMessage(reader, reader.len, (fieldTag) => {
      if (fieldTag === tag.bytes(1)) description = readDescription(reader)
      else if (fieldTag === tag.bytes(2)) stops.push(readStopUpdate(reader))
      else if (fieldTag === tag.varint(5)) delay = reader.int32()
      else return false
      if (stops.length > maxStops) throw new RangeError('too many stops')
      return true
    })
    return description && { ...description, delay, stops }
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
  let [trip, startTime, startDate] = ['', '', '']
  let relation: TripRelation = 'scheduled'
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.bytes(1)) trip = reader.string()
    else if (fieldTag === tag.bytes(2)) startTime = reader.string()
    else if (fieldTag === tag.bytes(3)) startDate = reader.string()
    else if (fieldTag === tag.varint(4)) relation = tripRelations[reader.int32()] ?? 'added'
    else return false
    return true
  })
  return { trip, startTime, startDate, relation }
}

function readStopUpdate(reader: BinaryReader): StopUpdate {
  let sequence: number | undefined
  let stop = ''
  let relation: StopUpdate['relation'] = 'scheduled'
  let [arrival, departure]: (StopEvent | undefined)[] = []
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.varint(1)) sequence = reader.uint32()
    else if (fieldTag === tag.bytes(2)) arrival = readEvent(reader)
    else if (fieldTag === tag.bytes(3)) departure = readEvent(reader)
    else if (fieldTag === tag.bytes(4)) stop = reader.string()
    else if (fieldTag === tag.varint(5)) relation = stopRelations[reader.int32()] ?? 'unknown'
    else return false
    return true
  })
  return { sequence, stop, relation, arrival, departure }
}

function readEvent(reader: BinaryReader): StopEvent {
  let [time, delay]: (number | undefined)[] = []
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.varint(1)) delay = reader.int32()
    else if (fieldTag === tag.varint(2)) time = Number(reader.int64())
    else return false
    return true
  })
  return { time, delay }
}
