import { writeZip } from '../../../src/interfaces/transit-search/testing/write-zip.ts'
import {
  changeEnd,
  end,
  feed,
  nested,
  unfolding,
  whole,
  withEntries,
  withExtra,
  withList,
  writeOverlapping,
  zip64End,
  zip64Locator,
} from '../bytes/archives.ts'
import { bytes, join, le16, noise, repeat } from '../bytes/numbers.ts'
import { type Construction, construct } from '../construction.ts'
import type { OperatorFormat } from '../operator-format.ts'
import { callMainstay } from '../programs.ts'

/** Zip archives that unfold to much, or whose directories say what is not so. */

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [1], write: whole },
  {
    name: 'stored',
    by: 'length',
    sizes: [1],
    write: () => writeZip(feed().map((entry) => ({ ...entry, isStored: true }))),
  },
  {
    name: 'entries',
    by: 'count',
    sizes: [5000, 65_535, 200_000],
    write: (count) => withList(Array.from({ length: count }, (_, index) => ({ name: `f${index}`, data: '' }))),
  },
  {
    name: 'entries of one name',
    by: 'repetition',
    sizes: [5000],
    write: (count) => withList(Array.from({ length: count }, () => ({ name: 'stops.txt', data: 'stop_id\n' }))),
  },
  {
    name: 'names that are long',
    by: 'length',
    sizes: [65_000],
    write: (length) =>
      withList(Array.from({ length: 200 }, (_, index) => ({ name: `${index}${'a/'.repeat(length / 2)}`, data: '' }))),
  },
  {
    name: 'folders in folders',
    by: 'depth',
    sizes: [30_000],
    write: (depth) => writeZip(feed().map((entry) => ({ ...entry, name: 'a/'.repeat(depth) + entry.name }))),
  },
  {
    name: 'feeds in one archive',
    by: 'count',
    sizes: [1000],
    write: (count) =>
      writeZip(
        Array.from({ length: count }, (_, index) =>
          feed().map((entry) => ({ ...entry, name: `f${index}/${entry.name}` })),
        ).flat(),
      ),
  },
  { name: 'archives in archives', by: 'depth', sizes: [1, 50], write: nested },
  {
    name: 'archives side by side',
    by: 'count',
    sizes: [5000],
    write: (count) => writeZip(Array.from({ length: count }, (_, index) => ({ name: `f${index}.zip`, data: whole() }))),
  },
  {
    name: 'names out of the folder',
    by: 'depth',
    sizes: [1000],
    write: (depth) => withEntries({ name: `${'../'.repeat(depth)}stops.txt`, data: 'x' }),
  },
  {
    name: 'names of zeros',
    by: 'length',
    sizes: [1000],
    write: (length) => withEntries({ name: '\0'.repeat(length), data: 'x' }),
  },
  {
    name: 'a table that unfolds, MiB',
    by: 'length',
    sizes: [60, 900],
    write: (size) => withEntries(unfolding('stop_times.txt', size)),
  },
  {
    name: 'a table of spaces that unfolds, MiB',
    by: 'repetition',
    sizes: [60],
    write: (size) => withEntries(unfolding('shapes.txt', size, ' '), unfolding('transfers.txt', size, ' ')),
  },
  {
    name: 'a table without line ends that unfolds, MiB',
    by: 'length',
    sizes: [60],
    write: (size) => withEntries(unfolding('trips.txt', size, 'x')),
  },
  {
    name: 'a table of line ends that unfolds, MiB',
    by: 'repetition',
    sizes: [60],
    write: (size) => withEntries(unfolding('trips.txt', size, '\n')),
  },
  {
    name: 'a table of commas that unfolds, MiB',
    by: 'repetition',
    sizes: [60],
    write: (size) => withEntries(unfolding('trips.txt', size, ',')),
  },
  {
    name: 'a table of quotes that unfolds, MiB',
    by: 'repetition',
    sizes: [60],
    write: (size) => withEntries(unfolding('trips.txt', size, '"')),
  },
  {
    name: 'tables that unfold, MiB each',
    by: 'count',
    sizes: [60],
    write: (size) =>
      withEntries(
        ...['stop_times', 'transfers', 'translations', 'fare_rules', 'frequencies', 'calendar_dates'].map((name) =>
          unfolding(`${name}.txt`, size),
        ),
      ),
  },
  { name: 'entries in one place', by: 'repetition', sizes: [1000], write: writeOverlapping },
  {
    name: 'a size less than it is',
    by: 'length',
    sizes: [10],
    write: (claimedSize) => withEntries({ ...unfolding('trips.txt', 50), claimedSize }),
  },
  {
    name: 'a size more than it is',
    by: 'length',
    sizes: [0x7fff_ffff],
    write: (claimedSize) => withEntries({ name: 'trips.txt', data: 'trip_id\n', claimedSize }),
  },
  {
    name: 'a size of four gigabytes in zip64',
    by: 'length',
    sizes: [0xffff_fffe],
    write: (claimedSize) => withEntries({ name: 'trips.txt', data: 'trip_id\n', claimedSize, isZip64: true }),
  },
  {
    name: 'zip64 of small entries',
    by: 'count',
    sizes: [1000],
    write: (count) =>
      withList(Array.from({ length: count }, (_, index) => ({ name: `f${index}`, data: 'x', isZip64: true }))),
  },
  {
    name: 'a directory of 2^60 entries',
    by: 'count',
    sizes: [1],
    write: () =>
      join(
        whole(),
        zip64End(2n ** 60n, 2n ** 60n, 0n),
        zip64Locator(whole().length),
        end(0xffff, 0xffff_ffff, 0xffff_ffff),
      ),
  },
  {
    name: 'a directory that lies beyond the end',
    by: 'length',
    sizes: [1],
    write: () => changeEnd((last) => last.writeUInt32LE(0x7fff_ffff, 16)),
  },
  {
    name: 'a directory of more entries than there are',
    by: 'count',
    sizes: [9000],
    write: (count) => changeEnd((last) => last.writeUInt16LE(count, 10)),
  },
  {
    name: 'a directory that is its own end',
    by: 'repetition',
    sizes: [1],
    write: () => changeEnd((last) => last.writeUInt32LE(whole().length - 22, 16)),
  },
  {
    name: 'ends',
    by: 'repetition',
    sizes: [2000],
    write: (count) => join(whole(), repeat(end(0xffff, 0xffff_ffff, 0xffff_ffff), count)),
  },
  {
    name: 'a remark that is long',
    by: 'length',
    sizes: [65_535],
    write: (length) => join(whole().subarray(0, -2), le16(length), Buffer.alloc(length, 0x50)),
  },
  {
    name: 'encrypted',
    by: 'count',
    sizes: [3],
    write: () => writeZip(feed().map((entry) => ({ ...entry, isEncrypted: true }))),
  },
  {
    name: 'sizes behind the data',
    by: 'count',
    sizes: [3],
    write: () => writeZip(feed().map((entry) => ({ ...entry, hasDescriptor: true }))),
  },
  {
    name: 'a wrong checksum',
    by: 'length',
    sizes: [1],
    write: () => writeZip(feed().map((entry) => ({ ...entry, checksum: 1 }))),
  },
  {
    name: 'noise as packed bytes',
    by: 'length',
    sizes: [1_000_000],
    write: (length, random) =>
      withEntries({ name: 'trips.txt', data: noise(length, random), packed: { size: length, checksum: 0 } }),
  },
  { name: 'cut off', by: 'length', sizes: [4, 100, 500], write: (length) => whole().subarray(0, length) },
  {
    name: 'noise before it',
    by: 'length',
    sizes: [5_000_000],
    write: (length, random) => join(noise(length, random), whole()),
  },
  {
    name: 'noise behind it',
    by: 'length',
    sizes: [70_000],
    write: (length, random) => join(whole(), noise(length, random)),
  },
  { name: 'extra fields', by: 'count', sizes: [16_000], write: (count) => withExtra(repeat(bytes(1, 0, 0, 0), count)) },
  {
    name: 'an extra field longer than it is',
    by: 'length',
    sizes: [65_535],
    write: (length) => withExtra(join(le16(1, length), bytes(1))),
  },
]

export const zip: OperatorFormat = {
  format: 'zip',
  file: 'feed.zip',
  generate: (random) => construct(constructions, random),
  open: (path) => callMainstay('import', 'gtfs', path),
}
