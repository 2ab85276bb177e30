import { bytes, join, latin1, le16, many, noise, repeat } from '../bytes/numbers.ts'
import { type Construction, construct } from '../construction.ts'
import type { HostileFormat } from '../format-input.ts'
import { toPictureRequests } from '../picture-requests.ts'

/** GIF (GIF89a): frames of LZW codes, in blocks of up to 255 bytes. */

const colours = bytes(0, 0, 0, 255, 255, 255)
const trailer = bytes(0x3b)
const screen = (width: number, height: number) =>
  join(latin1('GIF89a'), le16(width, height), bytes(0x80, 0, 0), colours)
const subBlocks = (data: Buffer) =>
  join(
    many(Math.ceil(data.length / 255), (index) => {
      const part = data.subarray(index * 255, (index + 1) * 255)
      return join(bytes(part.length), part)
    }),
    bytes(0),
  )
const frameOf = (width: number, height: number, data: Buffer, left = 0, top = 0, flag = 0) =>
  join(bytes(0x2c), le16(left, top, width, height), bytes(flag, 2), subBlocks(data))
const frame = (width: number, height: number, flag = 0) => frameOf(width, height, packZeros(width * height), 0, 0, flag)

/** LZW of `count` zeros with codes of three bits at first: each code says one zero more than the one before. */
function packZeros(count: number): Buffer {
  const written: number[] = []
  let [held, bits, width, next, run] = [0, 0, 3, 6, 1]
  const put = (code: number) => {
    held |= code << bits
    for (bits += width; bits >= 8; bits -= 8, held >>>= 8) written.push(held & 255)
  }
  put(4)
  put(0)
  for (let left = count - 1; left > 0; left -= run) {
    run += 1
    if (next > 4094) {
      put(4)
      ;[width, next, run] = [3, 6, 1]
      put(0)
    } else if (left < run) {
      put(left === 1 ? 0 : 4 + left)
      break
    } else {
      put(next)
      next += 1
      if (next >= 2 ** width && width < 12) width += 1
    }
  }
  put(5)
  written.push(held & 255)
  return Buffer.from(written)
}

const extension = (label: number, data: Buffer) => join(bytes(0x21, label), subBlocks(data))
const control = extension(0xf9, bytes(4, 1, 0, 0))

/** Whole and plain, with `before` in front of its frame. */
export function writeGif(before: Buffer = Buffer.alloc(0), side = 64): Buffer {
  return join(screen(side, side), before, frame(side, side), trailer)
}

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [64, 7000], write: (side) => writeGif(undefined, side) },
  {
    name: 'frames',
    by: 'count',
    sizes: [10, 1000, 300_000],
    write: (count) => join(screen(64, 64), repeat(frame(64, 64), count), trailer),
  },
  {
    name: 'frames of one pixel',
    by: 'count',
    sizes: [500_000],
    write: (count) => join(screen(7000, 7000), repeat(frame(1, 1), count), trailer),
  },
  {
    name: 'frames of many pixels',
    by: 'repetition',
    sizes: [200],
    write: (count) => join(screen(7000, 7000), repeat(frame(7000, 7000), count), trailer),
  },
  {
    name: 'frames outside of the screen',
    by: 'count',
    sizes: [100_000],
    write: (count) => join(screen(64, 64), repeat(frameOf(60_000, 60_000, packZeros(10), 5000, 5000), count), trailer),
  },
  {
    name: 'a frame larger than the screen',
    by: 'length',
    sizes: [7000, 65_535],
    write: (side) => join(screen(64, 64), frameOf(side, side, packZeros(1000)), trailer),
  },
  {
    name: 'a screen without frames',
    by: 'length',
    sizes: [7000, 65_535],
    write: (side) => join(screen(side, side), trailer),
  },
  {
    name: 'a screen of a small frame',
    by: 'length',
    sizes: [7000, 65_535],
    write: (side) => join(screen(side, side), frame(64, 64), trailer),
  },
  {
    name: 'one long line',
    by: 'length',
    sizes: [65_535],
    write: (width) => join(screen(width, 50), frame(width, 50), trailer),
  },
  {
    name: 'one high column',
    by: 'length',
    sizes: [65_535],
    write: (height) => join(screen(50, height), frame(50, height), trailer),
  },
  {
    name: 'interlaced',
    by: 'length',
    sizes: [64, 7000],
    write: (side) => join(screen(side, side), frame(side, side, 0x40), trailer),
  },
  {
    name: 'remarks',
    by: 'count',
    sizes: [1000, 1_000_000],
    write: (count) => writeGif(repeat(extension(0xfe, latin1('x')), count)),
  },
  {
    name: 'a remark that is long',
    by: 'length',
    sizes: [9_000_000],
    write: (length) => writeGif(extension(0xfe, Buffer.alloc(length, 65))),
  },
  { name: 'controls', by: 'repetition', sizes: [1_000_000], write: (count) => writeGif(repeat(control, count)) },
  {
    name: 'controls between frames',
    by: 'count',
    sizes: [100_000],
    write: (count) => join(screen(64, 64), repeat(join(control, frame(64, 64)), count), trailer),
  },
  {
    name: 'empty blocks of the application',
    by: 'count',
    sizes: [1_000_000],
    write: (count) => writeGif(repeat(bytes(0x21, 0xff, 0), count)),
  },
  {
    name: 'XMP',
    by: 'length',
    sizes: [5_000_000],
    write: (length) => writeGif(extension(0xff, join(latin1('XMP DataXMP'), Buffer.alloc(length, 60)))),
  },
  {
    name: 'blocks of one byte',
    by: 'count',
    sizes: [2_000_000],
    write: (count) =>
      join(screen(64, 64), bytes(0x2c), le16(0, 0, 64, 64), bytes(0, 2), repeat(bytes(1, 0), count), bytes(0), trailer),
  },
  {
    name: 'clear codes',
    by: 'repetition',
    sizes: [8_000_000],
    write: (length) => join(screen(64, 64), frameOf(64, 64, Buffer.alloc(length, 0b0100_1001 << 2)), trailer),
  },
  {
    name: 'codes beyond the pixels',
    by: 'length',
    sizes: [8_000_000],
    write: (length) => join(screen(64, 64), frameOf(64, 64, packZeros(length)), trailer),
  },
  {
    name: 'codes that end too early',
    by: 'length',
    sizes: [7000],
    write: (side) => join(screen(side, side), frameOf(side, side, packZeros(10)), trailer),
  },
  {
    name: 'codes without an end',
    by: 'length',
    sizes: [1000],
    write: (length) => join(screen(64, 64), bytes(0x2c), le16(0, 0, 64, 64), bytes(0, 2), repeat(bytes(255), length)),
  },
  {
    name: 'noise as codes',
    by: 'length',
    sizes: [100, 5_000_000],
    write: (length, random) => join(screen(5000, 5000), frameOf(5000, 5000, noise(length, random)), trailer),
  },
  {
    name: 'a code length of nothing known',
    by: 'length',
    sizes: [255],
    write: (length) => join(screen(64, 64), bytes(0x2c), le16(0, 0, 64, 64), bytes(0, length, 1, 1, 0), trailer),
  },
  {
    name: 'tables of colours',
    by: 'repetition',
    sizes: [10_000],
    write: (count) =>
      join(
        screen(64, 64),
        repeat(
          join(
            bytes(0x2c),
            le16(0, 0, 64, 64),
            bytes(0x87),
            Buffer.alloc(768),
            bytes(2),
            subBlocks(packZeros(64 * 64)),
          ),
          count,
        ),
        trailer,
      ),
  },
  {
    name: 'trailers',
    by: 'repetition',
    sizes: [1_000_000],
    write: (count) => join(screen(64, 64), repeat(trailer, count), frame(64, 64)),
  },
  {
    name: 'zeros between frames',
    by: 'length',
    sizes: [9_000_000],
    write: (length) => join(screen(64, 64), Buffer.alloc(length), frame(64, 64), trailer),
  },
  {
    name: 'extensions in extensions',
    by: 'depth',
    sizes: [1_000_000],
    write: (depth) => writeGif(repeat(bytes(0x21, 0xfe, 2, 0x21, 0xfe, 0), depth)),
  },
  {
    name: 'screens',
    by: 'repetition',
    sizes: [100_000],
    write: (count) => join(repeat(screen(64, 64), count), frame(64, 64), trailer),
  },
]

export const gif: HostileFormat = {
  format: 'gif',
  generate: (random) => construct(constructions, random),
  requests: toPictureRequests,
}
