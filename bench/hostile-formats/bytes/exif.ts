import { be16, be32, bytes, join, latin1, many } from './numbers.ts'

/** Blocks of EXIF (CIPA DC-008, a TIFF of its own) that lead to themselves or name more than they have. */

const exifPointer = 0x8769
const longType = 4

const head = latin1('MM\0*')
const entry = (tag: number, type: number, count: number, value: number) => join(be16(tag, type), be32(count, value))

/** A directory of `count` entries, each of which is a directory that begins where this one does. */
export function writeLoopingExif(count: number): Buffer {
  const entries = many(count, () => entry(exifPointer, longType, 1, 8))
  return join(head, be32(8), be16(count), entries, be32(8))
}

/** `depth` directories, each within the one before it. */
export function writeDeepExif(depth: number): Buffer {
  const length = 2 + 12 + 4
  const directories = many(depth, (index) =>
    join(be16(1), entry(exifPointer, longType, 1, 8 + (index + 1) * length), be32(0)),
  )
  return join(head, be32(8), directories, be16(0))
}

/** `count` entries that name all of the block as theirs. */
export function writeOverlappingExif(count: number): Buffer {
  const entries = many(count, (index) => entry(0x9000 + (index % 0x500), 7, 10 + count * 12, 8))
  return join(head, be32(8), be16(count), entries, be32(0))
}

/** Directories one after the other, the last one leading to the first. */
export function writeRingOfExif(count: number): Buffer {
  const length = 2 + 12 + 4
  const directories = many(count, (index) =>
    join(be16(1), entry(0x010e, 2, 4, 0x61626300), be32(index + 1 === count ? 8 : 8 + (index + 1) * length)),
  )
  return join(head, be32(8), directories)
}

/** Counts that no file can have. */
export function writeBoastingExif(count: number): Buffer {
  const entries = many(count, (index) => entry(0x0100 + index, 1 + (index % 12), 0xffff_ffff, 0xffff_fff0))
  return join(head, be32(8), be16(count), entries, be32(0xffff_fff0), bytes(0))
}
