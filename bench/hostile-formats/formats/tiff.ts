import { bytes, join, latin1, le16, le64, many, noise, repeat } from '../bytes/numbers.ts'
import {
  chain,
  compressions,
  directory,
  head,
  long,
  shape,
  tags,
  type Entry,
  types,
  writePages,
  writeStrip,
  writeStrips,
  writeTiff,
  writeTiles,
} from '../bytes/tiff.ts'
import { packZeros } from '../bytes/zeros.ts'
import { type Construction, construct } from '../construction.ts'
import type { HostileFormat } from '../format-input.ts'
import { toPictureRequests } from '../picture-requests.ts'

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [64, 3000], write: (side) => writeTiff(side) },
  { name: 'pages', by: 'count', sizes: [10, 1000, 60_000], write: (count) => writePages(count, chain(count)) },
  { name: 'a page that follows itself', by: 'repetition', sizes: [1], write: () => writePages(1, () => 0) },
  {
    name: 'pages in a ring',
    by: 'repetition',
    sizes: [1000, 60_000],
    write: (count) => writePages(count, (index) => (index + 1) % count),
  },
  {
    name: 'pages whose last ones swing',
    by: 'repetition',
    sizes: [1000],
    write: (count) => writePages(count, (index) => (index + 1 < count ? index + 1 : count - 2)),
  },
  {
    name: 'strips of a row',
    by: 'count',
    sizes: [1000, 60_000],
    write: (count) => writeStrips(800, count, Buffer.alloc(800), compressions.none),
  },
  {
    name: 'strips that unfold',
    by: 'repetition',
    sizes: [7000],
    write: (side) => writeStrips(side, side, packZeros(side), compressions.deflate),
  },
  {
    name: 'strips that unfold beyond their row',
    by: 'repetition',
    sizes: [2000],
    write: (side) => writeStrips(side, side, packZeros(50_000_000), compressions.deflate),
  },
  {
    name: 'a strip that unfolds',
    by: 'length',
    sizes: [7000],
    write: (side) => writeStrip(side, side, packZeros(side * side), compressions.deflate),
  },
  {
    name: 'a strip of 64 bits that unfolds',
    by: 'length',
    sizes: [7000],
    write: (side) =>
      writeStrip(side, side, packZeros(side * side * 8), compressions.deflate, [[339, types.short, 1, 3]], 64),
  },
  {
    name: 'samples',
    by: 'count',
    sizes: [4, 100, 65_535],
    write: (count) =>
      writeStrip(100, 100, packZeros(10_000 * count), compressions.deflate, [long(tags.samples, count)]),
  },
  {
    name: 'planes',
    by: 'count',
    sizes: [500],
    write: (count) =>
      writeStrip(64, 64, packZeros(4096), compressions.deflate, [long(tags.samples, count), long(tags.planar, 2)]),
  },
  {
    name: 'tiles',
    by: 'count',
    sizes: [160, 7000],
    write: (side) => writeTiles(side, 16, Buffer.alloc(256), compressions.none),
  },
  {
    name: 'tiles that unfold',
    by: 'repetition',
    sizes: [7000],
    write: (side) => writeTiles(side, 16, packZeros(20_000_000), compressions.deflate),
  },
  {
    name: 'a tile of many pixels',
    by: 'length',
    sizes: [16_384, 1_048_576],
    write: (tile) => writeTiles(64, tile, Buffer.alloc(256), compressions.none, 1),
  },
  {
    name: 'a tile of many pixels that unfolds',
    by: 'length',
    sizes: [30_000],
    write: (tile) => writeTiles(64, tile, packZeros(900_000_000), compressions.deflate, 1),
  },
  {
    name: 'declared pixels without data',
    by: 'length',
    sizes: [7000, 100_000, 0x7fff_ffff],
    write: (side) => writeStrip(side, side, Buffer.alloc(16)),
  },
  {
    name: 'declared pixels of LZW without data',
    by: 'length',
    sizes: [7000],
    write: (side) => writeStrip(side, side, bytes(0x80, 0), compressions.lzw),
  },
  {
    name: 'LZW of clear codes',
    by: 'repetition',
    sizes: [8_000_000],
    write: (length) =>
      writeStrip(5000, 5000, Buffer.alloc(length, bytes(0x80, 0x40, 0x20, 0x10, 8, 4, 2, 1, 0)), compressions.lzw),
  },
  {
    name: 'noise as LZW',
    by: 'length',
    sizes: [1_000_000],
    write: (length, random) => writeStrip(5000, 5000, noise(length, random), compressions.lzw),
  },
  {
    name: 'runs of PackBits',
    by: 'repetition',
    sizes: [7000],
    write: (side) =>
      writeStrip(side, side, repeat(bytes(129, 0), Math.ceil((side * side) / 128)), compressions.packBits),
  },
  {
    name: 'noise as a fax',
    by: 'length',
    sizes: [1_000_000],
    write: (length, random) => writeStrip(7000, 7000, noise(length, random), compressions.fax4, [], 1),
  },
  {
    name: 'zeros as a fax',
    by: 'repetition',
    sizes: [8_000_000],
    write: (length) => writeStrip(7000, 7000, Buffer.alloc(length), compressions.fax3, [], 1),
  },
  {
    name: 'noise as JPEG',
    by: 'length',
    sizes: [10_000],
    write: (length, random) =>
      writeStrip(7000, 7000, join(bytes(0xff, 0xd8), noise(length, random)), compressions.jpeg),
  },
  {
    name: 'entries',
    by: 'count',
    sizes: [1000, 65_000],
    write: (count) =>
      writeTiff(
        64,
        Array.from({ length: count }, (_, index) => [40_000 + (index % 20_000), types.byte, 4, 0]),
      ),
  },
  {
    name: 'entries of one tag',
    by: 'repetition',
    sizes: [65_000],
    write: (count) =>
      writeTiff(
        64,
        Array.from({ length: count }, () => long(305, 0)),
      ),
  },
  {
    name: 'entries that are all of the file',
    by: 'count',
    sizes: [60_000],
    write: (count) =>
      writeTiff(
        64,
        Array.from({ length: count }, (_, index) => [40_000 + (index % 20_000), types.undefined, 500_000, 8]),
      ),
  },
  {
    name: 'counts of entries that no file has',
    by: 'length',
    sizes: [0xffff_ffff],
    write: (count) =>
      writeTiff(64, [
        [700, types.byte, count, 8],
        [34_675, types.undefined, count, 8],
        [33_723, types.long, count, 8],
      ]),
  },
  { name: 'directories in directories', by: 'depth', sizes: [1000, 100_000], write: writeNested },
  {
    name: 'a directory of EXIF that is the picture’s own',
    by: 'repetition',
    sizes: [1],
    write: () => writeTiff(64, [long(tags.exif, 8 + 4096), long(tags.subDirectories, 8 + 4096)]),
  },
  {
    name: 'directories that are listed',
    by: 'count',
    sizes: [100_000],
    write: (count) => writeTiff(64, [[tags.subDirectories, types.long, count, 8]]),
  },
  {
    name: 'rows in no strip',
    by: 'length',
    sizes: [0],
    write: (rows) => writeTiff(64, [long(tags.rowsPerStrip, rows)]),
  },
  {
    name: 'strips more than there are',
    by: 'count',
    sizes: [0x3fff_ffff],
    write: (count) => writeStrip(64, 64, Buffer.alloc(4096), compressions.none, [[tags.offsets, types.long, count, 8]]),
  },
  {
    name: 'strips of Zstandard',
    by: 'length',
    sizes: [7000],
    write: (side) => writeStrip(side, side, Buffer.alloc(100), compressions.zstd),
  },
  {
    name: 'BigTIFF of a directory without end',
    by: 'length',
    sizes: [1_000_000],
    write: (length) => join(latin1('II+\0'), le16(8, 0), le64(16), le64(0xffff_ffff_ffffn), Buffer.alloc(length)),
  },
  {
    name: 'BigTIFF that begins beyond the end',
    by: 'length',
    sizes: [100],
    write: (length) => join(latin1('II+\0'), le16(8, 0), le64(0x7fff_ffff_ffff_ffffn), Buffer.alloc(length)),
  },
]

function writeNested(depth: number): Buffer {
  const data = Buffer.alloc(4096)
  const at = (index: number) => 8 + data.length + index * (2 + 10 * 12 + 4)
  const own = (index: number): Entry[] => [
    ...shape(64, 64, compressions.none),
    long(tags.offsets, 8),
    long(tags.byteCounts, data.length),
    long(tags.rowsPerStrip, 64),
    long(tags.subDirectories, at(index + 1)),
  ]
  return join(
    head(at(0)),
    data,
    many(depth, (index) => directory(own(index))),
  )
}

export const tiff: HostileFormat = {
  format: 'tiff',
  generate: (random) => construct(constructions, random),
  requests: toPictureRequests,
}
