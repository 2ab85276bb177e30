import { writeDeepExif, writeLoopingExif, writeOverlappingExif } from '../bytes/exif.ts'
import {
  box,
  exifItem,
  extent,
  frame,
  full,
  nestBoxes,
  picture,
  reference,
  typed,
  withExif,
  writeAvif,
  writeDerived,
  writeGrid,
  writeGridOfGrids,
} from '../bytes/heif.ts'
import { be32, bytes, join, latin1, many, noise, repeat } from '../bytes/numbers.ts'
import { type Construction, construct } from '../construction.ts'
import type { HostileFormat } from '../format-input.ts'
import { toPictureRequests } from '../picture-requests.ts'

/** AVIF and HEIF: small files whose boxes say much. */
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
    write: (depth) => join(writeAvif({ further: nestBoxes('iprp', depth) })),
  },
  {
    name: 'lists of lists',
    by: 'depth',
    sizes: [100_000],
    write: (depth) => join(typed(), nestBoxes('moov', depth), writeAvif()),
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
