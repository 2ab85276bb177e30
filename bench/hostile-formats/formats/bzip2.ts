import { type Bzip2Block, checksumOfRun, writeBzip2 } from '../bytes/bzip2.ts'
import { bytes, join, latin1, noise, repeat } from '../bytes/numbers.ts'
import { type Construction, construct } from '../construction.ts'
import type { OperatorFormat } from '../operator-format.ts'
import { callMainstay } from '../programs.ts'

/** Dumps of an encyclopedia in bzip2: blocks that begin at any bit, streams one behind the other. */

/** One byte, so often; four of them in a row say how many more follow. */
function runOf(byte: number, count: number): Bzip2Block {
  return { column: [[byte, count]], origin: 0, checksum: checksumOfRun(byte, count) }
}

/** Four equal bytes and 255 more of them, `groups` times: 45 MB in some 40 bytes. */
function unfolding(groups: number, byte = 0x20): Bzip2Block {
  return {
    column: [
      [255, groups],
      [byte, groups * 4],
    ],
    origin: 0,
    checksum: checksumOfRun(byte, groups * 259),
  }
}

const empty = writeBzip2([])
const blockMagic = bytes(0x31, 0x41, 0x59, 0x26, 0x53, 0x59)
const endMagic = bytes(0x17, 0x72, 0x45, 0x38, 0x50, 0x90)
const begin = latin1('BZh9')
const small = (count: number) =>
  writeBzip2([{ column: [[0x20, count]], origin: 0, checksum: checksumOfRun(0x20, count) }])

const constructions: readonly Construction[] = [
  { name: 'a run', by: 'length', sizes: [3], write: small },
  { name: 'empty', by: 'length', sizes: [1], write: () => empty },
  { name: 'empty streams', by: 'count', sizes: [1000, 700_000], write: (count) => repeat(empty, count) },
  { name: 'streams of three spaces', by: 'count', sizes: [1000, 50_000], write: (count) => repeat(small(3), count) },
  {
    name: 'a block that unfolds',
    by: 'length',
    sizes: [1000, 60_000, 179_000],
    write: (groups) => writeBzip2([unfolding(groups)]),
  },
  {
    name: 'streams that unfold',
    by: 'repetition',
    sizes: [200, 5000],
    write: (count) => repeat(writeBzip2([unfolding(60_000)]), count),
  },
  {
    name: 'blocks that unfold',
    by: 'count',
    sizes: [200],
    write: (count) => writeBzip2(Array.from({ length: count }, () => unfolding(60_000))),
  },
  {
    name: 'a block of smaller-than signs',
    by: 'repetition',
    sizes: [60_000],
    write: (groups) => writeBzip2([unfolding(groups, 0x3c)]),
  },
  {
    name: 'a block longer than its level',
    by: 'length',
    sizes: [900_000],
    write: (count) =>
      writeBzip2(
        [
          {
            column: [
              [255, count / 5],
              [0x20, (count / 5) * 4],
            ],
            origin: 0,
            checksum: 0,
          },
        ],
        { level: 1 },
      ),
  },
  {
    name: 'a text that begins nowhere',
    by: 'length',
    sizes: [0xff_ffff],
    write: (origin) => writeBzip2([{ ...runOf(0x20, 3), origin }]),
  },
  {
    name: 'a wrong checksum',
    by: 'length',
    sizes: [3],
    write: (count) => writeBzip2([{ ...runOf(0x20, count), checksum: 1 }]),
  },
  {
    name: 'a wrong checksum of the stream',
    by: 'length',
    sizes: [3],
    write: (count) => writeBzip2([runOf(0x20, count)], { streamChecksum: 1 }),
  },
  {
    name: 'a column of every byte',
    by: 'length',
    sizes: [256],
    write: (count) =>
      writeBzip2([
        { column: Array.from({ length: count }, (_, index) => [index, 1] as const), origin: 0, checksum: 0 },
      ]),
  },
  {
    name: 'a column that turns in a small ring',
    by: 'repetition',
    sizes: [100_000],
    write: (count) =>
      writeBzip2([
        {
          column: [
            [0x20, 1],
            [0x21, count],
          ],
          origin: 1,
          checksum: 0,
        },
      ]),
  },
  {
    name: 'beginnings of blocks',
    by: 'count',
    sizes: [10, 100_000, 1_500_000],
    write: (count) => join(begin, repeat(blockMagic, count)),
  },
  {
    name: 'beginnings of blocks with zeros',
    by: 'count',
    sizes: [100_000],
    write: (count) => join(begin, repeat(join(blockMagic, Buffer.alloc(60)), count)),
  },
  {
    name: 'ends of streams',
    by: 'repetition',
    sizes: [1_000_000],
    write: (count) => join(begin, repeat(endMagic, count)),
  },
  {
    name: 'a block without an end',
    by: 'length',
    sizes: [7_000_000, 60_000_000],
    write: (length) => join(begin, blockMagic, Buffer.alloc(length)),
  },
  { name: 'zeros', by: 'length', sizes: [60_000_000], write: (length) => join(begin, Buffer.alloc(length)) },
  {
    name: 'noise',
    by: 'length',
    sizes: [20_000_000],
    write: (length, random) => join(begin, blockMagic, noise(length, random)),
  },
  {
    name: 'a table without end',
    by: 'depth',
    sizes: [1_000_000],
    write: (length) =>
      join(begin, blockMagic, Buffer.alloc(8), bytes(0xff, 0xff), Buffer.alloc(length, 0xaa), blockMagic),
  },
  {
    name: 'selectors without end',
    by: 'depth',
    sizes: [1_000_000],
    write: (length) => join(begin, blockMagic, Buffer.alloc(length, 0xff), blockMagic),
  },
  {
    name: 'levels of no size',
    by: 'length',
    sizes: [48],
    write: (digit) => join(latin1('BZh'), bytes(digit), blockMagic),
  },
  { name: 'headers', by: 'repetition', sizes: [1_000_000], write: (count) => repeat(begin, count) },
  { name: 'cut off', by: 'length', sizes: [2, 4, 20, 40], write: (length) => small(200).subarray(0, length) },
  {
    name: 'zeros behind it',
    by: 'length',
    sizes: [10_000_000],
    write: (length) => join(small(3), Buffer.alloc(length)),
  },
  {
    name: 'noise behind it',
    by: 'length',
    sizes: [5_000_000],
    write: (length, random) => join(small(3), noise(length, random)),
  },
  { name: 'bzip2 in bzip2', by: 'depth', sizes: [1], write: () => join(small(3), begin, small(3)) },
]

export const bzip2: OperatorFormat = {
  format: 'bzip2',
  file: 'dump.xml.bz2',
  generate: (random) => construct(constructions, random),
  open: (path) => callMainstay('import', 'wiki', path, '--lang', 'x-test'),
}
