import { join, latin1, le16, le32, repeat } from './numbers.ts'

/** TIFF 6.0 and BigTIFF: directories of entries, in any place and order. */

export type Entry = readonly [tag: number, type: number, count: number, value: number]

export const tags = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  offsets: 273,
  samples: 277,
  rowsPerStrip: 278,
  byteCounts: 279,
  planar: 284,
  predictor: 317,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  subDirectories: 330,
  jpegTables: 347,
  exif: 34_665,
}
export const types = { byte: 1, short: 3, long: 4, undefined: 7 }
export const compressions = { none: 1, fax3: 3, fax4: 4, lzw: 5, jpeg: 7, deflate: 8, packBits: 32_773, zstd: 50_000 }

export const head = (first: number) => join(latin1('II*\0'), le32(first))
export const directory = (entries: readonly Entry[], next = 0) =>
  join(
    le16(entries.length),
    ...entries
      .toSorted((one, other) => one[0] - other[0])
      .map(([tag, type, count, value]) => join(le16(tag, type), le32(count, value))),
    le32(next),
  )
export const long = (tag: number, value: number): Entry => [tag, types.long, 1, value]

export const shape = (width: number, height: number, compression: number, bits = 8): Entry[] => [
  long(tags.width, width),
  long(tags.height, height),
  long(tags.bits, bits),
  long(tags.compression, compression),
  long(tags.photometric, 1),
  long(tags.samples, 1),
]

/** One strip, right behind the header; the directory behind it. */
export function writeStrip(
  width: number,
  height: number,
  data: Buffer,
  compression = compressions.none,
  further: readonly Entry[] = [],
  bits = 8,
): Buffer {
  const own = [long(tags.offsets, 8), long(tags.byteCounts, data.length), long(tags.rowsPerStrip, height)]
  return join(head(8 + data.length), data, directory([...shape(width, height, compression, bits), ...own, ...further]))
}

/** Whole and plain. */
export function writeTiff(side = 64, further: readonly Entry[] = []): Buffer {
  return writeStrip(side, side, Buffer.alloc(side * side), compressions.none, further)
}

/** As many strips as rows, all of them the same bytes. */
export function writeStrips(width: number, height: number, data: Buffer, compression: number): Buffer {
  const offsets = 8 + data.length
  const counts = offsets + height * 4
  const entries: Entry[] = [
    ...shape(width, height, compression),
    [tags.offsets, types.long, height, offsets],
    [tags.byteCounts, types.long, height, counts],
    long(tags.rowsPerStrip, 1),
  ]
  return join(
    head(counts + height * 4),
    data,
    repeat(le32(8), height),
    repeat(le32(data.length), height),
    directory(entries),
  )
}

export function writeTiles(side: number, tile: number, data: Buffer, compression: number, given?: number): Buffer {
  const count = given ?? Math.ceil(side / tile) ** 2
  const offsets = 8 + data.length
  const counts = offsets + count * 4
  const entries: Entry[] = [
    ...shape(side, side, compression),
    long(tags.tileWidth, tile),
    long(tags.tileHeight, tile),
    [tags.tileOffsets, types.long, count, offsets],
    [tags.tileByteCounts, types.long, count, counts],
  ]
  return join(
    head(counts + count * 4),
    data,
    repeat(le32(8), count),
    repeat(le32(data.length), count),
    directory(entries),
  )
}

/** Directories one behind the other; `next` says which one follows. */
export function writePages(count: number, next: (index: number) => number): Buffer {
  const data = Buffer.alloc(64 * 64)
  const own = [
    ...shape(64, 64, compressions.none),
    long(tags.offsets, 8),
    long(tags.byteCounts, data.length),
    long(tags.rowsPerStrip, 64),
  ]
  const page = directory(own)
  const place = (index: number) => 8 + data.length + index * page.length
  const pages = repeat(page, count)
  for (let index = 0; index < count; index += 1)
    if (next(index) >= 0) pages.writeUInt32LE(place(next(index)), (index + 1) * page.length - 4)
  return join(head(place(0)), data, pages)
}

export const chain = (count: number) => (index: number) => (index + 1 < count ? index + 1 : -1)
