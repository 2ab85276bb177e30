/** Zip archives (PKWARE APPNOTE 6.3.10) in which a timetable is looked for. */
import { crc32, deflateRawSync } from 'node:zlib'
import { type ZipEntry, writeZip } from '../../../src/interfaces/transit-search/testing/write-zip.ts'
import { smallFeed } from './feeds.ts'
import { join, le16, le32, le64 } from './numbers.ts'

export const feed = (): ZipEntry[] => Object.entries(smallFeed).map(([name, data]) => ({ name, data }))
export const withEntries = (...entries: readonly ZipEntry[]) => withList(entries)
export const withList = (entries: readonly ZipEntry[]) => writeZip([...feed(), ...entries])

/** `megabytes` of rows, packed a thousand to one. */
export function unfolding(name: string, megabytes: number, row = 'x,y,z,1,2\n'): ZipEntry {
  const data = Buffer.alloc(megabytes * 2 ** 20, row)
  return { name, data: deflateRawSync(data, { level: 9 }), packed: { size: data.length, checksum: crc32(data) } }
}

/** Entries that are each all of those behind them, and all of them one run of bytes (D. Fifield, 2019). */
export function writeOverlapping(count: number): Buffer {
  const first = unfolding('stop_times.txt', 20)
  return withEntries(
    first,
    ...Array.from({ length: count }, (_, index) => ({
      ...first,
      name: `f${index}/stop_times.txt`,
      overlapsFirst: true,
    })),
  )
}

export const nested = (depth: number): Buffer =>
  depth === 0 ? writeZip(feed()) : writeZip([{ name: 'inner.zip', data: nested(depth - 1) }])

export const whole = () => writeZip(feed())
export const end = (count: number, length: number, offset: number, remark = 0) =>
  join(le32(0x06054b50), le16(0, 0, count, count), le32(length, offset), le16(remark))

export function changeEnd(change: (end: Buffer) => void): Buffer {
  const archive = whole()
  change(archive.subarray(archive.length - 22))
  return archive
}

export const zip64End = (count: bigint, length: bigint, offset: bigint) =>
  join(le32(0x06064b50), le64(44), le16(45, 45), le32(0, 0), le64(count, count, length, offset))
export const zip64Locator = (offset: number) => join(le32(0x07064b50, 0), le64(offset), le32(1))

/** One entry with an extra field in the directory. */
export function withExtra(extra: Buffer): Buffer {
  const name = Buffer.from('stops.txt')
  const local = join(le32(0x04034b50), le16(20, 0, 0, 0, 0), le32(0, 0, 0), le16(name.length, 0), name)
  const listed = join(
    le32(0x02014b50),
    le16(20, 20, 0, 0, 0, 0),
    le32(0, 0, 0),
    le16(name.length, extra.length, 0, 0, 0),
    le32(0, 0),
    name,
    extra,
  )
  return join(local, listed, end(1, listed.length, local.length))
}
