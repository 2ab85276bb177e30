import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { smallFeed } from '../testing/small-feed.ts'
import { writeZip, type ZipEntry } from '../testing/write-zip.ts'
import { importGtfs } from './import-gtfs.ts'

const small: readonly ZipEntry[] = Object.entries(smallFeed).map(([name, data]) => ({ name, data }))

/** The small feed, with what is said of one of its files. */
function withFile(name: string, change: Partial<ZipEntry>): ZipEntry[] {
  return small.map((entry) => (entry.name === name ? { ...entry, ...change } : entry))
}

async function importZip(entries: readonly ZipEntry[] | Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'transit-'))
  const path = join(folder, 'feed.zip')
  await writeFile(path, Buffer.isBuffer(entries) ? entries : writeZip(entries))
  const { trips, problems } = await importGtfs({ feeds: [{ path: path }], dataFolder: folder, now: 0 })
  return { trips, problems }
}

test.each<[string, readonly ZipEntry[]]>([
  ['packed', small],
  ['stored', small.map((entry) => ({ ...entry, isStored: true }))],
  ['in a folder', small.map((entry) => ({ ...entry, name: `gtfs/2026/${entry.name}` }))],
  ['in a folder of Windows', small.map((entry) => ({ ...entry, name: `gtfs\\${entry.name}` }))],
  ['in capitals', small.map((entry) => ({ ...entry, name: entry.name.toUpperCase() }))],
  ['with zip64 sizes', small.map((entry) => ({ ...entry, isZip64: true }))],
  ['with sizes behind the data', small.map((entry) => ({ ...entry, hasDescriptor: true }))],
  ['twice, of which the first counts', [...small, { name: 'stops.txt', data: 'stop_id\n' }]],
  [
    'beside what is none of it',
    [
      { name: '__MACOSX/._stops.txt', data: '\0' },
      { name: 'old/', data: '' },
      { name: 'old/stops.txt', data: 'x' },
      ...small,
    ],
  ],
])('an archive whose files are %s is read', async (_, entries) => {
  expect(await importZip(entries)).toEqual({ trips: 8, problems: [] })
})

test('ways through stations are read of an archive, too', async () => {
  const header = 'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional\n'
  const { problems } = await importZip([
    ...small,
    { name: 'pathways.txt', data: `${header}p1,minato1,minato2,1,1\np2,minato1,minato2,9,1\n` },
  ])
  expect(problems).toMatchObject([{ file: 'pathways.txt', line: 3, field: 'pathway_mode' }])
})

test('files of another folder do not mix with those of the feed', async () => {
  const inFolder = small
    .filter(({ name }) => name !== 'stop_times.txt')
    .map((entry) => ({ ...entry, name: `a/${entry.name}` }))
  await expect(importZip([...inFolder, { name: 'b/stop_times.txt', data: 'trip_id\n' }])).rejects.toThrow(
    'it has no stop_times.txt.',
  )
})

/** A file of zeros as large as it likes, without making it: deflate repeats one block. */
function packZeros(megabytes: number) {
  const block = Buffer.alloc(2 ** 20)
  const packed = deflateRawSync(block, { finishFlush: 2 })
  let checksum = 0
  for (let done = 0; done < megabytes; done++) checksum = crc32(block, checksum)
  const data = Buffer.concat([...Array.from({ length: megabytes }, () => packed), Buffer.from([3, 0])])
  return { data, packed: { size: megabytes * block.length, checksum } }
}

test.each<[string, () => readonly ZipEntry[] | Buffer, string]>([
  [
    '10 GB of zeros',
    () => withFile('stop_times.txt', { ...packZeros(16), isZip64: true, claimedSize: 1e10 }),
    'stop_times.txt in',
  ],
  ['a file of zeros', () => withFile('stop_times.txt', packZeros(128)), 'unpacks to more than 300 times its size'],
  [
    'a file larger than it says',
    () => withFile('stop_times.txt', { ...packZeros(128), claimedSize: 1_000 }),
    'stop_times.txt in',
  ],
  [
    'entries that lie over each other',
    () => {
      const zeros = packZeros(60)
      const others = Array.from({ length: 90 }, (_, index) => ({ name: `${index}.txt`, ...zeros, overlapsFirst: true }))
      return [{ name: 'stop_times.txt', ...zeros }, ...others, ...small]
    },
    'line 1 of stop_times.txt cannot be read: it is longer than any row.',
  ],
  [
    '100,000 files',
    () => Array.from({ length: 100_000 }, (_, index) => ({ name: `${index}.txt`, data: '', isStored: true })),
    'holds more than 10,000 files, as no feed does.',
  ],
  ['a wrong checksum', () => withFile('trips.txt', { checksum: 7 }), 'trips.txt in'],
  ['a wrong checksum, stored', () => withFile('trips.txt', { checksum: 7, isStored: true }), 'its checksum is wrong.'],
  ['a password', () => withFile('agency.txt', { isEncrypted: true }), 'is encrypted; timetables are not.'],
  [
    'two feeds',
    () => ['east', 'west'].flatMap((folder) => small.map((entry) => ({ ...entry, name: `${folder}/${entry.name}` }))),
    'holds several feeds (east, west); unpack it and import its folder.',
  ],
  [
    'archives',
    () => [{ name: '1/google_transit.zip', data: writeZip(small) }],
    'holds no feed but other archives (1/google_transit.zip); unpack it first.',
  ],
  [
    'a way out of its folder',
    () => [...small, { name: '../outside.txt', data: '' }],
    'is neither a folder nor a readable zip archive',
  ],
  ['nothing', () => [], 'feed.zip is no GTFS feed that can be used: it has no agency.txt'],
  ['its first half alone', () => writeZip(small).subarray(0, 1_000), 'is neither a folder nor a readable zip archive'],
])('an archive with %s is refused in a sentence', async (_, entries, sentence) => {
  await expect(importZip(entries())).rejects.toThrow(sentence)
})
