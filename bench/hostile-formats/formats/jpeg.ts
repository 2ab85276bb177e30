import { be16, be32, bytes, join, latin1, many, noise, repeat } from '../bytes/numbers.ts'
import {
  writeBoastingExif,
  writeDeepExif,
  writeLoopingExif,
  writeOverlappingExif,
  writeRingOfExif,
} from '../bytes/exif.ts'
import { type Construction, construct } from '../construction.ts'
import type { HostileFormat } from '../format-input.ts'
import { toPictureRequests } from '../picture-requests.ts'

/** JPEG (ITU T.81, annexes B and F): grey pictures whose every block is one bit for its mean and one for its end. */

const start = bytes(0xff, 0xd8)
const end = bytes(0xff, 0xd9)
const segment = (marker: number, data: Buffer) => join(bytes(0xff, marker), be16(data.length + 2), data)
const quantization = segment(0xdb, join(bytes(0), Buffer.alloc(64, 16)))
/** One code of one bit, for `symbol`. */
const huffman = (kind: number, symbol: number) => segment(0xc4, join(bytes(kind, 1), Buffer.alloc(15), bytes(symbol)))
const tables = join(quantization, huffman(0x00, 0), huffman(0x10, 0))
const frame = (marker: number, width: number, height: number, components = 1) =>
  segment(
    marker,
    join(
      bytes(8),
      be16(height, width),
      bytes(components),
      many(components, (index) => bytes(index + 1, 0x11, 0)),
    ),
  )
const scan = (from = 0, to = 63, approximation = 0) => segment(0xda, bytes(1, 1, 0x00, from, to, approximation))
const exif = (tiff: Buffer) => segment(0xe1, join(latin1('Exif\0\0'), tiff.subarray(0, 65_527)))
const blocks = (width: number, height: number) => Math.ceil(width / 8) * Math.ceil(height / 8)

/** Whole and plain, with `before` in front of its frame. */
export function writeJpeg(before: Buffer = Buffer.alloc(0), width = 64, height = 64): Buffer {
  const data = Buffer.alloc(Math.ceil((blocks(width, height) * 2) / 8))
  return join(start, before, tables, frame(0xc0, width, height), scan(), data, end)
}

function writeProgressive(scans: number, side: number, approximation: (index: number) => number): Buffer {
  const first = join(scan(0, 0, 0), Buffer.alloc(Math.ceil(blocks(side, side) / 8)))
  const refine = many(scans, (index) =>
    join(scan(1, 63, approximation(index)), Buffer.alloc(Math.ceil(blocks(side, side) / 8))),
  )
  return join(start, tables, frame(0xc2, side, side), first, refine, end)
}

const profile = (index: number, count: number, data: Buffer) =>
  segment(0xe2, join(latin1('ICC_PROFILE\0'), bytes(index, count), data))

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [64, 2000], write: (side) => writeJpeg(undefined, side, side) },
  {
    name: 'remarks',
    by: 'count',
    sizes: [1000, 100_000],
    write: (count) => writeJpeg(repeat(segment(0xfe, latin1('x')), count)),
  },
  {
    name: 'unknown segments',
    by: 'count',
    sizes: [1000, 100_000],
    write: (count) => writeJpeg(repeat(segment(0xef, bytes(0)), count)),
  },
  {
    name: 'colour profile in parts',
    by: 'count',
    sizes: [2, 255],
    write: (count) => writeJpeg(many(count, (index) => profile(index + 1, count, Buffer.alloc(1000, 65)))),
  },
  {
    name: 'colour profile of parts that are all the first',
    by: 'repetition',
    sizes: [255, 5000],
    write: (count) => writeJpeg(repeat(profile(1, 255, Buffer.alloc(1000, 65)), count)),
  },
  {
    name: 'quantization tables',
    by: 'count',
    sizes: [100, 50_000],
    write: (count) => writeJpeg(repeat(quantization, count)),
  },
  {
    name: 'Huffman tables',
    by: 'count',
    sizes: [100, 100_000],
    write: (count) => writeJpeg(repeat(huffman(0x10, 0), count)),
  },
  {
    name: 'EXIF that leads to itself',
    by: 'repetition',
    sizes: [100, 5400],
    write: (count) => writeJpeg(exif(writeLoopingExif(count))),
  },
  {
    name: 'EXIF that leads to itself behind a filling byte',
    by: 'repetition',
    sizes: [100, 5400],
    write: (count) => writeJpeg(join(bytes(0xff), exif(writeLoopingExif(count)))),
  },
  {
    name: 'EXIF that leads to itself behind a restart marker',
    by: 'repetition',
    sizes: [5400],
    write: (count) => writeJpeg(join(bytes(0xff, 0xd0), exif(writeLoopingExif(count)))),
  },
  {
    name: 'EXIF that leads to itself behind stray bytes',
    by: 'repetition',
    sizes: [5400],
    write: (count) => writeJpeg(join(bytes(1, 2, 3), exif(writeLoopingExif(count)))),
  },
  {
    name: 'EXIF that leads to itself behind the frame',
    by: 'repetition',
    sizes: [5400],
    write: (count) =>
      join(start, tables, frame(0xc0, 64, 64), exif(writeLoopingExif(count)), scan(), Buffer.alloc(16), end),
  },
  {
    name: 'EXIF of directories in directories',
    by: 'depth',
    sizes: [100, 3600],
    write: (depth) => writeJpeg(exif(writeDeepExif(depth))),
  },
  {
    name: 'EXIF entries that are all of it',
    by: 'count',
    sizes: [100, 5400],
    write: (count) => writeJpeg(exif(writeOverlappingExif(count))),
  },
  {
    name: 'EXIF in a ring',
    by: 'repetition',
    sizes: [2, 3600],
    write: (count) => writeJpeg(exif(writeRingOfExif(count))),
  },
  {
    name: 'EXIF of impossible counts',
    by: 'length',
    sizes: [10, 5000],
    write: (count) => writeJpeg(exif(writeBoastingExif(count))),
  },
  {
    name: 'blocks of EXIF',
    by: 'count',
    sizes: [150],
    write: (count) => writeJpeg(repeat(exif(writeLoopingExif(5400)), count)),
  },
  {
    name: 'progressive scans',
    by: 'count',
    sizes: [10, 1000, 20_000],
    write: (count) => writeProgressive(count, 64, () => 0),
  },
  {
    name: 'progressive scans of many pixels',
    by: 'count',
    sizes: [10, 100],
    write: (count) => writeProgressive(count, 7000, () => 0),
  },
  {
    name: 'progressive scans that refine',
    by: 'repetition',
    sizes: [500],
    write: (count) => writeProgressive(count, 512, (index) => ((13 - (index % 13)) << 4) | (12 - (index % 13))),
  },
  {
    name: 'declared pixels without data',
    by: 'length',
    sizes: [7000, 65_500],
    write: (side) => join(start, tables, frame(0xc0, side, side), scan(), end),
  },
  {
    name: 'a line that is very long',
    by: 'length',
    sizes: [65_500],
    write: (width) => writeJpeg(undefined, width, 64),
  },
  {
    name: 'a column that is very high',
    by: 'length',
    sizes: [65_500],
    write: (height) => writeJpeg(undefined, 64, height),
  },
  {
    name: 'progressive, declared pixels without data',
    by: 'length',
    sizes: [7000],
    write: (side) => join(start, tables, frame(0xc2, side, side), scan(0, 0, 0), end),
  },
  {
    name: 'a restart after every block',
    by: 'count',
    sizes: [1000],
    write: (side) =>
      join(
        start,
        segment(0xdd, be16(1)),
        tables,
        frame(0xc0, side, side),
        scan(),
        many(blocks(side, side), (index) => bytes(0, 0xff, 0xd0 + (index % 8))),
        end,
      ),
  },
  {
    name: 'restart markers without data',
    by: 'repetition',
    sizes: [1_000_000],
    write: (count) =>
      join(
        start,
        segment(0xdd, be16(1)),
        tables,
        frame(0xc0, 5000, 5000),
        scan(),
        repeat(bytes(0xff, 0xd0), count),
        end,
      ),
  },
  {
    name: 'components',
    by: 'count',
    sizes: [4, 10, 255],
    write: (count) => join(start, tables, frame(0xc0, 64, 64, count), scan(), Buffer.alloc(1000), end),
  },
  { name: 'filling bytes', by: 'length', sizes: [1_000_000], write: (length) => writeJpeg(Buffer.alloc(length, 0xff)) },
  { name: 'stray bytes', by: 'length', sizes: [5_000_000], write: (length) => writeJpeg(Buffer.alloc(length, 1)) },
  {
    name: 'a Huffman code cut off',
    by: 'length',
    sizes: [10, 1000],
    write: (length, random) => join(start, tables, frame(0xc0, 2000, 2000), scan(), noise(length, random)),
  },
  {
    name: 'noise as data',
    by: 'length',
    sizes: [500_000],
    write: (length, random) => join(start, tables, frame(0xc0, 2000, 2000), scan(), noise(length, random), end),
  },
  {
    name: 'frames in one file',
    by: 'repetition',
    sizes: [1000],
    write: (count) => join(start, tables, repeat(frame(0xc0, 64, 64), count), scan(), Buffer.alloc(16), end),
  },
  {
    name: 'arithmetic coding',
    by: 'length',
    sizes: [2000],
    write: (side) => join(start, quantization, frame(0xc9, side, side), scan(), Buffer.alloc(1000), end),
  },
  {
    name: 'pictures one behind the other',
    by: 'repetition',
    sizes: [10_000],
    write: (count) => repeat(writeJpeg(), count),
  },
  {
    name: 'a segment longer than the file',
    by: 'length',
    sizes: [65_000],
    write: (length) => join(start, bytes(0xff, 0xe1), be16(length), latin1('Exif\0\0'), be32(0)),
  },
]

export const jpeg: HostileFormat = {
  format: 'jpeg',
  generate: (random) => construct(constructions, random),
  requests: toPictureRequests,
}
