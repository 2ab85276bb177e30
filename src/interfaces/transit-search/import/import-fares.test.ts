import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JourneyPlanner } from '../engines/embedded/journey-planner.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { type FeedTexts, smallFeed, writeFeed } from '../testing/small-feed.ts'
import { describeProblem } from './gtfs/import-problems.ts'
import { importGtfs } from './import-gtfs.ts'
import type { Fare } from '../domain/journey.ts'

/** What journeys on Tuesday, 2026-11-24 cost over the small feed with other fares: its own are left out. */
async function openFares(fares: FeedTexts) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'transit-'))
  const texts = { ...smallFeed, 'fare_attributes.txt': '', 'fare_rules.txt': '', ...fares }
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  const { problems } = await importGtfs({ feeds: [{ path: await writeFeed(given, 'feed') }], dataFolder, now: 0 })
  const loaded = await new TimetableStore(dataFolder).load()
  if (!loaded) throw new Error('The import left no timetable.')
  const planner = new JourneyPlanner(loaded.timetable)
  const findFares = (from: string, to: string, hour: number, vias: readonly string[] = []): readonly Fare[] => {
    const query = { kind: 'departure', date: '20261124', time: hour * 3_600, order: 'best', maxJourneys: 1 } as const
    return planner.plan({ ...query, places: [from, ...vias, to].map((name) => ({ name })) }).journeys[0]?.fares ?? []
  }
  return {
    problems: problems.map(describeProblem),
    findFares,
    /** Undefined where it is not told. */
    priceOf(from: string, to: string, hour = 8): number | undefined {
      const found = findFares(from, to, hour)
      return found.length === 0 ? undefined : found.reduce((sum, { amount }) => sum + amount, 0)
    },
  }
}

const attributes = (...rows: string[]) =>
  ['fare_id,price,currency_type,payment_method,transfers,transfer_duration,agency_id', ...rows].join('\n')
const rules = (...rows: string[]) => ['fare_id,route_id,origin_id,destination_id,contains_id', ...rows].join('\n')

const hillPlaces = rules('a,hill,P1,P2,', 'b,hill,P1,P3,', 'a,hill,P2,P3,')

test('zones that count the stops of a route are places on it', async () => {
  const { priceOf, problems } = await openFares({
    'fare_attributes.txt': attributes('a,150,JPY,0,0,,', 'b,190,JPY,0,0,,'),
    'fare_rules.txt': hillPlaces,
  })
  expect([priceOf('港', '山手'), priceOf('港', '丘'), priceOf('山手', '丘')]).toEqual([150, 190, 150])
  expect(priceOf('北町', '丘')).toBeUndefined()
  expect(problems).toEqual([])
})

test('places are not counted where the trips of a route call at several lists of stops', async () => {
  const times = smallFeed['stop_times.txt']?.replace('hill2,8:25:00,8:25:00,yama,2\n', '') ?? ''
  const { priceOf, problems } = await openFares({
    'stop_times.txt': times,
    'fare_attributes.txt': attributes('a,150,JPY,0,0,,', 'b,190,JPY,0,0,,'),
    'fare_rules.txt': hillPlaces,
  })
  expect(priceOf('港', '丘')).toBeUndefined()
  expect(problems).toEqual([
    'feed, fare_rules.txt line 1, origin_id: fares of 1 routes are not known: their zones are none of stops.txt, and no places on the route that could be counted (hill).',
  ])
})

test('one price for all pairs of a route is its price, whatever the pairs are called', async () => {
  const { priceOf, problems } = await openFares({
    'fare_attributes.txt': attributes('a,150,JPY,0,0,,'),
    'fare_rules.txt': rules('a,hill,P1,P2,', 'a,hill,P1,P3,', 'a,hill,P1,P4,'),
  })
  expect([priceOf('港', '丘'), problems]).toEqual([150, []])
})

test('zones that are ids of stops stand for those stops', async () => {
  const { priceOf } = await openFares({
    'fare_attributes.txt': attributes('a,150,JPY,0,0,,'),
    'fare_rules.txt': rules('a,hill,minato2,oka,'),
  })
  expect([priceOf('港', '丘'), priceOf('港', '山手')]).toEqual([150, undefined])
})

test('a ticket of several routes holds over changes between them, for its time', async () => {
  const ticket = (transfers: string, duration: string) => ({
    'fare_attributes.txt': attributes(`day,2.5,USD,0,${transfers},${duration},`),
    'fare_rules.txt': rules('day,coast,,,', 'day,hill,,,'),
  })
  const { priceOf, findFares } = await openFares(ticket('', ''))
  expect([priceOf('北町', '丘'), priceOf('港', '丘')]).toEqual([2.5, 2.5])
  expect(findFares('北町', '丘', 8)).toEqual([{ firstLeg: 0, lastLeg: 1, amount: 2.5, currency: 'USD', name: 'day' }])
  expect((await openFares(ticket('0', ''))).priceOf('北町', '丘')).toBe(5)
  expect((await openFares(ticket('1', '599'))).priceOf('北町', '丘')).toBe(5)
  expect((await openFares(ticket('1', '600'))).priceOf('北町', '丘')).toBe(2.5)
})

test('a fare of an agency holds on its routes alone', async () => {
  const agencies = `${smallFeed['agency.txt']}B,Hill Railway,https://example.invalid/,Asia/Tokyo\n`
  const { priceOf } = await openFares({
    'agency.txt': agencies,
    'routes.txt': smallFeed['routes.txt']?.replace('hill,A', 'hill,B') ?? '',
    'fare_attributes.txt': attributes('one,150,JPY,0,,,A'),
  })
  expect([priceOf('北町', '南浜'), priceOf('港', '丘')]).toEqual([150, undefined])
})

test('wrong fares are left out and named', async () => {
  const { problems } = await openFares({
    'fare_attributes.txt': attributes('a,free,JPY,0,0,,', 'b,100,JPY,0,0,,X', 'c,100,JPY,0,0,,', 'c,200,JPY,0,0,,'),
    'fare_rules.txt': rules('a,hill,,,', 'c,hill,,,'),
  })
  expect(problems).toEqual([
    'feed, fare_attributes.txt line 2, price: "free" is no price; the row is left out.',
    'feed, fare_attributes.txt line 3, agency_id: there is no agency "X"; the row is left out.',
    'feed, fare_attributes.txt line 5, fare_id: "c" stands there already; the row is left out.',
    'feed, fare_rules.txt line 2, fare_id: there is no fare "a"; the row is left out.',
  ])
})

const areas = 'area_id,stop_id\nZ1,kita\nZ1,minato\nZ2,minami\nZ2,yama\nZ2,oka\nZ2,bus1\nZ3,bus2\n'
const products = 'fare_product_id,amount,currency\nshort,150,JPY\nlong,240,JPY\nride,210,JPY\nless,-50,JPY\n'

test('Fares v2 and fares of zones say the same of the same tariff', async () => {
  const old = await openFares({
    'fare_attributes.txt': attributes('short,150,JPY,0,0,,', 'long,240,JPY,0,0,,', 'ride,210,JPY,0,0,,'),
    'fare_rules.txt': rules('short,,Z1,Z1,', 'long,,Z1,Z2,', 'ride,bus,Z2,Z3,', 'short,hill,Z2,Z2,'),
  })
  const now = await openFares({
    'stop_areas.txt': areas,
    'fare_products.txt': products,
    'route_networks.txt': 'network_id,route_id\nB,bus\nH,hill\nC,coast\n',
    'fare_leg_rules.txt':
      'network_id,from_area_id,to_area_id,fare_product_id,rule_priority\n,Z1,Z1,short,\n,Z1,Z2,long,\nB,Z2,Z3,ride,\nH,Z2,Z2,short,\n',
  })
  const names = ['北町', '港', '南浜', '山手', '丘', '岬']
  const tell = ({ priceOf }: typeof old) =>
    names.flatMap((from) => names.filter((to) => to !== from).map((to) => `${from} ${to} ${priceOf(from, to)}`))
  expect(tell(now)).toEqual(tell(old))
  expect(tell(now)).toContain('北町 岬 600')
  expect(now.problems).toEqual([])
})

test('they do so whatever the tariff', async () => {
  const zones = ['Z1', 'Z2', 'Z3']
  const pairs = zones.flatMap((from) => zones.map((to) => [from, to] as const))
  const tariff = fc.array(fc.option(fc.integer({ min: 1, max: 900 }), { freq: 3 }), {
    minLength: pairs.length,
    maxLength: pairs.length,
  })
  await fc.assert(
    fc.asyncProperty(tariff, async (prices) => {
      const priced = pairs.flatMap(([from, to], index) => {
        const price = prices[index] ?? undefined
        return price === undefined ? [] : [{ from, to, price, id: `${from}${to}` }]
      })
      fc.pre(priced.length > 0)
      const old = await openFares({
        'fare_attributes.txt': attributes(...priced.map(({ id, price }) => `${id},${price},JPY,0,0,,`)),
        'fare_rules.txt': rules(...priced.map(({ id, from, to }) => `${id},,${from},${to},`)),
      })
      const now = await openFares({
        'stop_areas.txt': areas,
        'fare_products.txt': `fare_product_id,amount,currency\n${priced.map(({ id, price }) => `${id},${price},JPY`).join('\n')}`,
        'fare_leg_rules.txt': `from_area_id,to_area_id,fare_product_id\n${priced.map(({ id, from, to }) => `${from},${to},${id}`).join('\n')}`,
      })
      for (const from of ['北町', '港', '山手', '丘'])
        for (const to of ['港', '南浜', '丘', '岬'])
          if (from !== to) expect(now.priceOf(from, to)).toBe(old.priceOf(from, to))
    }),
    { numRuns: 15 },
  )
})

test('without priorities an empty field means what no rule names', async () => {
  const { priceOf } = await openFares({
    'stop_areas.txt': areas,
    'routes.txt':
      smallFeed['routes.txt']
        ?.replace('route_color', 'route_color,network_id')
        .replace('coast,A,C,湾岸線,2,0A64C8', 'coast,A,C,湾岸線,2,0A64C8,C') ?? '',
    'fare_products.txt': products,
    'fare_leg_rules.txt': 'network_id,from_area_id,to_area_id,fare_product_id\nC,,,short\n,,,long\n,Z2,,ride\n',
  })
  expect([priceOf('北町', '南浜'), priceOf('港', '丘'), priceOf('山手', '丘')]).toEqual([150, 240, 210])
})

test('the rule of the highest priority counts, and several of it the cheapest', async () => {
  const { priceOf } = await openFares({
    'stop_areas.txt': areas,
    'fare_products.txt': products,
    'fare_leg_rules.txt':
      'from_area_id,to_area_id,fare_product_id,rule_priority\n,,short,\nZ1,Z2,long,2\nZ1,Z2,ride,2\n',
  })
  expect([priceOf('北町', '港'), priceOf('港', '丘')]).toEqual([150, 210])
})

test.each([
  ['free', '1,2,0,,', 150],
  ['free, but not for so long', '1,2,0,,1679', 300],
  ['free for just as long', '1,2,0,,1680', 150],
  ['for a price', '1,2,0,long,', 390],
  ['for both prices and one more', '1,2,1,long,', 540],
  ['for less', '1,2,1,less,', 250],
  ['for a price in place of both', '1,2,2,ride,', 210],
  ['between groups that no other rule names', ',,0,,', 150],
  ['the other way round', '2,1,0,,', 300],
])('Fares v2: a change that is %s', async (_, rule, price) => {
  const { priceOf } = await openFares({
    'fare_products.txt': products,
    'route_networks.txt': 'network_id,route_id\nC,coast\nH,hill\n',
    'fare_leg_rules.txt': 'leg_group_id,network_id,fare_product_id\n1,C,short\n2,H,short\n',
    'fare_transfer_rules.txt': `from_leg_group_id,to_leg_group_id,fare_transfer_type,fare_product_id,duration_limit\n${rule}\n`,
  })
  expect([priceOf('港', '丘'), priceOf('北町', '丘')]).toEqual([150, price])
})

test('Fares v2: changes in a row are as many as the rule says', async () => {
  const change = (count: string) => ({
    'fare_products.txt': products,
    'fare_leg_rules.txt': 'leg_group_id,fare_product_id\n1,short\n',
    'fare_transfer_rules.txt': `from_leg_group_id,to_leg_group_id,fare_transfer_type,transfer_count\n1,1,0,${count}\n`,
  })
  const prices = await Promise.all(
    ['1', '2', '-1'].map(async (count) => (await openFares(change(count))).priceOf('北町', '岬')),
  )
  expect(prices).toEqual([300, 150, 150])
})

test('riders of the default category pay, with any means of payment where there is a price for it', async () => {
  const { priceOf } = await openFares({
    'rider_categories.txt':
      'rider_category_id,rider_category_name,is_default_fare_category\nadult,Adult,1\nchild,Child,0\n',
    'fare_media.txt': 'fare_media_id,fare_media_type\ncard,2\n',
    'fare_products.txt':
      'fare_product_id,rider_category_id,fare_media_id,amount,currency\none,child,,100,JPY\none,adult,card,180,JPY\none,adult,,200,JPY\ntwo,child,,50,JPY\n',
    'fare_leg_rules.txt': 'fare_product_id\none\ntwo\n',
  })
  expect(priceOf('港', '丘')).toBe(200)
})

test('what is not understood of Fares v2 is named, and nothing is told in its place', async () => {
  const timed = await openFares({
    'fare_products.txt': products,
    'timeframes.txt': 'timeframe_group_id,start_time,end_time,service_id\npeak,07:00:00,09:00:00,weekday\n',
    'fare_leg_rules.txt': 'from_timeframe_group_id,fare_product_id\n,short\npeak,long\n',
  })
  expect(timed.priceOf('港', '丘')).toBeUndefined()
  expect(timed.problems).toEqual([
    'feed, fare_leg_rules.txt line 3, from_timeframe_group_id: fares that depend on it are not understood; rides under it have none.',
  ])
  const joined = await openFares({
    'fare_products.txt': products,
    'fare_leg_rules.txt': 'fare_product_id\nshort\n',
    'fare_leg_join_rules.txt': 'from_network_id,to_network_id\nA,A\n',
  })
  expect([joined.priceOf('港', '丘'), joined.priceOf('北町', '丘')]).toEqual([150, undefined])
})

/** Z1 at 北町 and 港, Z2 at 南浜: 150 within a zone, 240 from one to the other. */
const zoneFares = {
  'fare_attributes.txt': smallFeed['fare_attributes.txt'] ?? '',
  'fare_rules.txt': rules('short,,Z1,Z1,', 'short,,Z2,Z2,', 'long,,Z1,Z2,', 'long,,Z2,Z1,'),
}
const amountsOf = (fares: readonly Fare[]) =>
  fares.map(({ firstLeg, lastLeg, amount }) => `${firstLeg}-${lastLeg} ${amount}`)

test('one vehicle that goes out and comes back is paid for twice by who turns back with it', async () => {
  const calls = 'kita 8:00 minato1 8:10 minami 8:30 minato1 8:50 kita 9:00'.match(/\S+ \S+/g) ?? []
  const rows = calls.map((each, index) => each.replace(/(\S+) (\S+)/, `local1,$2:00,$2:00,$1,${index}`))
  const { findFares } = await openFares({
    ...zoneFares,
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${rows.join('\n')}\n`,
  })
  expect(amountsOf(findFares('北町', '北町', 8, ['南浜']))).toEqual(['0-0 240', '0-0 240'])
  expect(amountsOf(findFares('北町', '港', 8, ['南浜']))).toEqual(['0-0 240', '0-0 240'])
  expect(amountsOf(findFares('北町', '南浜', 8, ['港']))).toEqual(['0-0 240'])
})

test('a fare for both ways together that is less than one of them is none', async () => {
  // 南浜 to 丘, both in Z2, by way of 港 in Z1: nothing is come to twice.
  const times = `${smallFeed['stop_times.txt']}back,7:30:00,7:30:00,minami,1\nback,7:50:00,7:50:00,minato1,2\n`
  const { findFares } = await openFares({
    ...zoneFares,
    'trips.txt': `${smallFeed['trips.txt']}coast,daily,back,北町,102,1,\n`,
    'stop_times.txt': times,
  })
  expect(amountsOf(findFares('南浜', '丘', 7))).toEqual(['0-1 150'])
  expect(amountsOf(findFares('南浜', '丘', 7, ['港']))).toEqual(['0-0 240', '1-1 240'])
})

test('legs that cost less after one another (Fares v2) do not when one turns back', async () => {
  const times = `${smallFeed['stop_times.txt']}back,8:40:00,8:40:00,minami,1\nback,9:00:00,9:00:00,kita,2\n`
  const { findFares } = await openFares({
    'trips.txt': `${smallFeed['trips.txt']}coast,daily,back,北町,102,1,\n`,
    'stop_times.txt': times,
    'fare_products.txt': 'fare_product_id,amount,currency\none,200,JPY\nfree,0,JPY\n',
    'fare_leg_rules.txt': 'leg_group_id,fare_product_id\nany,one\n',
    'fare_transfer_rules.txt':
      'from_leg_group_id,to_leg_group_id,transfer_count,fare_transfer_type,fare_product_id\nany,any,-1,0,free\n',
  })
  expect(amountsOf(findFares('北町', '丘', 8))).toEqual(['0-1 200'])
  expect(amountsOf(findFares('北町', '北町', 8, ['南浜']))).toEqual(['0-0 200', '1-1 200'])
})
