import { describe, expect, onTestFinished, test } from 'vitest'
import type { TransitSearch } from '../port.ts'
import type { Journey, JourneyQuery } from '../domain/journey.ts'

const base = { kind: 'departure', date: '20261124', time: 8 * 3_600, order: 'best', maxJourneys: 5 } as const

/** What every transit search over `testing/small-feed.ts` answers. */
export function describeTransitSearch(
  name: string,
  create: () => Promise<TransitSearch & Partial<AsyncDisposable>>,
): void {
  describe(name, () => {
    const open = async () => {
      const engine = await create()
      onTestFinished(() => engine[Symbol.asyncDispose]?.())
      return engine
    }

    const find = async (names: readonly string[], query: Partial<JourneyQuery> = {}) => {
      const places = names.map((place) => ({ name: place }))
      const { journeys } = await (await open()).findJourneys({ ...base, places, ...query })
      return journeys.map(describeJourney)
    }

    test('feeds are listed with their version and range', async () => {
      const feeds = await (await open()).listFeeds()
      expect(feeds).toMatchObject([
        { name: 'small', publisher: 'Tests', version: '2026-1', firstDate: '20260101', lastDate: '20261231' },
      ])
    })

    test.each([
      ['港', 'forward', ['港']],
      ['きた', 'forward', ['北町']],
      ['キタマチ', 'forward', ['北町']],
      ['kita', 'forward', ['北町']],
      ['Minamihama', 'forward', ['南浜']],
      ['harb', 'forward', ['港']],
      ['浜', 'forward', []],
      ['浜', 'partial', ['南浜']],
      ['', 'partial', ['港', '北町', '南浜', '丘', '山手', '岬', '丘']],
    ] as const)('"%s" (%s) finds %j', async (typed, match, names) => {
      const query = { name: typed, match, kinds: undefined, prefecture: undefined, limit: 30 }
      expect((await (await open()).findStations(query)).map((station) => station.name)).toEqual(names)
    })

    test('a station is found by its code, with its reading and kinds', async () => {
      const engine = await open()
      const [found] = await engine.findStations({
        name: '北町',
        match: 'forward',
        kinds: ['train'],
        prefecture: undefined,
        limit: 1,
      })
      expect(found).toMatchObject({ reading: 'きたまち', kinds: ['train'], latitude: 35, longitude: 139 })
      expect(found?.code).toMatch(/^\d{9}$/)
      expect(await engine.readStation(found?.code ?? '')).toEqual(found)
      expect(await engine.readStation('1')).toBeUndefined()
    })

    test('a train stop and a bus stop of one name are two stations', async () => {
      const found = await (
        await open()
      ).findStations({ name: '丘', match: 'forward', kinds: undefined, prefecture: undefined, limit: 9 })
      expect(found.map(({ kinds }) => kinds)).toEqual([['subway'], ['bus']])
    })

    test('of two trains the one that arrives first is best', async () => {
      expect(await find(['北町', '南浜'])).toEqual(['北町 8:05 湾岸線 8:24 南浜'])
    })

    test('on a holiday what runs on weekdays alone does not run', async () => {
      const [first] = await find(['北町', '南浜'], { date: '20261123' })
      expect(first).toBe('北町 8:00 湾岸線 8:30 南浜')
    })

    test('a change takes its time, and later trains are taken where it does not fit', async () => {
      const [first] = await find(['北町', '丘'])
      expect(first).toBe('北町 8:05 湾岸線 8:12 港, 港 8:15 山手線 8:33 丘')
    })

    test('passengers of a through train stay on board; blank times lie between their neighbours', async () => {
      expect(await find(['北町', '山手'], { time: 8 * 3_600 + 1_800 })).toEqual([
        '北町 9:00 湾岸線 9:10 港, =港 9:12 山手線 9:22 山手',
      ])
    })

    test('an arrival is met by the last train that is in time', async () => {
      const [first] = await find(['北町', '南浜'], { kind: 'arrival', time: 8 * 3_600 + 1_800 })
      expect(first).toBe('北町 8:05 湾岸線 8:24 南浜')
    })

    test('first and last train of a day, the last past midnight', async () => {
      expect((await find(['北町', '港'], { kind: 'firstTrain' }))[0]).toBe('北町 8:00 湾岸線 8:10 港')
      expect((await find(['北町', '南浜'], { kind: 'lastTrain' }))[0]).toBe('北町 23:50 湾岸線 24:20 南浜')
    })

    test("after midnight the day before's trains still run", async () => {
      const [first] = await find(['港', '南浜'], { date: '20261125', time: 60 })
      expect(first).toBe('港 0:02 湾岸線 0:20 南浜')
    })

    test('a place to pass is passed on board or by changing there', async () => {
      expect((await find(['北町', '港', '南浜']))[0]).toBe('北町 8:05 湾岸線 8:24 南浜')
      expect(await find(['北町', '南浜', '丘'])).toEqual([])
    })

    test('a position is reached on foot', async () => {
      const places = [{ name: '北町' }, { position: { latitude: 35, longitude: 139.205 } }]
      const [first] = (await (await open()).findJourneys({ ...base, places })).journeys
      expect(first?.legs.at(-1)).toMatchObject({
        kind: 'walk',
        from: { name: '南浜' },
        departure: { date: '20261124', time: 30_240 },
      })
    })

    test('fares of zones: one for rides that may be joined, one for each that may not', async () => {
      const engine = await open()
      const places = [{ name: '北町' }, { name: '岬' }]
      const [first] = (await engine.findJourneys({ ...base, places })).journeys
      expect(first?.fares).toEqual([
        { firstLeg: 0, lastLeg: 1, amount: 240, currency: 'JPY', name: 'long' },
        { firstLeg: 3, lastLeg: 3, amount: 210, currency: 'JPY', name: 'ride' },
      ])
    })

    test('averages tell the wait and are given once', async () => {
      const places = [{ name: '港' }, { name: '丘' }]
      const { journeys } = await (await open()).findJourneys({ ...base, places, kind: 'average' })
      expect(journeys.map(({ legs }) => legs)).toMatchObject([[{ isAverage: true, averageWait: 1_200 }]])
    })

    test.each([
      [['北町', 'どこか'], {}, 'There is no station "どこか" in the timetable.'],
      [['北町', '北町'], {}, '"北町" stands twice in a row; a journey goes from one place to another.'],
      [['北町', '港'], { date: '20270101' }, 'The timetable covers 20260101 to 20261231; 20270101 lies outside of it.'],
      [['北町', '港'], { date: '20260230' }, '"20260230" is no date such as 20261122.'],
    ] as const)('%j %j is refused with a sentence', async (names, query, message) => {
      const places = names.map((place) => ({ name: place }))
      await expect((await open()).findJourneys({ ...base, ...query, places })).rejects.toThrow(message)
    })

    test('work for a caller who has gone away ends, or is done already', async () => {
      const controller = new AbortController()
      const answer = (await open()).findJourneys(
        { ...base, places: [{ name: '北町' }, { name: '港' }] },
        { signal: controller.signal },
      )
      controller.abort()
      const outcome = await answer.then(
        ({ journeys }) => journeys.length,
        (error: { code: string }) => error.code,
      )
      expect([2, 3, 4, 'cancelled']).toContain(outcome)
    })
  })
}

/** `北町 8:05 湾岸線 8:24 南浜`, an equals sign before what one stays seated for; hours count on past midnight. */
function describeJourney({ legs }: Journey): string {
  const [first] = legs
  const begin = first?.kind === 'ride' ? first.calls[0]?.departure?.date : undefined
  const clock = (moment: { readonly date: string; readonly time: number } | undefined) => {
    if (!moment) return '-'
    const hours = Math.floor(moment.time / 3_600) + (moment.date === begin ? 0 : 24)
    return `${hours}:${String(Math.floor(moment.time / 60) % 60).padStart(2, '0')}`
  }
  return legs
    .map((leg) => {
      if (leg.kind === 'walk') return 'walk'
      const [from, to] = [leg.calls[0], leg.calls.at(-1)]
      return `${leg.isThrough ? '=' : ''}${from?.station.name} ${clock(from?.departure)} ${leg.line} ${clock(to?.arrival)} ${to?.station.name}`
    })
    .join(', ')
}
