import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { countLostWrites } from './attack/count-lost-writes.ts'
import { holdBodies } from './attack/hold-bodies.ts'
import { namedAttacks } from './attack/list-attacks.ts'
import { type BadRequest, mutateRequests } from './attack/mutate-requests.ts'
import type { NamedAttack } from './attack/named-attack.ts'
import { readLargeFeed } from './attack/read-large-feed.ts'
import { tryBadRequests } from './attack/try-bad-requests.ts'
import { type AttackRow, beforeFile, writeAttacks } from './attack/write-attacks.ts'
import { attackAgain } from './overload/attack-again.ts'
import { findFault, maxPauseMs } from './overload/find-fault.ts'
import { WatchedServer } from './overload/watched-server.ts'
import type { BenchResult, Figure } from './result.ts'

const port = 18_032
const timeoutMs = 10_000
const connections = 200
const kills = 24

/**
 * Attacks by name, thousands of bad inputs from a seed, bodies whose last byte does not come, and processes killed while they
 * write. `-- --seed N` and `--bad N` choose the bad inputs; `--heap MIB` gives the server less
 * memory; `--before` keeps the rows as those that later runs are compared with. Exits with 1 when something is wrong.
 */
export default async function run(): Promise<
  BenchResult & { attacks: readonly AttackRow[]; faults: readonly string[] }
> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      seed: { type: 'string', default: '1' },
      heap: { type: 'string' },
      bad: { type: 'string', default: '4000' },
      before: { type: 'boolean', default: false },
    },
  })
  const seed = Number(values.seed)
  console.log(`Seed ${seed}.`)
  const heapMiB = values.heap === undefined ? undefined : Number(values.heap)
  const found = await attackAll(mutateRequests(seed, Number(values.bad)), heapMiB)
  const { attacks, bad, kept } = found
  const report = { attacks, figures: listFigures(found) }
  if (values.before) await writeFile(beforeFile, `${JSON.stringify(report, undefined, 2)}\n`)
  await writeAttacks(report)
  const faults = [...attacks.flatMap(({ name, fault }) => (fault ? [`${name}: ${fault}`] : [])), ...bad.faults]
  const isTooLong = Math.max(found.held.pauseMs, found.feed.pauseMs) > maxPauseMs
  if (faults.length > 0 || kept.lost > 0 || isTooLong) process.exitCode = 1
  return {
    name: 'attack',
    seeds: [seed],
    figures: listFigures(found),
    isPartial: values.before || heapMiB !== undefined,
    attacks,
    faults,
  }
}

async function attackAll(badRequests: readonly BadRequest[], heapMiB: number | undefined) {
  // The large feed comes from this machine, which is refused unless it is allowed.
  const settings = { MAINSTAY_ALLOW_PRIVATE_ADDRESSES: '1' }
  const server = new WatchedServer({ port, timeoutMs, heapMiB, settings })
  try {
    await server.start()
    const restMiB = server.residentMiB
    const attacks: AttackRow[] = []
    for (const named of namedAttacks) attacks.push(await attackByName(server, named))
    const bad = await tryBadRequests(server, badRequests)
    const { residentMiB: afterMiB } = server
    await server.start()
    const held = await holdBodies(server, port, connections)
    await server.start()
    const feed = await readLargeFeed(server, port)
    const { deaths } = server
    await server.stop()
    return { attacks, bad, held, feed, deaths, restMiB, afterMiB, kept: await countLostWrites(kills) }
  } finally {
    await server.stop()
  }
}

async function attackByName(server: WatchedServer, { name, write }: NamedAttack): Promise<AttackRow> {
  const requests = write()
  const outcome = await attackAgain(server, requests)
  const row = {
    name,
    wireBytes: requests.reduce((sum, { path, body }) => sum + path.length + (body?.length ?? 0), 0),
    status: outcome.status,
    ms: outcome.ms,
    pauseMs: outcome.pauseMs,
    residentMiB: outcome.residentMiB,
    fault: findFault(outcome),
  }
  const { status, ms, pauseMs, residentMiB, fault } = row
  console.log(
    `${name}: ${status} after ${ms.toFixed(0)} ms, others waited ${pauseMs.toFixed(0)} ms, ` +
      `${residentMiB.toFixed(0)} MiB${fault ? `: ${fault}` : ''}`,
  )
  return row
}

function listFigures({
  attacks,
  bad,
  held,
  feed,
  deaths,
  restMiB,
  afterMiB,
  kept,
}: Awaited<ReturnType<typeof attackAll>>) {
  const failed = [...attacks.map(({ fault }) => fault), ...bad.faults].filter((fault) => fault?.includes('status 5'))
  const max = Math.max(bad.pauseMs, ...attacks.map(({ pauseMs }) => pauseMs))
  const rows: [string, number, string, string?][] = [
    ['attacks by name', attacks.length, ''],
    ['attacks by name taken badly', attacks.filter(({ fault }) => fault).length, '', '= 0'],
    ['bad inputs tried', bad.tried, 'requests'],
    ['bad inputs taken badly', bad.faults.length, '', '= 0'],
    ['answers of 5xx other than busy', failed.length, '', '= 0'],
    ['longest pause of others', max, 'ms', `<= ${maxPauseMs}`],
    ['longest pause of others by a bad input', bad.pauseMs, 'ms', `<= ${maxPauseMs}`],
    ['deaths of the server', deaths, '', '= 0'],
    ['memory before', restMiB, 'MiB'],
    ['memory after', afterMiB, 'MiB'],
    [`most memory with ${connections} bodies of 10 MB held open`, held.maxMiB, 'MiB'],
    ['bodies refused before their last byte', held.refused, ''],
    ['longest pause of others while they were held', held.pauseMs, 'ms', `<= ${maxPauseMs}`],
    ['memory three seconds after they were closed', held.afterMiB, 'MiB'],
    ['a feed of 2 million tags, longest pause of others', feed.pauseMs, 'ms', `<= ${maxPauseMs}`],
    ['a feed of 2 million tags, most memory', feed.maxMiB, 'MiB'],
    [`writes acknowledged before ${kills} kill -9`, kept.acknowledged, ''],
    ['acknowledged writes lost', kept.lost, '', '= 0'],
  ]
  return rows.map(([name, value, unit, target]): Figure => ({
    name,
    value,
    unit,
    peers: {},
    ...(target && { target }),
  }))
}
