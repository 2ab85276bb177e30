import { BinaryReader } from '@bufbuild/protobuf/wire'
import { LiveDataError } from './live-data-error.ts'
import { readInner, readMessage, tag } from '../../../../libraries/protobuf/read-message.ts'

/** Entities of one message: several times what the largest networks send. */
const maxEntities = 200_000

/** A GTFS-RT message, its trip updates and alerts unread. */
export interface FeedMessage {
  /** Milliseconds since 1970; 0 where it is not said. */
  readonly publishedAt: number
  /** Whether it says only what has changed. */
  readonly isDifferential: boolean
  readonly entities: readonly FeedEntity[]
}

export interface FeedEntity {
  readonly id: string
  readonly isDeleted: boolean
  /** Both undefined for positions of vehicles. */
  readonly tripUpdate: Uint8Array | undefined
  readonly alert: Uint8Array | undefined
}

/** Throws a `LiveDataError` for what is no GTFS-RT message, or not whole. */
export function readFeedMessage(bytes: Uint8Array): FeedMessage {
  const reader = new BinaryReader(bytes)
  const entities: FeedEntity[] = []
  let header: Header | undefined
  try {
    readMessage(reader, reader.len, (fieldTag) => {
      if (fieldTag === tag.bytes(1)) header = readHeader(reader)
      else if (fieldTag === tag.bytes(2)) entities.push(readEntity(reader))
      else return false
      if (entities.length > maxEntities)
        throw new LiveDataError(`It holds more than ${maxEntities.toLocaleString('en')} entities.`)
      return true
    })
  } catch (cause) {
    if (cause instanceof LiveDataError) throw cause
    throw new LiveDataError(describeForeign(bytes), { cause })
  }
  if (!header) throw new LiveDataError(describeForeign(bytes))
  return { ...header, entities }
}

type Header = Pick<FeedMessage, 'publishedAt' | 'isDifferential'>

function readHeader(reader: BinaryReader): Header {
  let [seconds, isDifferential] = [0, false]
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.varint(2)) isDifferential = reader.uint32() === 1
    else if (fieldTag === tag.varint(3)) seconds = readSeconds(reader)
    else return false
    return true
  })
  return { publishedAt: seconds * 1000, isDifferential }
}

/** The end of the year 9999. */
const maxSeconds = 253_402_300_799

/** 0 for a time that no clock shows. */
function readSeconds(reader: BinaryReader): number {
  const seconds = Number(reader.uint64())
  return seconds <= maxSeconds ? seconds : 0
}

function readEntity(reader: BinaryReader): FeedEntity {
  let [id, isDeleted]: [string, boolean] = ['', false]
  let [tripUpdate, alert]: (Uint8Array | undefined)[] = []
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.bytes(1)) id = reader.string()
    else if (fieldTag === tag.varint(2)) isDeleted = reader.bool()
    else if (fieldTag === tag.bytes(3)) tripUpdate = reader.bytes()
    else if (fieldTag === tag.bytes(5)) alert = reader.bytes()
    else return false
    return true
  })
  return { id, isDeleted, tripUpdate, alert }
}

/** What an answer is that is no message: servers mostly send a page or JSON when something is wrong. */
function describeForeign(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'The answer is empty.'
  const begin = Buffer.from(bytes.subarray(0, 200)).toString('utf8').trimStart()
  if (begin.startsWith('<')) return 'The answer is a page or XML, not GTFS-RT in protobuf.'
  if (begin.startsWith('{') || begin.startsWith('['))
    return 'The answer is JSON, not GTFS-RT in protobuf; look for the address of the binary form.'
  return 'The answer is no GTFS-RT message in protobuf, or it is cut short.'
}
