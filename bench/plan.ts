import { startPrivatePostgres } from '../src/kernel/foundation/storage/testing/private-postgres.ts'
import { findFreePort } from '../src/kernel/testing/find-free-port.ts'
import { createRandom } from '../src/libraries/random/create-random.ts'
import { readExample, startNginx } from '../tests/replicas/start-nginx.ts'
import { callWrk } from './http/measure-rate.ts'
import { percentile } from './mixed-load/generate-load.ts'
import { type Costs, measureCosts } from './plan/measure-costs.ts'
import { simulateCalls, type Station } from './plan/simulate-calls.ts'
import { endReplica, startReplica } from './replicas/start-replica.ts'
import type { BenchResult, Figure } from './result.ts'

const rounds = 3
const warmUpSeconds = 10
/** A search holds a connection to the database: more of them at once wait for one. */
const loads = [
  { name: 'a post', path: '/test/posts/1', callers: 32 },
  { name: 'a search of users', path: '/qa/api/v1/users/search?q=ta', callers: 12 },
]

/**
 * What a call of three replicas behind nginx costs of a processor in each process, and a simulation of what they serve then with the processors that they
 * had, held against what they did; the same from what a call of one replica cost, in rounds that alternate. docs/capacity.md plans by it.
 */
export default async function run(): Promise<BenchResult> {
  const postgres = await startPrivatePostgres()
  if ('missing' in postgres) throw new Error(postgres.missing)
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()] as const
  const replicas = await Promise.all(ports.map((port) => startReplica(port, { DATABASE_URL: postgres.url })))
  const [door, doorOfOne] = [await findFreePort(), await findFreePort()]
  const nginx = await startNginx(door, await readExample(door, ports))
  const nginxOfOne = await startNginx(doorOfOne, await readExample(doorOfOne, [ports[0], ports[0], ports[0]]))
  try {
    const figures: Figure[] = []
    for (const { name, path, callers } of loads) {
      const [one, three] = [`http://127.0.0.1:${doorOfOne}${path}`, `http://127.0.0.1:${door}${path}`]
      // Until the code of all replicas is compiled.
      await callWrk(three, warmUpSeconds, callers)
      const ofOne: Costs[] = []
      const ofThree: Costs[] = []
      for (let round = 0; round < rounds; round++) {
        ofOne.push(await measureCosts(one, Math.ceil(callers / 3)))
        ofThree.push(await measureCosts(three, callers))
      }
      figures.push(...compare(name, callers, takeMiddle(ofOne), takeMiddle(ofThree)))
    }
    return { name: 'plan', seeds: [1], figures }
  } finally {
    await Promise.all([nginx.stop(), nginxOfOne.stop()])
    await Promise.all(replicas.map((child) => endReplica(child, 'SIGTERM')))
    await postgres.stop()
  }
}

/** The round in the middle by what a call cost in all. */
function takeMiddle(all: readonly Costs[]): Costs {
  const sorted = all.toSorted((a, b) => a.processors / a.callsPerSecond - b.processors / b.callsPerSecond)
  const middle = sorted[Math.floor(all.length / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}

/** What a call passes, by what it cost. */
function stationsOf({ perCall }: Costs): readonly Station[] {
  const stations = [
    { name: 'wrk', program: 'wrk', processes: 1 },
    { name: 'nginx', program: 'nginx', processes: 1 },
    { name: 'replica', program: 'node', processes: 3 },
    { name: 'PostgreSQL', program: 'postgres', processes: 30 },
  ]
  return stations.flatMap(({ name, program, processes }) => {
    const serviceMs = perCall.get(program) ?? 0
    return serviceMs > 0.001 ? [{ name, serviceMs, processes }] : []
  })
}

function compare(name: string, callers: number, one: Costs, three: Costs): Figure[] {
  const random = createRandom(1)
  const { processors } = three
  const simulate = (costs: Costs) =>
    simulateCalls({ stations: stationsOf(costs), processors, load: { callers }, calls: 50_000, random }).callsPerSecond
  const off = (simulated: number) => Math.abs(simulated / three.callsPerSecond - 1) * 100
  const [simulated, fromOne] = [simulate(three), simulate(one)]
  const figure = (what: string, value: number, unit: string, target?: string): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit,
    peers: {},
    ...(target && { target }),
  })
  return [
    ...stationsOf(three).map(({ name: station, serviceMs }) =>
      figure(`a call's time of a processor, ${station}`, serviceMs * 1000, 'µs'),
    ),
    figure('one replica behind nginx', one.callsPerSecond, 'calls/s'),
    figure('processors that it and all beside it had', one.processors, ''),
    figure('three replicas behind nginx', three.callsPerSecond, 'calls/s'),
    figure('processors that three replicas and all beside them had', processors, ''),
    figure('three replicas behind nginx, simulated', simulated, 'calls/s'),
    figure('how far that is off', off(simulated), '%', '<= 15'),
    figure('the same from what a call of one replica cost', fromOne, 'calls/s'),
    figure('how far this is off', off(fromOne), '%'),
    ...simulateOwnProcessor(three).map(([what, ms]) => figure(what, ms, 'ms')),
  ]
}

/** A replica of the plan: it has a processor of its own and is at work for 60 % of the time, by calls that come independently of each other. */
function simulateOwnProcessor({ perCall }: Costs): readonly (readonly [string, number])[] {
  const serviceMs = perCall.get('node') ?? 0
  const { latencies } = simulateCalls({
    stations: [{ name: 'replica', serviceMs, processes: 1 }],
    processors: 1,
    load: { callsPerSecond: 600 / serviceMs },
    calls: 200_000,
    random: createRandom(2),
  })
  return [
    ['a replica with a processor of its own, at 60 %: half of the calls within', percentile(latencies, 0.5)],
    ['a replica with a processor of its own, at 60 %: 99 of 100 calls within', percentile(latencies, 0.99)],
  ]
}
