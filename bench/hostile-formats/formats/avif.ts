import { be16, be32, bytes, join, latin1, many, noise, repeat } from '../bytes/numbers.ts'
import { writeDeepExif, writeLoopingExif, writeOverlappingExif } from '../bytes/exif.ts'
import { type Construction, construct } from '../construction.ts'
import type { HostileFormat } from '../format-input.ts'
import { toPictureRequests } from '../picture-requests.ts'

/** AVIF and HEIF: boxes of the ISO base media file format (ISO/IEC 14496-12 and 23008-12). */

/** AV1: one brown frame of 64 by 64 pixels. */
const frame = Buffer.from('EgAKCTgVf/2kBDQaQDIcGUJjBMPPPPNBIADPzEUivj5+LSmUvq04E0CcoA==', 'base64')

const box = (type: string, ...parts: readonly Buffer[]) => {
  const inner = join(...parts)
  return join(be32(inner.length + 8), latin1(type), inner)
}
const full = (type: string, version: number, ...parts: readonly Buffer[]) => box(type, be32(version << 24), ...parts)

const typed = (brand = 'avif') => box('ftyp', latin1(brand), be32(0), latin1('mif1avif'))
const handler = full('hdlr', 0, be32(0), latin1('pict'), Buffer.alloc(13))
const configuration = box('av1C', bytes(0x81, 0x20, 0x02, 0))
const extent = (width: number, height: number) => full('ispe', 0, be32(width, height))
const depths = full('pixi', 0, bytes(3, 8, 8, 8))
const info = (id: number, type: string) => full('infe', 2, be16(id, 0), latin1(type), bytes(0))
const infos = (entries: readonly Buffer[]) => full('iinf', 1, be32(entries.length), Buffer.concat(entries))

interface Item {
  readonly id: number
  readonly type: string
  readonly data: Buffer
  /** How often its bytes are listed. */
  readonly times?: number
}

interface Parts {
  readonly items?: readonly Item[]
  /** Boxes further in `meta`. */
  readonly further?: Buffer
  /** Boxes further in `ipco`. */
  readonly properties?: Buffer
  readonly width?: number
  readonly height?: number
  readonly brand?: string
  readonly primary?: number
}

const picture: Item = { id: 1, type: 'av01', data: frame }

/** Whole and plain unless told otherwise; each item's bytes lie in `mdat` once. */
export function writeAvif({
  items = [picture],
  further = Buffer.alloc(0),
  properties = Buffer.alloc(0),
  width = 64,
  height = 64,
  brand = 'avif',
  primary = 1,
}: Parts = {}): Buffer {
  const shared = box('ipco', configuration, extent(width, height), depths, properties)
  const links = full(
    'ipma',
    0,
    be32(items.length),
    many(items.length, (index) => join(be16(items[index]?.id ?? 0), bytes(3, 0x81, 2, 3))),
  )
  const write = (start: number) => {
    let at = start
    const places = items.map(({ id, data, times = 1 }) => {
      const place = join(be16(id, 0, times), repeat(be32(at, data.length), times))
      at += data.length
      return place
    })
    const locations = full('iloc', 0, bytes(0x44, 0), be16(items.length), Buffer.concat(places))
    const known = infos(items.map(({ id, type }) => info(id, type)))
    return full(
      'meta',
      0,
      handler,
      full('pitm', 0, be16(primary)),
      locations,
      known,
      box('iprp', shared, links),
      further,
    )
  }
  const head = typed(brand)
  const length = head.length + write(0).length + 8
  return join(head, write(length), box('mdat', Buffer.concat(items.map(({ data }) => data))))
}

const reference = (type: string, from: number, to: readonly number[]) => box(type, be16(from, to.length, ...to))
const exifItem = (tiff: Buffer): Item => ({ id: 2, type: 'Exif', data: join(be32(0), tiff) })
const withExif = (tiff: Buffer) =>
  writeAvif({ items: [picture, exifItem(tiff)], further: full('iref', 0, reference('cdsc', 2, [1])) })

/** One picture in many places: of 16 bits of rows and columns each. */
function writeGrid(rows: number, columns: number, side: number, listed = rows * columns): Buffer {
  const data = join(bytes(0, 1, rows - 1, columns - 1), be32(side, side))
  const further = full(
    'iref',
    0,
    reference(
      'dimg',
      2,
      Array.from({ length: listed }, () => 1),
    ),
  )
  return writeAvif({ items: [picture, { id: 2, type: 'grid', data }], further, primary: 2, width: side, height: side })
}

/** Pictures derived from pictures derived from pictures. */
function writeDerived(depth: number): Buffer {
  const items: Item[] = Array.from({ length: depth }, (_, index) => ({ id: index + 2, type: 'iden', data: bytes(0) }))
  const links = many(depth, (index) => reference('dimg', index + 2, [index + 1]))
  return writeAvif({ items: [picture, ...items], further: full('iref', 0, links), primary: depth + 1 })
}

/** Each grid is four times the one before it. */
function writeGridOfGrids(depth: number): Buffer {
  const items: Item[] = Array.from({ length: depth }, (_, index) => ({
    id: index + 2,
    type: 'grid',
    data: join(bytes(0, 1, 1, 1), be32(64, 64)),
  }))
  const links = many(depth, (index) => reference('dimg', index + 2, [index + 1, index + 1, index + 1, index + 1]))
  return writeAvif({ items: [picture, ...items], further: full('iref', 0, links), primary: depth + 1 })
}

function nest(type: string, depth: number): Buffer {
  return many(depth, (index) => join(be32((depth - index) * 8), latin1(type)))
}

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [64], write: () => writeAvif() },
  { name: 'a sequence', by: 'length', sizes: [64], write: () => writeAvif({ brand: 'avis' }) },
  {
    name: 'declared pixels',
    by: 'length',
    sizes: [7000, 100_000, 0x7fff_ffff],
    write: (side) => writeAvif({ width: side, height: side }),
  },
  {
    name: 'boxes in boxes',
    by: 'depth',
    sizes: [10, 100_000, 1_000_000],
    write: (depth) => join(writeAvif({ further: nest('iprp', depth) })),
  },
  {
    name: 'lists of lists',
    by: 'depth',
    sizes: [100_000],
    write: (depth) => join(typed(), nest('moov', depth), writeAvif()),
  },
  { name: 'grids', by: 'count', sizes: [2, 16, 255], write: (side) => writeGrid(side, side, side * 64) },
  {
    name: 'a grid of fewer pictures than it says',
    by: 'length',
    sizes: [255],
    write: (side) => writeGrid(side, side, side * 64, 1),
  },
  { name: 'a grid of many pixels', by: 'length', sizes: [7000, 60_000], write: (side) => writeGrid(1, 1, side) },
  { name: 'grids of grids', by: 'depth', sizes: [5, 20, 500], write: writeGridOfGrids },
  {
    name: 'a grid of itself',
    by: 'repetition',
    sizes: [4],
    write: (count) =>
      writeAvif({
        items: [picture, { id: 2, type: 'grid', data: join(bytes(0, 1, 1, 1), be32(64, 64)) }],
        primary: 2,
        further: full(
          'iref',
          0,
          reference(
            'dimg',
            2,
            Array.from({ length: count }, () => 2),
          ),
        ),
      }),
  },
  { name: 'derived pictures', by: 'depth', sizes: [10, 1000], write: writeDerived },
  {
    name: 'references',
    by: 'count',
    sizes: [1000, 500_000],
    write: (count) => writeAvif({ further: full('iref', 0, repeat(reference('dimg', 1, [1]), count)) }),
  },
  {
    name: 'references of one item',
    by: 'count',
    sizes: [60_000],
    write: (count) =>
      writeAvif({
        further: full(
          'iref',
          0,
          reference(
            'thmb',
            1,
            Array.from({ length: count }, () => 1),
          ),
        ),
      }),
  },
  {
    name: 'thumbnails of thumbnails',
    by: 'repetition',
    sizes: [2],
    write: () => writeAvif({ further: full('iref', 0, reference('thmb', 1, [1]), reference('auxl', 1, [1])) }),
  },
  {
    name: 'items',
    by: 'count',
    sizes: [100, 1000, 60_000],
    write: (count) =>
      writeAvif({ items: Array.from({ length: count }, (_, index) => ({ ...picture, id: index + 1 })) }),
  },
  {
    name: 'bytes listed again',
    by: 'repetition',
    sizes: [32, 60_000],
    write: (times) => writeAvif({ items: [{ ...picture, times }] }),
  },
  {
    name: 'EXIF that leads to itself',
    by: 'repetition',
    sizes: [100, 5400, 65_000],
    write: (count) => withExif(writeLoopingExif(count)),
  },
  { name: 'EXIF in directories', by: 'depth', sizes: [3600], write: (depth) => withExif(writeDeepExif(depth)) },
  {
    name: 'EXIF entries that are all of it',
    by: 'count',
    sizes: [5400, 60_000],
    write: (count) => withExif(writeOverlappingExif(count)),
  },
  {
    name: 'EXIF listed again',
    by: 'repetition',
    sizes: [30],
    write: (times) =>
      writeAvif({
        items: [picture, { ...exifItem(writeLoopingExif(5400)), times }],
        further: full('iref', 0, reference('cdsc', 2, [1])),
      }),
  },
  {
    name: 'items of EXIF',
    by: 'count',
    sizes: [100],
    write: (count) =>
      writeAvif({
        items: [
          picture,
          ...Array.from({ length: count }, (_, index) => ({ ...exifItem(writeLoopingExif(5400)), id: index + 2 })),
        ],
        further: full(
          'iref',
          0,
          many(count, (index) => reference('cdsc', index + 2, [1])),
        ),
      }),
  },
  {
    name: 'properties',
    by: 'count',
    sizes: [1000, 500_000],
    write: (count) => writeAvif({ properties: repeat(extent(64, 64), count) }),
  },
  {
    name: 'a colour profile',
    by: 'length',
    sizes: [5_000_000],
    write: (length) => writeAvif({ properties: box('colr', latin1('prof'), Buffer.alloc(length)) }),
  },
  {
    name: 'turns',
    by: 'repetition',
    sizes: [1000],
    write: (count) => writeAvif({ properties: repeat(box('irot', bytes(1)), count) }),
  },
  {
    name: 'free boxes',
    by: 'count',
    sizes: [1000, 1_000_000],
    write: (count) => join(typed(), repeat(box('free'), count), writeAvif()),
  },
  {
    name: 'boxes without a length',
    by: 'length',
    sizes: [1000],
    write: (length) => join(typed(), be32(0), latin1('meta'), Buffer.alloc(length)),
  },
  {
    name: 'boxes of a byte',
    by: 'repetition',
    sizes: [100_000],
    write: (count) => join(typed(), repeat(join(be32(1), latin1('free'), be32(0, 1)), count)),
  },
  {
    name: 'a box of 2^63 bytes',
    by: 'length',
    sizes: [100],
    write: (length) => join(typed(), be32(1), latin1('meta'), be32(0x7fff_ffff, 0xffff_ffff), Buffer.alloc(length)),
  },
  {
    name: 'counts that no file has',
    by: 'count',
    sizes: [0xffff_ffff],
    write: (count) => writeAvif({ further: join(full('iinf', 1, be32(count)), full('ipma', 0, be32(count))) }),
  },
  {
    name: 'noise as AV1',
    by: 'length',
    sizes: [100, 1_000_000],
    write: (length, random) =>
      writeAvif({
        items: [{ ...picture, data: join(frame.subarray(0, 16), noise(length, random)) }],
        width: 4000,
        height: 4000,
      }),
  },
  {
    name: 'frames in one item',
    by: 'repetition',
    sizes: [10_000],
    write: (count) => writeAvif({ items: [{ ...picture, data: repeat(frame, count) }] }),
  },
  {
    name: 'metadata of XML',
    by: 'length',
    sizes: [5_000_000],
    write: (length) => writeAvif({ items: [picture, { id: 2, type: 'mime', data: Buffer.alloc(length, 60) }] }),
  },
  {
    name: 'brands',
    by: 'count',
    sizes: [1_000_000],
    write: (count) => join(box('ftyp', latin1('avif'), be32(0), repeat(latin1('mif1'), count)), writeAvif()),
  },
]

export const avif: HostileFormat = {
  format: 'avif',
  generate: (random) => construct(constructions, random),
  requests: toPictureRequests,
}
