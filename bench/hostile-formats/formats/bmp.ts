import { bytes, join, latin1, le16, le32, noise, repeat } from '../bytes/numbers.ts'
import { type Construction, construct } from '../construction.ts'
import type { HostileFormat } from '../format-input.ts'
import { toPictureRequests } from '../picture-requests.ts'

/** BMP (BITMAPFILEHEADER, BITMAPINFOHEADER and its later versions). */

interface Header {
  readonly width?: number
  readonly height?: number
  readonly bits?: number
  readonly packing?: number
  readonly colours?: number
  readonly headerLength?: number
  readonly offset?: number
  readonly planes?: number
}

function header({
  width = 64,
  height = 64,
  bits = 24,
  packing = 0,
  colours = 0,
  headerLength = 40,
  offset = 54,
  planes = 1,
}: Header): Buffer {
  const info = join(le32(headerLength, width, height), le16(planes, bits), le32(packing, 0, 2835, 2835, colours, 0))
  return join(latin1('BM'), le32(0, 0, offset), info)
}

const pixels = (width: number, height: number, bits = 24) => Buffer.alloc(Math.ceil((width * bits) / 32) * 4 * height)

/** Whole and plain. */
export function writeBmp(side = 64): Buffer {
  return join(header({ width: side, height: side }), pixels(side, side))
}

const palette = Buffer.alloc(1024, 127)
const packed = (bits: number, packing: number, side: number, data: Buffer) =>
  join(header({ width: side, height: side, bits, packing, offset: 54 + 1024 }), palette, data)
const runs = { eight: 1, four: 2, fields: 3 }

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [64, 1700], write: writeBmp },
  {
    name: 'rows from above',
    by: 'length',
    sizes: [64],
    write: (side) => join(header({ width: side, height: -side }), pixels(side, side)),
  },
  {
    name: 'declared pixels without data',
    by: 'length',
    sizes: [7000, 100_000, 0x7fff_ffff],
    write: (side) => header({ width: side, height: side }),
  },
  {
    name: 'declared pixels of one bit without data',
    by: 'length',
    sizes: [7000],
    write: (side) => join(header({ width: side, height: side, bits: 1, offset: 62 }), Buffer.alloc(8)),
  },
  {
    name: 'pixels of one bit',
    by: 'length',
    sizes: [7000],
    write: (side) =>
      join(header({ width: side, height: side, bits: 1, offset: 62 }), Buffer.alloc(8), pixels(side, side, 1)),
  },
  {
    name: 'pixels of four bits',
    by: 'length',
    sizes: [4000],
    write: (side) =>
      join(header({ width: side, height: side, bits: 4, offset: 54 + 64 }), Buffer.alloc(64), pixels(side, side, 4)),
  },
  {
    name: 'pixels of sixteen bits',
    by: 'length',
    sizes: [2000],
    write: (side) => join(header({ width: side, height: side, bits: 16 }), pixels(side, side, 16)),
  },
  {
    name: 'pixels of 32 bits',
    by: 'length',
    sizes: [1500],
    write: (side) => join(header({ width: side, height: side, bits: 32 }), pixels(side, side, 32)),
  },
  {
    name: 'fields of bits',
    by: 'length',
    sizes: [1500],
    write: (side) =>
      join(
        header({ width: side, height: side, bits: 32, packing: runs.fields, headerLength: 108, offset: 122 }),
        Buffer.alloc(68),
        pixels(side, side, 32),
      ),
  },
  {
    name: 'fields of no bits',
    by: 'repetition',
    sizes: [64],
    write: (side) =>
      join(
        header({ width: side, height: side, bits: 32, packing: runs.fields, headerLength: 52, offset: 66 }),
        Buffer.alloc(12),
        pixels(side, side, 32),
      ),
  },
  {
    name: 'bits of no kind',
    by: 'length',
    sizes: [2, 3, 64, 65_535],
    write: (bits) => join(header({ bits }), pixels(64, 64)),
  },
  {
    name: 'a packing of no kind',
    by: 'length',
    sizes: [4, 5, 11, 0xffff_ffff],
    write: (packing) => join(header({ packing }), pixels(64, 64)),
  },
  {
    name: 'colours',
    by: 'count',
    sizes: [256, 1_000_000, 0x7fff_ffff, 0xffff_ffff],
    write: (colours) => join(header({ bits: 8, colours }), palette, pixels(64, 64, 8)),
  },
  {
    name: 'a palette of the file’s length',
    by: 'count',
    sizes: [2_000_000],
    write: (colours) =>
      join(header({ bits: 8, colours, offset: 54 + colours * 4 }), Buffer.alloc(colours * 4), pixels(64, 64, 8)),
  },
  {
    name: 'an offset beyond the end',
    by: 'length',
    sizes: [1000, 0x7fff_ffff, 0xffff_ffff],
    write: (offset) => join(header({ offset }), Buffer.alloc(500)),
  },
  {
    name: 'an offset into the header',
    by: 'length',
    sizes: [0, 14],
    write: (offset) => join(header({ offset }), pixels(64, 64)),
  },
  {
    name: 'a header of no length',
    by: 'length',
    sizes: [0, 12, 64, 124, 0xffff_ffff],
    write: (headerLength) => join(header({ headerLength }), pixels(64, 64)),
  },
  {
    name: 'a width below zero',
    by: 'length',
    sizes: [64, 0x8000_0000],
    write: (width) => join(header({ width: -width }), pixels(64, 64)),
  },
  {
    name: 'a height of the least number',
    by: 'length',
    sizes: [0x8000_0000],
    write: (height) => join(header({ height }), pixels(64, 64)),
  },
  {
    name: 'no width',
    by: 'length',
    sizes: [0x7fff_ffff],
    write: (height) => join(header({ width: 0, height }), pixels(64, 64)),
  },
  {
    name: 'no height',
    by: 'length',
    sizes: [0x7fff_ffff],
    write: (width) => join(header({ width, height: 0 }), pixels(64, 64)),
  },
  {
    name: 'runs of eight bits',
    by: 'repetition',
    sizes: [7000],
    write: (side) =>
      packed(8, runs.eight, side, repeat(join(repeat(bytes(255, 7), Math.ceil(side / 255)), bytes(0, 0)), side)),
  },
  {
    name: 'runs of four bits',
    by: 'repetition',
    sizes: [7000],
    write: (side) =>
      packed(4, runs.four, side, repeat(join(repeat(bytes(255, 7), Math.ceil(side / 255)), bytes(0, 0)), side)),
  },
  {
    name: 'runs beyond the pixels',
    by: 'count',
    sizes: [4_000_000],
    write: (count) => packed(8, runs.eight, 64, repeat(bytes(255, 7), count)),
  },
  {
    name: 'runs without an end',
    by: 'length',
    sizes: [7000],
    write: (side) => packed(8, runs.eight, side, bytes(255, 7)),
  },
  {
    name: 'runs of nothing',
    by: 'repetition',
    sizes: [4_000_000],
    write: (count) => packed(8, runs.eight, 64, repeat(bytes(0, 0), count)),
  },
  {
    name: 'jumps',
    by: 'count',
    sizes: [2_000_000],
    write: (count) => packed(8, runs.eight, 7000, repeat(bytes(0, 2, 255, 255), count)),
  },
  {
    name: 'jumps of four bits',
    by: 'count',
    sizes: [2_000_000],
    write: (count) => packed(4, runs.four, 7000, repeat(bytes(0, 2, 255, 255), count)),
  },
  {
    name: 'literal runs that end too early',
    by: 'length',
    sizes: [255],
    write: (length) => packed(8, runs.eight, 7000, bytes(0, length, 1)),
  },
  {
    name: 'noise as runs',
    by: 'length',
    sizes: [5_000_000],
    write: (length, random) => packed(8, runs.eight, 5000, noise(length, random)),
  },
  {
    name: 'one long line',
    by: 'length',
    sizes: [1_000_000],
    write: (width) => packed(1, 0, 64, Buffer.alloc(width / 8)),
  },
  { name: 'planes', by: 'count', sizes: [65_535], write: (planes) => join(header({ planes }), pixels(64, 64)) },
  {
    name: 'a file of its first letters',
    by: 'length',
    sizes: [2, 20, 53],
    write: (length) => header({}).subarray(0, length),
  },
]

export const bmp: HostileFormat = {
  format: 'bmp',
  generate: (random) => construct(constructions, random),
  requests: toPictureRequests,
}
