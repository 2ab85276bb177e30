import { bytes, join, latin1, le32, many, noise, repeat } from '../bytes/numbers.ts'
import { writeBoastingExif, writeDeepExif, writeLoopingExif } from '../bytes/exif.ts'
import { type Construction, construct } from '../construction.ts'
import type { HostileFormat } from '../format-input.ts'
import { toPictureRequests } from '../picture-requests.ts'

/** WebP: chunks in RIFF. Lossless pictures of one colour take no bit per pixel, however large they are (RFC 9649). */

const empty = Buffer.alloc(0)
const chunk = (type: string, data: Buffer) => join(latin1(type), le32(data.length), data, Buffer.alloc(data.length % 2))
const riff = (...chunks: readonly Buffer[]) => {
  const inner = join(latin1('WEBP'), ...chunks)
  return join(latin1('RIFF'), le32(inner.length), inner)
}

/** VP8L: a signature, 14 bits each of width and height less one, no transforms, five prefix codes of one symbol. */
function lossless(width: number, height: number): Buffer {
  const size = (width - 1) | ((height - 1) << 14)
  // Bits from the lowest: no transform, no cache of colours, no further codes; then 1, 0, 0, 0 five times.
  return chunk('VP8L', join(bytes(0x2f), le32(size), bytes(0x88, 0x88, 0x08, 0x00)))
}

const le24 = (value: number) => le32(value).subarray(0, 3)
const flags = { animated: 0x02, xmp: 0x04, exif: 0x08, alpha: 0x10, profile: 0x20 }
const extended = (flag: number, width: number, height: number) =>
  chunk('VP8X', join(bytes(flag, 0, 0, 0), le24(width - 1), le24(height - 1)))

/** Whole and plain, with chunks behind its picture. */
export function writeWebp(flag = 0, after: Buffer = empty, before: Buffer = empty): Buffer {
  return riff(extended(flag, 64, 64), before, lossless(64, 64), after)
}

function writeAnimation(frames: number, side: number, canvas = side): Buffer {
  const frame = chunk(
    'ANMF',
    join(le24(0), le24(0), le24(side - 1), le24(side - 1), le24(1), bytes(0), lossless(side, side)),
  )
  return riff(
    extended(flags.animated, canvas, canvas),
    chunk('ANIM', join(le32(0), bytes(0, 0))),
    repeat(frame, frames),
  )
}

const exifHeader = latin1('Exif\0\0')

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [64, 7000, 16_383], write: (side) => riff(lossless(side, side)) },
  { name: 'one long line', by: 'length', sizes: [16_383], write: (width) => riff(lossless(width, 50)) },
  { name: 'one high column', by: 'length', sizes: [16_383], write: (height) => riff(lossless(50, height)) },
  { name: 'extended', by: 'length', sizes: [64], write: () => writeWebp() },
  {
    name: 'a canvas without a picture',
    by: 'length',
    sizes: [64, 7000, 2 ** 24],
    write: (side) => riff(extended(0, side, side)),
  },
  {
    name: 'a canvas larger than its picture',
    by: 'length',
    sizes: [7000],
    write: (side) => riff(extended(0, side, side), lossless(64, 64)),
  },
  { name: 'frames', by: 'count', sizes: [10, 1000, 200_000], write: (count) => writeAnimation(count, 64) },
  {
    name: 'frames of many pixels',
    by: 'repetition',
    sizes: [10, 50_000],
    write: (count) => writeAnimation(count, 7000),
  },
  {
    name: 'frames of one pixel on a large canvas',
    by: 'count',
    sizes: [50_000],
    write: (count) => writeAnimation(count, 1, 7000),
  },
  {
    name: 'frames within a canvas of all there is',
    by: 'count',
    sizes: [1000],
    write: (count) => writeAnimation(count, 64, 2 ** 24),
  },
  { name: 'frames in frames', by: 'depth', sizes: [1000], write: writeNested },
  {
    name: 'an animation without frames',
    by: 'length',
    sizes: [7000],
    write: (side) => riff(extended(flags.animated, side, side), chunk('ANIM', join(le32(0), bytes(0, 0)))),
  },
  {
    name: 'EXIF that leads to itself',
    by: 'repetition',
    sizes: [100, 5400, 60_000],
    write: (count) => writeWebp(flags.exif, chunk('EXIF', writeLoopingExif(count & 0xffff))),
  },
  {
    name: 'EXIF that leads to itself, with a header',
    by: 'repetition',
    sizes: [5400],
    write: (count) => writeWebp(flags.exif, chunk('EXIF', join(exifHeader, writeLoopingExif(count)))),
  },
  {
    name: 'EXIF before the picture',
    by: 'repetition',
    sizes: [5400],
    write: (count) => writeWebp(flags.exif, empty, chunk('EXIF', writeLoopingExif(count))),
  },
  {
    name: 'EXIF behind the end of RIFF',
    by: 'repetition',
    sizes: [5400],
    write: (count) => join(writeWebp(flags.exif), chunk('EXIF', writeLoopingExif(count))),
  },
  {
    name: 'EXIF in a chunk that is cut off',
    by: 'length',
    sizes: [5400],
    write: (count) => writeWebp(flags.exif, join(latin1('EXIF'), le32(0x7fff_fff0), writeLoopingExif(count))),
  },
  {
    name: 'EXIF of directories in directories',
    by: 'depth',
    sizes: [3600],
    write: (depth) => writeWebp(flags.exif, chunk('EXIF', writeDeepExif(depth))),
  },
  {
    name: 'EXIF of impossible counts',
    by: 'length',
    sizes: [5000],
    write: (count) => writeWebp(flags.exif, chunk('EXIF', writeBoastingExif(count))),
  },
  {
    name: 'EXIF chunks',
    by: 'count',
    sizes: [10, 2000],
    write: (count) => writeWebp(flags.exif, repeat(chunk('EXIF', writeLoopingExif(300)), count)),
  },
  {
    name: 'XMP',
    by: 'length',
    sizes: [5_000_000],
    write: (length) => writeWebp(flags.xmp, chunk('XMP ', Buffer.alloc(length, 0x3c))),
  },
  {
    name: 'XMP chunks',
    by: 'count',
    sizes: [500_000],
    write: (count) => writeWebp(flags.xmp, repeat(chunk('XMP ', latin1('<a/>')), count)),
  },
  {
    name: 'colour profiles',
    by: 'count',
    sizes: [100_000],
    write: (count) => writeWebp(flags.profile, empty, repeat(chunk('ICCP', Buffer.alloc(40)), count)),
  },
  {
    name: 'a colour profile that is long',
    by: 'length',
    sizes: [8_000_000],
    write: (length) => writeWebp(flags.profile, empty, chunk('ICCP', Buffer.alloc(length))),
  },
  {
    name: 'unknown chunks',
    by: 'count',
    sizes: [1000, 900_000],
    write: (count) => writeWebp(0, repeat(chunk('abcd', empty), count)),
  },
  {
    name: 'pictures',
    by: 'repetition',
    sizes: [300_000],
    write: (count) => riff(extended(0, 64, 64), repeat(lossless(64, 64), count)),
  },
  {
    name: 'headers',
    by: 'repetition',
    sizes: [300_000],
    write: (count) => riff(repeat(extended(0, 64, 64), count), lossless(64, 64)),
  },
  {
    name: 'a chunk of four gigabytes',
    by: 'length',
    sizes: [0xffff_fffe],
    write: (length) => riff(extended(0, 64, 64), latin1('EXIF'), le32(length), Buffer.alloc(100)),
  },
  {
    name: 'a RIFF of four gigabytes',
    by: 'length',
    sizes: [0xffff_ffff],
    write: (length) => join(latin1('RIFF'), le32(length), latin1('WEBP'), lossless(64, 64)),
  },
  {
    name: 'alpha without a picture',
    by: 'length',
    sizes: [7000],
    write: (side) => riff(extended(flags.alpha, side, side), chunk('ALPH', bytes(1, 0x2f))),
  },
  {
    name: 'noise as a lossy picture',
    by: 'length',
    sizes: [1_000_000],
    write: (length, random) =>
      riff(chunk('VP8 ', join(bytes(0x30, 1, 0, 0x9d, 1, 0x2a, 0x40, 0x1f, 0x40, 0x1f), noise(length, random)))),
  },
  {
    name: 'noise as a lossless picture',
    by: 'length',
    sizes: [1000, 1_000_000],
    write: (length, random) => riff(chunk('VP8L', join(bytes(0x2f), le32(6999 | (6999 << 14)), noise(length, random)))),
  },
  {
    name: 'a lossy picture cut off',
    by: 'length',
    sizes: [16_383],
    write: (side) =>
      riff(chunk('VP8 ', join(bytes(0x10, 0, 0, 0x9d, 1, 0x2a, side & 255, side >> 8, side & 255, side >> 8)))),
  },
]

function writeNested(depth: number): Buffer {
  let inner = lossless(64, 64)
  for (let level = 0; level < depth; level += 1)
    inner = chunk('ANMF', join(le24(0), le24(0), le24(63), le24(63), le24(1), bytes(0), inner))
  return riff(
    extended(flags.animated, 64, 64),
    chunk('ANIM', join(le32(0), bytes(0, 0))),
    many(1, () => inner),
  )
}

export const webp: HostileFormat = {
  format: 'webp',
  generate: (random) => construct(constructions, random),
  requests: toPictureRequests,
}
