import { be16, be32, bytes, join, latin1, many, noise, repeat } from '../bytes/numbers.ts'
import { type Construction, construct } from '../construction.ts'
import type { OperatorFormat } from '../operator-format.ts'
import { openBy } from '../programs.ts'

/** MaxMind DB files (format 2.0): a tree of nodes, a section of data with pointers in it, and metadata behind a mark. */

const mark = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex')
const control = (type: number, size: number) => {
  const [low, rest] =
    size < 29
      ? [size, Buffer.alloc(0)]
      : size < 285
        ? [29, bytes(size - 29)]
        : size < 65_821
          ? [30, be16(size - 285)]
          : [31, be32(size - 65_821).subarray(1)]
  return type < 8 ? join(bytes((type << 5) | low), rest) : join(bytes(low, type - 7), rest)
}
const text = (value: string) => join(control(2, value.length), latin1(value))
const map = (...pairs: readonly (readonly [string, Buffer])[]) =>
  join(control(7, pairs.length), ...pairs.flatMap(([key, value]) => [text(key), value]))
const array = (count: number, items: Buffer) => join(control(11, count), items)
const uint16 = (value: number) => join(control(5, 2), be16(value))
const uint32 = (value: number) => join(control(6, 4), be32(value))
/** Of four bytes: any place in the section. */
const pointer = (place: number) => join(bytes(0x38), be32(place))
const double = (value: number) => {
  const written = Buffer.alloc(8)
  written.writeDoubleBE(value)
  return join(control(3, 8), written)
}

interface Described {
  readonly nodes?: number
  readonly record?: number
  readonly family?: number
  readonly further?: readonly (readonly [string, Buffer])[]
}

const metadata = ({ nodes = 1, record = 32, family = 4, further = [] }: Described) =>
  join(
    mark,
    map(
      ['node_count', uint32(nodes)],
      ['record_size', uint16(record)],
      ['ip_version', uint16(family)],
      ['database_type', text('City')],
      ['languages', array(1, text('en'))],
      ['binary_format_major_version', uint16(2)],
      ['binary_format_minor_version', uint16(0)],
      ['build_epoch', uint32(1)],
      ['description', map(['en', text('x')])],
      ...further,
    ),
  )

/** A tree of one node, both of whose sides are the record at the beginning of `data`. */
function writeDatabase(data: Buffer, described: Described = {}): Buffer {
  return join(be32(17, 17), Buffer.alloc(16), data, metadata(described))
}

const place = (city: Buffer) =>
  map(['city', city], ['latitude', double(35)], ['longitude', double(139)], ['country_code', text('JP')])

/** Arrays of two pointers each to the one behind it: all of them written out are 2^depth. */
function writeDoubling(depth: number): Buffer {
  const length = 2 + 2 * 5
  return many(depth, (index) => join(bytes(2, 4), pointer((index + 1) * length), pointer((index + 1) * length)))
}

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [5], write: (length) => writeDatabase(place(text('x'.repeat(length)))) },
  {
    name: 'a name that is long',
    by: 'length',
    sizes: [100_000, 16_000_000],
    write: (length) => writeDatabase(place(text('x'.repeat(length)))),
  },
  { name: 'a pointer to itself', by: 'repetition', sizes: [1], write: () => writeDatabase(pointer(0)) },
  {
    name: 'pointers in a ring',
    by: 'repetition',
    sizes: [2, 10_000],
    write: (count) => writeDatabase(many(count, (index) => pointer(((index + 1) % count) * 5))),
  },
  {
    name: 'pointers to pointers',
    by: 'depth',
    sizes: [100, 100_000],
    write: (depth) =>
      writeDatabase(
        join(
          many(depth, (index) => pointer((index + 1) * 5)),
          place(text('A')),
        ),
      ),
  },
  { name: 'a list of itself', by: 'repetition', sizes: [1], write: () => writeDatabase(array(1, pointer(0))) },
  { name: 'a map of itself', by: 'repetition', sizes: [1], write: () => writeDatabase(map(['city', pointer(0)])) },
  {
    name: 'lists that double',
    by: 'depth',
    sizes: [10, 30, 1000],
    write: (depth) => writeDatabase(join(writeDoubling(depth), text('x'))),
  },
  {
    name: 'lists in lists',
    by: 'depth',
    sizes: [100, 5000, 1_000_000],
    write: (depth) => writeDatabase(join(repeat(bytes(1, 4), depth), text('x'))),
  },
  {
    name: 'maps in maps',
    by: 'depth',
    sizes: [100, 5000, 300_000],
    write: (depth) => writeDatabase(join(repeat(join(control(7, 1), text('names')), depth), text('x'))),
  },
  {
    name: 'a list of many',
    by: 'count',
    sizes: [100_000, 16_000_000],
    write: (count) => writeDatabase(map(['subdivisions', array(count, repeat(control(2, 0), count))])),
  },
  {
    name: 'a list of a claimed length',
    by: 'count',
    sizes: [16_842_000],
    write: (count) => writeDatabase(array(count, text('x'))),
  },
  {
    name: 'a map of many',
    by: 'count',
    sizes: [100_000, 1_000_000],
    write: (count) =>
      writeDatabase(
        join(
          control(7, count),
          many(count, (index) => join(text(`k${index}`), control(2, 0))),
        ),
      ),
  },
  {
    name: 'a map of one key',
    by: 'repetition',
    sizes: [3_000_000],
    write: (count) => writeDatabase(join(control(7, count), repeat(join(text('city'), text('A')), count))),
  },
  {
    name: 'keys of the prototype',
    by: 'repetition',
    sizes: [1],
    write: () =>
      writeDatabase(
        map(
          ['__proto__', map(['city', text('P')])],
          ['constructor', text('x')],
          ['hasOwnProperty', text('x')],
          ['city', text('A')],
        ),
      ),
  },
  {
    name: 'keys that are no text',
    by: 'repetition',
    sizes: [1],
    write: () => writeDatabase(join(control(7, 1), array(1, text('x')), text('x'))),
  },
  {
    name: 'a text of a claimed length',
    by: 'length',
    sizes: [16_842_000],
    write: (length) => writeDatabase(place(control(2, length))),
  },
  {
    name: 'numbers of no size',
    by: 'length',
    sizes: [0, 17, 200],
    write: (size) =>
      writeDatabase(
        map(
          ['latitude', join(control(10, size), Buffer.alloc(size, 255))],
          ['longitude', join(control(6, size), Buffer.alloc(size, 255))],
        ),
      ),
  },
  {
    name: 'coordinates that are none',
    by: 'repetition',
    sizes: [1],
    write: () => writeDatabase(map(['latitude', double(Number.NaN)], ['longitude', double(1e308)])),
  },
  {
    name: 'coordinates beyond the poles',
    by: 'length',
    sizes: [91, 1_000_000],
    write: (degrees) => writeDatabase(map(['latitude', double(degrees)], ['longitude', double(-degrees * 3)])),
  },
  {
    name: 'types that are none',
    by: 'length',
    sizes: [12, 13, 16, 250],
    write: (type) => writeDatabase(bytes(0, type)),
  },
  {
    name: 'claimed nodes',
    by: 'count',
    sizes: [1000, 0x7fff_ffff, 0xffff_ffff],
    write: (nodes) => writeDatabase(place(text('A')), { nodes }),
  },
  {
    name: 'records of no size',
    by: 'length',
    sizes: [0, 24, 28, 31, 65_535],
    write: (record) => writeDatabase(place(text('A')), { record }),
  },
  {
    name: 'families that are none',
    by: 'length',
    sizes: [0, 5, 6, 65_535],
    write: (family) => writeDatabase(place(text('A')), { family }),
  },
  {
    name: 'nodes in a ring',
    by: 'repetition',
    sizes: [1],
    write: () => join(be32(0, 0), Buffer.alloc(16), place(text('A')), metadata({})),
  },
  {
    name: 'a record beyond the end',
    by: 'length',
    sizes: [0x7fff_ffff, 0xffff_ffff],
    write: (record) => join(be32(record, record), Buffer.alloc(16), place(text('A')), metadata({})),
  },
  {
    name: 'metadata that lead to themselves',
    by: 'repetition',
    sizes: [1],
    write: () => join(Buffer.alloc(24), mark, pointer(0)),
  },
  {
    name: 'metadata of lists in lists',
    by: 'depth',
    sizes: [100_000],
    write: (depth) =>
      join(Buffer.alloc(24), mark, control(7, 1), text('languages'), repeat(bytes(1, 4), depth), text('x')),
  },
  { name: 'marks', by: 'repetition', sizes: [1_000_000], write: (count) => repeat(mark, count) },
  { name: 'no mark', by: 'length', sizes: [0, 100, 10_000_000], write: (length) => Buffer.alloc(length, 0xab) },
  {
    name: 'noise as data',
    by: 'length',
    sizes: [1000, 1_000_000],
    write: (length, random) => writeDatabase(noise(length, random)),
  },
  {
    name: 'noise as metadata',
    by: 'length',
    sizes: [1000],
    write: (length, random) => join(Buffer.alloc(24), mark, noise(length, random)),
  },
]

export const mmdb: OperatorFormat = {
  format: 'mmdb',
  file: 'city.mmdb',
  generate: (random) => construct(constructions, random),
  open: (path) => openBy('mmdb', path),
}
