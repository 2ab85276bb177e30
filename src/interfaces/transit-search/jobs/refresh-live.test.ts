/** Sources of live data that are away, slow, wrong or hostile. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { createGuardedFetch } from '../../../kernel/foundation/outgoing/guarded-fetch.ts'
import { describeOnEachDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { readLiveSources } from '../import/live/live-sources.ts'
import { encodeMessage, type TestTrip } from '../testing/encode-message.ts'
import { answer, openLiveCity, secondsAt } from '../testing/live-city.ts'
import { smallFeed, writeFeed } from '../testing/small-feed.ts'
import { refreshLiveSources } from './refresh-live-sources.ts'

const timestamp = secondsAt('2026-11-24T08:00')
const late: TestTrip = {
  trip: { tripId: 'local-out-0900', startDate: '20261124' },
  stopTimeUpdate: [{ stopSequence: 1, departure: { delay: 300 } }],
}
const [planned, delayed] = [['浜北線 09:00 凪浜 09:04 本町'], ['浜北線 09:05 凪浜 09:09 本町 (+5)']]
const good = encodeMessage({ timestamp, trips: [late] })

type City = Awaited<ReturnType<typeof openLiveCity>>
const ask = (city: City) => city.ask('凪浜', '本町', '08:58')

async function readState(city: City, body: Parameters<City['server']['answers']['set']>[1]): Promise<string> {
  city.server.answers.set('/updates', body)
  await city.refresh()
  const [row] = await city.describe()
  return row?.state ?? ''
}

describeOnEachDatabase('a source', (create) => {
  test('that fails is asked again, holds for ten minutes, and then the timetable does; it may come back', async () => {
    const city = await openLiveCity({ database: await create() })
    expect(await readState(city, good)).toBe('in use')
    expect(await ask(city)).toEqual(delayed)
    const away = (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(503).end()
    expect(await readState(city, away)).toBe('in use; The server answered 503.')
    expect(await ask(city)).toEqual(delayed)
    city.clock.time += 10 * 60_000
    await refreshLiveSources(city.context)
    expect(await city.describe()).toMatchObject([{ counts: undefined, state: 'not in use; The server answered 503.' }])
    expect(await ask(city)).toEqual(planned)
    city.clock.time += 5 * 60_000
    answer(city.server, { trips: [late] }, city.clock.time)
    await refreshLiveSources(city.context)
    expect(await ask(city)).toEqual(delayed)
  })

  test('that serves what it knew long ago is too old, however often it answers', async () => {
    const city = await openLiveCity({ database: await create() })
    for (let minute = 0; minute < 11; minute++) {
      city.clock.time += 30_000
      await readState(city, good)
    }
    expect(await city.describe()).toMatchObject([{ madeAt: timestamp * 1000, state: 'not in use: too old' }])
    expect(await ask(city)).toEqual(planned)
  })

  test('that does not say when it made its message counts from when it was read', async () => {
    const city = await openLiveCity({ database: await create() })
    await readState(city, encodeMessage({ trips: [late] }))
    expect(await ask(city)).toEqual(delayed)
    city.clock.time += 10 * 60_000 + 1
    expect(await ask(city)).toEqual(planned)
  })
})

test('a time that no clock shows is none', async () => {
  const city = await openLiveCity()
  // A header whose time is the largest number of 64 bits: 13 bytes.
  const endless = Buffer.from('0a0b18ffffffffffffffffff01', 'hex')
  expect(await readState(city, Buffer.concat([encodeMessage({ trips: [late] }), endless]))).toBe('in use')
  expect(await ask(city)).toEqual(delayed)
})

describe('answers of no use change nothing, and are said in words', () => {
  test.each([
    [
      'a page',
      Buffer.from('<!DOCTYPE html><title>Not found</title>'),
      'The answer is a page or XML, not GTFS-RT in protobuf.',
    ],
    [
      'JSON',
      Buffer.from('{"header":{}}'),
      'The answer is JSON, not GTFS-RT in protobuf; look for the address of the binary form.',
    ],
    ['nothing', Buffer.alloc(0), 'The answer is empty.'],
    ['text', Buffer.from('no such page'), 'The answer is no GTFS-RT message in protobuf, or it is cut short.'],
    ['a message cut short', good.subarray(0, -3), 'The answer is no GTFS-RT message in protobuf, or it is cut short.'],
    [
      'a message without its header',
      good.subarray(13),
      'The answer is no GTFS-RT message in protobuf, or it is cut short.',
    ],
    [
      'groups in groups',
      Buffer.alloc(3_000_000, 0x0b),
      'The answer is no GTFS-RT message in protobuf, or it is cut short.',
    ],
    [
      'a length beyond all',
      Buffer.from([0x12, 0xff, 0xff, 0xff, 0xff, 0x0f]),
      'The answer is no GTFS-RT message in protobuf, or it is cut short.',
    ],
    ['a million entities', writeEntities(1_000_000), 'It holds more than 200,000 entities.'],
    ['one too large', Buffer.alloc(17 * 1024 * 1024), 'The answer is larger than 16,777,216 bytes.'],
  ])('%s', async (_, body, sentence) => {
    const city = await openLiveCity()
    await readState(city, good)
    expect(await readState(city, body)).toBe(`in use; ${sentence}`)
    expect(await ask(city)).toEqual(delayed)
  })

  test('a server that is away, and one that is slow', async () => {
    const gone = await openLiveCity({ sources: () => 'nagihama=http://127.0.0.1:9/updates' })
    await gone.refresh()
    expect(await gone.describe()).toMatchObject([
      { readAt: null, state: 'not in use; 127.0.0.1:9 cannot be reached or broke off (ECONNREFUSED).' },
    ])
    const slow = await openLiveCity({ environment: { TRANSIT_SEARCH_LIVE_TIMEOUT_MS: '100' } })
    expect(await readState(slow, (_, response) => void response.write('x'))).toMatch(
      /^not in use; 127\.0\.0\.1:\d+ took over 0\.1 s\.$/,
    )
    expect(await ask(slow)).toEqual(planned)
  })

  test('an address inside this network, unless the operator allows it', async () => {
    const city = await openLiveCity()
    await refreshLiveSources({ ...city.context, guardedFetch: createGuardedFetch() })
    expect((await city.describe())[0]?.state).toMatch(/MAINSTAY_ALLOW_PRIVATE_ADDRESSES=1/)
  })
})

describe('hostile messages', () => {
  test('100,000 trips that nobody knows are read and counted', async () => {
    const city = await openLiveCity()
    const trips = Array.from({ length: 100_000 }, (_, index) => ({ trip: { tripId: `trip-${index}` } }))
    expect(await readState(city, encodeMessage({ timestamp, trips: [...trips, late] }))).toBe('in use')
    expect(await city.describe()).toMatchObject([{ counts: { unknown: 100_000, updated: 1 } }])
    expect(await ask(city)).toEqual(delayed)
  })

  test('an update that is not whole, and one with more stops than any trip has, are left out, the others count', async () => {
    const city = await openLiveCity()
    const stops = Array.from({ length: 5_000 }, (_, index) => ({ stopSequence: index, departure: { delay: 60 } }))
    const many = encodeMessage({ trips: [{ trip: { tripId: 'local-out-0915' }, stopTimeUpdate: stops }] }).subarray(7)
    const broken = new BinaryWriter()
    broken.tag(2, WireType.LengthDelimited).fork().tag(1, WireType.LengthDelimited).string('broken')
    broken
      .tag(3, WireType.LengthDelimited)
      .bytes(new Uint8Array([0x0a, 0x7f, 0x0a]))
      .join()
    await readState(city, Buffer.concat([good, broken.finish(), many]))
    expect(await city.describe()).toMatchObject([{ counts: { updated: 1, ignored: 2 } }])
    expect(await ask(city)).toEqual(delayed)
  })

  test('fields that nobody knows are passed over; a relation that nobody knows is no delay', async () => {
    const city = await openLiveCity()
    const strange = new BinaryWriter()
    strange.tag(1999, WireType.LengthDelimited).bytes(new Uint8Array(1_000))
    strange.tag(1998, WireType.StartGroup).tag(1, WireType.Varint).uint32(1).tag(1998, WireType.EndGroup)
    strange.tag(2, WireType.LengthDelimited).fork().tag(1, WireType.LengthDelimited).string('strange')
    strange.tag(3, WireType.LengthDelimited).fork().tag(1, WireType.LengthDelimited).fork()
    strange.tag(1, WireType.LengthDelimited).string('rapid-out-0935').tag(4, WireType.Varint).int32(99)
    await readState(city, Buffer.concat([good, strange.join().join().join().finish()]))
    expect(await city.describe()).toMatchObject([{ counts: { updated: 1, ignored: 1, cancelled: 0 } }])
  })

  test.each([
    ['milliseconds for seconds', { departure: { time: timestamp * 1000 } }],
    ['a time before all time', { departure: { time: -1 } }],
    ['a delay of years', { departure: { delay: 2_147_483_647 } }],
  ])('%s are not believed', async (_, told) => {
    const city = await openLiveCity()
    await readState(
      city,
      encodeMessage({ timestamp, trips: [{ ...late, stopTimeUpdate: [{ stopSequence: 1, ...told }] }] }),
    )
    expect(await ask(city)).toEqual(planned)
  })
})

describe('several sources', () => {
  test('each for its feed, two for one, and trips of one id in both feeds', async () => {
    const twin = smallFeed['trips.txt']?.replace('hill,daily,hill1', 'hill,daily,local-out-0900') ?? ''
    const times = smallFeed['stop_times.txt']?.replaceAll('hill1,', 'local-out-0900,') ?? ''
    const small = await writeFeed({ ...smallFeed, 'trips.txt': twin, 'stop_times.txt': times })
    const city = await openLiveCity({
      feeds: [join(import.meta.dirname, '../sample/nagihama'), small],
      sources: (origin) => `nagihama=${origin}/one nagihama=${origin}/two\n small=${origin}/small`,
    })
    const rapid = { trip: { tripId: 'rapid-out-0935', startDate: '20261124' }, delay: 120 }
    answer(city.server, { trips: [late] }, city.clock.time, '/one')
    answer(city.server, { trips: [rapid] }, city.clock.time, '/two')
    await city.refresh()
    expect(await ask(city)).toEqual(delayed)
    expect(await city.ask('凪浜', '空港', '09:33')).toEqual(['浜北線快速 09:37 凪浜 09:53 空港 (+2)'])
    expect(await city.ask('山手', '丘', '08:20')).toEqual(['山手線 08:22 山手 08:30 丘'])
    expect((await city.describe()).map(({ feed, state }) => [feed, state])).toEqual([
      ['nagihama', 'in use'],
      ['nagihama', 'in use'],
      ['small', 'not in use; The server answered 404.'],
    ])
  })

  test('a feed that is not there is said', async () => {
    const city = await openLiveCity({ sources: (origin) => `moon=${origin}/updates` })
    expect((await city.describe())[0]?.state).toBe('there is no feed of this name; there are nagihama')
  })

  test('a file, read as often as an address', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'live-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'updates.pb')
    const city = await openLiveCity({ sources: () => `nagihama=${file}` })
    await city.refresh()
    expect(await city.describe()).toMatchObject([
      { from: 'a file', state: 'not in use; The file cannot be read: it is not there (ENOENT).' },
    ])
    await writeFile(file, good)
    await city.refresh()
    expect(await ask(city)).toEqual(delayed)
  })
})

describe('how a source is asked', () => {
  test('with its headers; neither they nor its address come into the log or the state', async () => {
    const lines = new PassThrough()
    const city = await openLiveCity({
      sources: (origin) => `nagihama=${origin}/updates?token=hidden-in-address`,
      environment: {
        TRANSIT_SEARCH_LIVE_HEADERS: 'nagihama=X-Api-Key: hidden; nagihama=authorization: Bearer hidden too',
      },
    })
    const context = { ...city.context, log: createLogger('debug', lines) }
    await refreshLiveSources(context)
    city.clock.time += 30_000
    city.server.answers.set('/updates', good)
    await refreshLiveSources(context)
    expect(city.server.asked.map(({ headers }) => [headers['x-api-key'], headers.authorization])).toEqual([
      ['hidden', 'Bearer hidden too'],
      ['hidden', 'Bearer hidden too'],
    ])
    lines.end()
    const said = await text(lines)
    expect(said).toContain('live data cannot be read')
    expect(said).toContain('live data are read')
    expect(`${said}${JSON.stringify(await city.describe())}`).not.toContain('hidden')
  })

  test('every half minute, and less often while it fails', async () => {
    const city = await openLiveCity()
    const begin = city.clock.time
    const times: number[] = []
    for (let seconds = 0; seconds < 900; seconds += 5) {
      const { length } = city.server.asked
      city.clock.time = begin + seconds * 1000
      await refreshLiveSources(city.context)
      if (city.server.asked.length > length) times.push(seconds)
    }
    expect(times).toEqual([0, 30, 90, 210, 450, 750])
  })

  test.each([
    [
      'https://example.org/x',
      '',
      'TRANSIT_SEARCH_LIVE, part 1: a source is written FEED=https://… or FEED=/path/of/a/file.',
    ],
    [
      'a=https://x.example b=ftp://secret@x',
      '',
      'TRANSIT_SEARCH_LIVE, part 2: a source is written FEED=https://… or FEED=/path/of/a/file.',
    ],
    [
      'a=https://x.example',
      'a=no-colon',
      'TRANSIT_SEARCH_LIVE_HEADERS, part 1: a header is written FEED=name: value, in ASCII.',
    ],
    [
      'a=https://x.example',
      'b=key: 1',
      'TRANSIT_SEARCH_LIVE_HEADERS is about "b", of which TRANSIT_SEARCH_LIVE names no source.',
    ],
  ])('settings that are wrong: %s %s', (live, headers, sentence) => {
    const settings = { TRANSIT_SEARCH_LIVE: live, TRANSIT_SEARCH_LIVE_HEADERS: headers }
    expect(() => readLiveSources(settings)).toThrow(sentence)
  })

  test('a feed whose name has a space', () => {
    expect(readLiveSources({ TRANSIT_SEARCH_LIVE: 'night%20bus=https://x.example/y' })).toMatchObject([
      { feed: 'night bus', place: 'x.example', address: { url: 'https://x.example/y' } },
    ])
  })
})

/** A message with a header and so many empty entities. */
function writeEntities(count: number): Buffer {
  return Buffer.concat([encodeMessage({ timestamp }), Buffer.alloc(count * 2, Buffer.from([0x12, 0x00]))])
}
