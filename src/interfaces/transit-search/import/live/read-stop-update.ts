import type { BinaryReader } from '@bufbuild/protobuf/wire'
import type { StopEvent, StopUpdate } from '../../domain/trip-update.ts'
import { readInner, tag } from '../../../../libraries/protobuf/read-message.ts'

/** StopTimeUpdate.ScheduleRelationship; 3 is a call of a frequency, which comes with times. */
const stopRelations: Readonly<Record<number, StopUpdate['relation']>> = {
  0: 'scheduled',
  1: 'skipped',
  3: 'scheduled',
}

/** Of pickup_type and drop_off_type: 0 as usual, 2 and 3 by arrangement. */
const notAvailable = 1

/** What a TripUpdate says of one of its stops. */
export function readStopUpdate(reader: BinaryReader): StopUpdate {
  let sequence: number | undefined
  let stop = ''
  let relation: StopUpdate['relation'] = 'scheduled'
  let [arrival, departure]: (StopEvent | undefined)[] = []
  let properties = { assignedStop: '', canBoard: true, canAlight: true }
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.varint(1)) sequence = reader.uint32()
    else if (fieldTag === tag.bytes(2)) arrival = readEvent(reader)
    else if (fieldTag === tag.bytes(3)) departure = readEvent(reader)
    else if (fieldTag === tag.bytes(4)) stop = reader.string()
    else if (fieldTag === tag.varint(5)) relation = stopRelations[reader.int32()] ?? 'unknown'
    else if (fieldTag === tag.bytes(6)) properties = readProperties(reader)
    else return false
    return true
  })
  return { sequence, stop, relation, arrival, departure, ...properties }
}

function readEvent(reader: BinaryReader): StopEvent {
  let [time, delay, scheduled]: (number | undefined)[] = []
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.varint(1)) delay = reader.int32()
    else if (fieldTag === tag.varint(2)) time = Number(reader.int64())
    else if (fieldTag === tag.varint(4)) scheduled = Number(reader.int64())
    else return false
    return true
  })
  return { time, delay, scheduled }
}

function readProperties(reader: BinaryReader) {
  let [assignedStop, canBoard, canAlight] = ['', true, true]
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.bytes(1)) assignedStop = reader.string()
    else if (fieldTag === tag.varint(3)) canBoard = reader.int32() !== notAvailable
    else if (fieldTag === tag.varint(4)) canAlight = reader.int32() !== notAvailable
    else return false
    return true
  })
  return { assignedStop, canBoard, canAlight }
}
