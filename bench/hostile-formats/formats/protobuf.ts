import { bytes, join, many, noise, repeat } from '../bytes/numbers.ts'
import { message, nest, number, tag, text, varint } from '../bytes/protobuf.ts'
import { type Construction, construct } from '../construction.ts'
import type { OperatorFormat } from '../operator-format.ts'
import { openBy } from '../programs.ts'

/** Live data of timetables (GTFS-RT, FeedMessage), which a server fetches by itself. */

const field = { header: 1, entity: 2, id: 1, isDeleted: 2, tripUpdate: 3, trip: 1, stop: 2 }
const header = message(field.header, text(1, '2.0'), number(3, 1_790_000_000))
const differential = message(field.header, text(1, '2.0'), number(2, 1))
const live = (...parts: readonly Buffer[]) => join(header, ...parts)
const trip = (id: string) => message(field.trip, text(1, id))
const stopUpdate = message(field.stop, number(1, 1), message(2, number(1, 60)), text(4, 's1'))
const entity = (id: string, update: Buffer) =>
  message(field.entity, text(field.id, id), message(field.tripUpdate, update))
const entities = (count: number, update: (index: number) => Buffer) =>
  many(count, (index) => entity(`e${index}`, update(index)))

/** Groups are long gone from the language, and readers still pass over them. */
const group = (depth: number) => join(repeat(tag(9, 3), depth), repeat(tag(9, 4), depth))
const longest = bytes(255, 255, 255, 255, 255, 255, 255, 255, 255, 1)

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'count', sizes: [1], write: () => live(entity('e', join(trip('t'), stopUpdate))) },
  {
    name: 'trip updates',
    by: 'count',
    sizes: [1000, 20_000, 150_000],
    write: (count) => live(entities(count, (index) => join(trip(`t${index}`), stopUpdate))),
  },
  {
    name: 'trip updates of one id',
    by: 'repetition',
    sizes: [100_000],
    write: (count) => live(repeat(entity('e', trip('t')), count)),
  },
  {
    name: 'differential updates of one id',
    by: 'repetition',
    sizes: [100_000],
    write: (count) => join(differential, repeat(entity('e', trip('t')), count)),
  },
  {
    name: 'entities of nothing',
    by: 'count',
    sizes: [100_000, 199_999, 1_000_000],
    write: (count) => live(repeat(message(field.entity), count)),
  },
  {
    name: 'updates of nothing',
    by: 'count',
    sizes: [199_999],
    write: (count) => live(repeat(message(field.entity, message(field.tripUpdate)), count)),
  },
  {
    name: 'deletions',
    by: 'count',
    sizes: [199_999],
    write: (count) => join(differential, repeat(message(field.entity, number(field.isDeleted, 1)), count)),
  },
  {
    name: 'headers',
    by: 'repetition',
    sizes: [50_000, 1_000_000],
    write: (count) => join(repeat(message(field.header), count), header),
  },
  {
    name: 'fields of no kind',
    by: 'count',
    sizes: [1_000_000, 10_000_000],
    write: (count) => live(repeat(number(99, 1), count)),
  },
  {
    name: 'the longest numbers',
    by: 'repetition',
    sizes: [180_000, 2_000_000],
    write: (count) => live(repeat(join(tag(99, 0), longest), count)),
  },
  {
    name: 'a number without end',
    by: 'length',
    sizes: [1_900_000],
    write: (length) => live(Buffer.alloc(length, 255)),
  },
  {
    name: 'times of the longest numbers',
    by: 'repetition',
    sizes: [100_000],
    write: (count) => message(field.header, repeat(join(tag(3, 0), longest), count)),
  },
  { name: 'groups in groups', by: 'depth', sizes: [100, 10_000, 900_000], write: (depth) => live(group(depth)) },
  { name: 'groups side by side', by: 'count', sizes: [900_000], write: (count) => live(repeat(group(1), count)) },
  {
    name: 'groups that are never closed',
    by: 'depth',
    sizes: [1_900_000],
    write: (depth) => live(repeat(tag(9, 3), depth)),
  },
  {
    name: 'groups that are never opened',
    by: 'repetition',
    sizes: [1_900_000],
    write: (count) => live(repeat(tag(9, 4), count)),
  },
  { name: 'messages in messages', by: 'depth', sizes: [100, 100_000], write: (depth) => live(nest(99, depth)) },
  { name: 'entities in entities', by: 'depth', sizes: [100_000], write: (depth) => live(nest(field.entity, depth)) },
  {
    name: 'trips in one update',
    by: 'repetition',
    sizes: [400_000],
    write: (count) => live(entity('e', repeat(message(field.trip), count))),
  },
  {
    name: 'stops of one trip',
    by: 'count',
    sizes: [4000, 100_000, 700_000],
    write: (count) => live(entity('e', join(trip('t'), repeat(message(field.stop), count)))),
  },
  {
    name: 'stops of many trips',
    by: 'count',
    sizes: [400],
    write: (count) => live(entities(count, (index) => join(trip(`t${index}`), repeat(stopUpdate, 4000)))),
  },
  {
    name: 'events of one stop',
    by: 'repetition',
    sizes: [900_000],
    write: (count) => live(entity('e', join(trip('t'), message(field.stop, repeat(message(2), count))))),
  },
  {
    name: 'ids of one entity',
    by: 'repetition',
    sizes: [900_000],
    write: (count) => live(message(field.entity, repeat(text(field.id, ''), count))),
  },
  {
    name: 'an id that is long',
    by: 'length',
    sizes: [1_900_000, 20_000_000],
    write: (length) => live(entity('x'.repeat(length), trip('t'))),
  },
  {
    name: 'a trip id that is long',
    by: 'length',
    sizes: [1_900_000],
    write: (length) => live(entity('e', trip('t'.repeat(length)))),
  },
  {
    name: 'text that is no UTF-8',
    by: 'length',
    sizes: [1_900_000],
    write: (length) =>
      live(message(field.entity, message(field.id, Buffer.alloc(length, 0xff)), message(field.tripUpdate, trip('t')))),
  },
  {
    name: 'a length beyond the end',
    by: 'length',
    sizes: [0x7fff_ffff, 0xffff_ffff],
    write: (length) => live(tag(field.entity, 2), varint(length), Buffer.alloc(100)),
  },
  {
    name: 'a length below zero',
    by: 'length',
    sizes: [1],
    write: () => live(tag(field.entity, 2), longest, Buffer.alloc(100)),
  },
  {
    name: 'an inner length beyond its message',
    by: 'length',
    sizes: [100_000],
    write: (length) => live(message(field.entity, join(tag(3, 2), varint(length))), Buffer.alloc(length)),
  },
  { name: 'field 0', by: 'repetition', sizes: [1_900_000], write: (length) => live(Buffer.alloc(length)) },
  {
    name: 'wire types that are none',
    by: 'repetition',
    sizes: [100_000],
    write: (count) => live(repeat(bytes(0x0e), count)),
  },
  {
    name: 'alerts',
    by: 'count',
    sizes: [150_000],
    write: (count) =>
      live(many(count, (index) => message(field.entity, text(1, `a${index}`), message(5, text(10, 'x'))))),
  },
  { name: 'noise', by: 'length', sizes: [100, 1_900_000], write: (length, random) => live(noise(length, random)) },
  { name: 'nothing', by: 'length', sizes: [0], write: (length) => Buffer.alloc(length) },
  { name: 'a page', by: 'length', sizes: [1_000_000], write: (length) => Buffer.alloc(length, '<p>') },
]

export const protobuf: OperatorFormat = {
  format: 'protobuf',
  file: 'live.pb',
  generate: (random) => construct(constructions, random),
  open: (path) => openBy('live', path),
}
