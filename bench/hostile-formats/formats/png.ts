import { crc32, deflateSync } from 'node:zlib'
import { be16, be32, bytes, join, latin1, many, noise, repeat } from '../bytes/numbers.ts'
import { writeDeepExif, writeLoopingExif, writeOverlappingExif } from '../bytes/exif.ts'
import { packZeros } from '../bytes/zeros.ts'
import { type Construction, construct } from '../construction.ts'
import type { HostileFormat } from '../format-input.ts'
import { toPictureRequests } from '../picture-requests.ts'

/** PNG (W3C, third edition): chunks of a length, a type, data and a checksum. */

const start = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

function chunk(type: string, data: Buffer): Buffer {
  const named = join(latin1(type), data)
  return join(be32(data.length), named, be32(crc32(named)))
}

/** Colour types of section 11.2.1. */
const kinds = { grey: 0, rgb: 2, palette: 3, rgba: 6 }
const header = (width: number, height: number, depth = 8, kind = kinds.grey, interlace = 0) =>
  chunk('IHDR', join(be32(width, height), bytes(depth, kind, 0, 0, interlace)))
const end = chunk('IEND', Buffer.alloc(0))
const plainRows = packZeros(65 * 64)
const plainData = chunk('IDAT', plainRows)

/** Whole and plain, with `between` after its header. */
export function writePng(between: Buffer = Buffer.alloc(0)): Buffer {
  return join(start, header(64, 64), between, plainData, end)
}

const empty = Buffer.alloc(0)
const zeroSized = (type: string, count: number) => repeat(chunk(type, empty), count)
const bomb = (megabytes: number) => packZeros(megabytes * 2 ** 20)

function writePixels(side: number, depth: number, kind: number, samples: number, interlace: number): Buffer {
  const length = side * (Math.ceil((side * depth * samples) / 8) + 1) + (interlace ? side * 16 : 0)
  return join(start, header(side, side, depth, kind, interlace), chunk('IDAT', packZeros(length)), end)
}

function writeAnimation(frames: number): Buffer {
  const control = (sequence: number) => chunk('fcTL', join(be32(sequence, 64, 64, 0, 0), be16(1, 100), bytes(0, 0)))
  const others = many(frames - 1, (index) =>
    join(control(index * 2 + 1), chunk('fdAT', join(be32(index * 2 + 2), plainRows))),
  )
  return join(start, header(64, 64), chunk('acTL', be32(frames, 0)), control(0), plainData, others, end)
}

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [64, 7000], write: (side) => writePixels(side, 8, kinds.grey, 1, 0) },
  {
    name: 'chunks of no kind',
    by: 'count',
    sizes: [1000, 500_000],
    write: (count) => writePng(zeroSized('abCd', count)),
  },
  {
    name: 'texts',
    by: 'count',
    sizes: [1000, 300_000],
    write: (count) => writePng(repeat(chunk('tEXt', latin1('a\0b')), count)),
  },
  {
    name: 'packed texts that unfold, MiB',
    by: 'length',
    sizes: [10, 500],
    write: (size) => writePng(chunk('zTXt', join(latin1('a\0\0'), bomb(size)))),
  },
  {
    name: 'packed texts by the hundred',
    by: 'repetition',
    sizes: [100],
    write: (count) => writePng(repeat(chunk('zTXt', join(latin1('a\0\0'), bomb(8))), count)),
  },
  {
    name: 'packed texts of Unicode, MiB',
    by: 'length',
    sizes: [500],
    write: (size) => writePng(chunk('iTXt', join(latin1('XML:com.adobe.xmp\0'), bytes(1, 0, 0, 0), bomb(size)))),
  },
  {
    name: 'EXIF as hexadecimal text',
    by: 'length',
    sizes: [5400],
    write: (count) =>
      writePng(
        chunk('zTXt', join(latin1('Raw profile type exif\0\0'), deflateSync(rawProfile(writeLoopingExif(count))))),
      ),
  },
  {
    name: 'a colour profile that unfolds, MiB',
    by: 'length',
    sizes: [10, 500],
    write: (size) => writePng(chunk('iCCP', join(latin1('a\0\0'), bomb(size)))),
  },
  {
    name: 'colour profiles',
    by: 'repetition',
    sizes: [1000],
    write: (count) => writePng(repeat(chunk('iCCP', join(latin1('a\0\0'), packZeros(4096))), count)),
  },
  {
    name: 'EXIF that leads to itself',
    by: 'repetition',
    sizes: [100, 5400],
    write: (count) => writePng(chunk('eXIf', writeLoopingExif(count))),
  },
  {
    name: 'EXIF that leads to itself behind a chunk that is cut off',
    by: 'repetition',
    sizes: [5400],
    write: (count) =>
      join(start, header(64, 64), plainData, chunk('eXIf', writeLoopingExif(count)), be32(0x7fff_ffff), latin1('abCd')),
  },
  {
    name: 'EXIF in directories',
    by: 'depth',
    sizes: [3600],
    write: (depth) => writePng(chunk('eXIf', writeDeepExif(depth))),
  },
  {
    name: 'EXIF entries that are all of it',
    by: 'count',
    sizes: [5400],
    write: (count) => writePng(chunk('eXIf', writeOverlappingExif(count))),
  },
  {
    name: 'EXIF after EXIF',
    by: 'count',
    sizes: [150],
    write: (count) => writePng(repeat(chunk('eXIf', writeLoopingExif(5400)), count)),
  },
  {
    name: 'interlaced pixels of 16 bits',
    by: 'length',
    sizes: [64, 3500, 7000],
    write: (side) => writePixels(side, 16, kinds.rgba, 4, 1),
  },
  {
    name: 'interlaced pixels of one bit',
    by: 'length',
    sizes: [7000],
    write: (side) => writePixels(side, 1, kinds.grey, 1, 1),
  },
  { name: 'pixels of 16 bits', by: 'length', sizes: [7000], write: (side) => writePixels(side, 16, kinds.rgba, 4, 0) },
  {
    name: 'declared pixels without data',
    by: 'length',
    sizes: [7000, 100_000, 0x7fff_ffff],
    write: (side) => join(start, header(side, side), plainData, end),
  },
  {
    name: 'declared interlaced pixels without data',
    by: 'length',
    sizes: [7000],
    write: (side) => join(start, header(side, side, 16, kinds.rgba, 1), chunk('IDAT', packZeros(100)), end),
  },
  {
    name: 'one long line',
    by: 'length',
    sizes: [1_000_000],
    write: (width) => join(start, header(width, 50), chunk('IDAT', packZeros((width + 1) * 50)), end),
  },
  {
    name: 'one high column',
    by: 'length',
    sizes: [1_000_000],
    write: (height) => join(start, header(50, height), chunk('IDAT', packZeros(51 * height)), end),
  },
  {
    name: 'data of a byte each',
    by: 'count',
    sizes: [4000],
    write: (side) => join(start, header(side, side), splitData(packZeros((side + 1) * side), 1), end),
  },
  {
    name: 'empty data',
    by: 'repetition',
    sizes: [10, 700_000],
    write: (count) => join(start, header(64, 64), zeroSized('IDAT', count), plainData, end),
  },
  {
    name: 'data that unfolds beyond the pixels, MiB',
    by: 'length',
    sizes: [500],
    write: (size) => join(start, header(64, 64), chunk('IDAT', bomb(size)), end),
  },
  { name: 'frames of an animation', by: 'count', sizes: [10, 50_000], write: writeAnimation },
  {
    name: 'a frame count that is not kept',
    by: 'length',
    sizes: [0x7fff_ffff],
    write: (count) => join(start, header(64, 64), chunk('acTL', be32(count, 0)), plainData, end),
  },
  {
    name: 'headers',
    by: 'repetition',
    sizes: [100_000],
    write: (count) => join(start, repeat(header(64, 64), count), plainData, end),
  },
  {
    name: 'a palette too long',
    by: 'length',
    sizes: [100_000],
    write: (length) =>
      join(start, header(64, 64, 8, kinds.palette), chunk('PLTE', Buffer.alloc(length * 3)), plainData, end),
  },
  {
    name: 'suggested palettes',
    by: 'count',
    sizes: [100, 50_000],
    write: (count) =>
      writePng(many(count, (index) => chunk('sPLT', join(latin1(`p${index}\0`), bytes(8), Buffer.alloc(6))))),
  },
  {
    name: 'suggested palettes that are long',
    by: 'length',
    sizes: [1_000_000],
    write: (count) => writePng(chunk('sPLT', join(latin1('p\0'), bytes(8), Buffer.alloc(count * 6)))),
  },
  {
    name: 'histograms',
    by: 'repetition',
    sizes: [100_000],
    write: (count) => writePng(repeat(chunk('hIST', be16(1)), count)),
  },
  {
    name: 'noise as data',
    by: 'length',
    sizes: [100, 1_000_000],
    write: (length, random) => join(start, header(4000, 4000), chunk('IDAT', noise(length, random)), end),
  },
  {
    name: 'chunks after the end',
    by: 'count',
    sizes: [300_000],
    write: (count) => join(writePng(), zeroSized('abCd', count)),
  },
  {
    name: 'a chunk of two gigabytes',
    by: 'length',
    sizes: [0x7fff_ffff],
    write: (length) => join(start, header(64, 64), be32(length), latin1('tEXt'), Buffer.alloc(1000)),
  },
]

/** As ImageMagick keeps EXIF: its length, then hexadecimal digits. */
function rawProfile(data: Buffer): Buffer {
  return latin1(
    `\nexif\n${String(data.length + 6).padStart(8)}\n${latin1('Exif\0\0').toString('hex')}${data.toString('hex')}\n`,
  )
}

function splitData(data: Buffer, length: number): Buffer {
  return many(Math.ceil(data.length / length), (index) =>
    chunk('IDAT', data.subarray(index * length, (index + 1) * length)),
  )
}

export const png: HostileFormat = {
  format: 'png',
  generate: (random) => construct(constructions, random),
  requests: toPictureRequests,
}
