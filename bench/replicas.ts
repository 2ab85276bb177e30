import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startPrivateRedis } from '../src/kernel/answering/access/testing/private-redis.ts'
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from '../src/kernel/foundation/storage/testing/private-postgres.ts'
import { findFreePort } from '../src/kernel/testing/find-free-port.ts'
import { readExample, startNginx } from '../tests/replicas/start-nginx.ts'
import { measureRates } from './http/measure-rate.ts'
import { CallCounter } from './replicas/call-counter.ts'
import { endReplica, startReplica } from './replicas/start-replica.ts'
import type { BenchResult, Figure } from './result.ts'

const key = 'bench-development-key'
const loops = 6
const seconds = 60

const stateless = '/test/posts/1'
const stateful = '/qa/api/v1/users/search?q=ta'

/**
 * Three replicas behind nginx on PostgreSQL and Redis, all on this machine: what they serve, and what a minute of trouble costs:
 * every connection to PostgreSQL ended each second, PostgreSQL restarted twice, a replica killed.
 */
export default async function run(): Promise<BenchResult> {
  const postgres = await startPrivatePostgres()
  if ('missing' in postgres) throw new Error(postgres.missing)
  const redis = await startPrivateRedis()
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()]
  const environment = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, MAINSTAY_DEV_KEY: key }
  const replicas = await Promise.all(ports.map((port) => startReplica(port, environment)))
  const door = await findFreePort()
  const nginx = await startNginx(door, await readExample(door, ports))
  try {
    const rates = await measureCapacity(`http://127.0.0.1:${door}`, `http://127.0.0.1:${ports[0]}`)
    const counter = new CallCounter(`http://127.0.0.1:${door}`, key)
    const restart = (index: number) => startReplica(ports[index] ?? 0, environment)
    const calls = counter.run(loops)
    await makeTrouble(postgres, replicas, restart)
    counter.end()
    await calls
    for (const failure of counter.failures) console.log(failure)
    return { name: 'replicas', seeds: [], figures: [...rates, ...(await countCosts(counter, postgres))] }
  } finally {
    await nginx.stop()
    await Promise.all(replicas.map((child) => endReplica(child, 'SIGTERM')))
    await redis.stop()
    await postgres.stop()
  }
}

async function measureCapacity(behind: string, alone: string): Promise<Figure[]> {
  const urls = [stateless, stateful].flatMap((path) => [`${behind}${path}`, `${alone}${path}`])
  const [posts = 0, onePosts = 0, users = 0, oneUsers = 0] = await measureRates(urls, { rounds: 3 })
  const figure = (name: string, value: number, one: number): Figure => ({
    name,
    value,
    unit: 'requests/s',
    peers: { 'one replica without nginx': one },
  })
  return [
    figure('three replicas behind nginx, GET /test/posts/1', posts, onePosts),
    figure('three replicas behind nginx, a search of users', users, oneUsers),
  ]
}

type Restart = (index: number) => Promise<ChildProcess>

async function makeTrouble(postgres: PrivatePostgres, replicas: ChildProcess[], restart: Restart): Promise<void> {
  const until = performance.now() + seconds * 1000
  let next: Promise<void> | undefined
  for (let second = 1; performance.now() < until; second++) {
    await pause(1_000)
    await endConnections(postgres)
    if (second === 15 || second === 35) {
      await postgres.turn('off')
      await pause(2_000)
      await postgres.turn('on')
    }
    if (second === 25) next = killAndRestart(replicas, restart)
  }
  await next
}

async function killAndRestart(replicas: ChildProcess[], restart: Restart): Promise<void> {
  const [first] = replicas
  if (first) await endReplica(first, 'SIGKILL')
  await pause(5_000)
  replicas[0] = await restart(0)
}

async function endConnections({ url }: PrivatePostgres): Promise<void> {
  await query(url, `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mainstay'`)
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function countCosts(counter: CallCounter, postgres: PrivatePostgres): Promise<Figure[]> {
  const kept = new Set((await query(postgres.url, 'select url from news_feed_source')).map((row) => Object(row).url))
  const lost = counter.acknowledged.filter((url) => !kept.has(url))
  const figure = (name: string, value: number, unit: string, target?: string): Figure => ({
    name: `a minute of trouble: ${name}`,
    value,
    unit,
    peers: {},
    ...(target ? { target } : {}),
  })
  const statuses = [...counter.counts].toSorted(([left], [right]) => left - right)
  return [
    ...statuses.map(([status, count]) => figure(`answers ${status}`, count, 'calls')),
    figure('the longest wait', counter.maxMs, 'ms'),
    figure('writes acknowledged', counter.acknowledged.length, 'writes'),
    figure('of them lost', lost.length, 'writes', '<= 0'),
  ]
}
