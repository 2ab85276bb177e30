import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Started, startProcess } from './http/start-process.ts'
import { percentile } from './mixed-load/generate-load.ts'
import { type BenchResult, type Figure, toFigure } from './result.ts'
import { createCallDrawer, listSoakCalls } from './soak/draw-calls.ts'
import { fitSlope } from './soak/fit-slope.ts'
import { LoadSender, type Sent } from './soak/send-load.ts'

const port = 18_432
const key = 'the-key-of-this-benchmark'
/** Allowances are for callers; here all of them are one. */
const plenty = '1000000000'
const settings = Object.fromEntries([
  ['MAINSTAY_DEV_KEY', key],
  ['MAINSTAY_LOG_LEVEL', 'warn'],
  ...['CHAT_COMPLETIONS', 'EMBEDDINGS', 'MODERATIONS', 'RESPONSES', 'TEXT_COMPLETIONS'].map((name) => [
    `${name}_PAID_CALLS_PER_MINUTE`,
    plenty,
  ]),
  ...['HEADER_KEY', 'LIBRE', 'QUERY_KEY'].map((name) => [`TRANSLATE_${name}_PAID_CHARACTERS`, plenty]),
  ...['POSTS', 'FOLLOWERS', 'FRIENDS', 'SEARCH', 'USERS', 'APPLICATION'].map((name) => [
    `SOCIAL_TIMELINE_${name}_LIMIT`,
    plenty,
  ]),
  ['NAME_GENDER_PAID_CREDITS', plenty],
])
/** Enough to keep both cores busy, and few enough that nobody is refused. */
const callersAtCapacity = 8
const seconds = { warmUp: 20, capacity: 30, overload: 30, recovery: 30 }
/** Minutes at the beginning that say nothing of the memory: code and models are still being read. */
const firstMinutes = 5

/**
 * Every interface in equal shares, by the examples of their contracts: at half of what was served at once, for `--minutes` (30); then at three
 * times as much; then at half again. Every answer is held against its contract.
 */
export default async function run(): Promise<BenchResult> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } },
  })
  const minutes = Number(values.minutes)
  const program = join(import.meta.dirname, '../bin/mainstay.js')
  const server = await startProcess(program, ['serve'], port, '/healthz', settings)
  try {
    await using sender = new LoadSender(server.origin, createCallDrawer(listSoakCalls(key), Number(values.seed)))
    await sender.sendInTurn(callersAtCapacity, seconds.warmUp, () => {})
    const capacity = await measureCapacity(sender)
    const soak = await soakAt(sender, server, capacity / 2, minutes)
    const overload = await overloadBy(sender, capacity, percentile(soak.latencies, 0.95))
    return {
      name: 'soak',
      seeds: [values.seed],
      isPartial: minutes < 30,
      figures: [toFigure('capacity', capacity, 'calls/s'), ...soak.figures, ...overload],
    }
  } finally {
    await server.stop()
  }
}

async function measureCapacity(sender: LoadSender): Promise<number> {
  let served = 0
  await sender.sendInTurn(callersAtCapacity, seconds.capacity, ({ status }) => {
    if (isServed(status)) served += 1
  })
  return served / seconds.capacity
}

async function soakAt(sender: LoadSender, server: Started, rate: number, minutes: number) {
  const all: Sent[] = []
  const memory: [minute: number, mebibytes: number][] = []
  const begin = performance.now()
  const minuteOf = (at: number) => (at - begin) / 60_000
  const sampling = setInterval(() => memory.push([minuteOf(performance.now()), server.residentMiB()]), 2_000)
  await sender.sendAtRate(rate, minutes * 60, (sent) => void all.push(sent))
  clearInterval(sampling)
  const thirds = [0, 1, 2].map((third) =>
    latenciesOf(all.filter(({ at }) => Math.floor((minuteOf(at) / minutes) * 3) === third)),
  )
  const quantiles = (
    [
      ['median', 0.5],
      ['95th percentile', 0.95],
      ['99th percentile', 0.99],
    ] as const
  ).flatMap(([name, share]) =>
    thirds.map((latencies, third) =>
      toFigure(`${name}, third ${third + 1} of the time`, percentile(latencies, share), 'ms'),
    ),
  )
  const later = memory.filter(([minute]) => minute >= Math.min(firstMinutes, minutes / 3))
  const { slope, error } = fitSlope(averageByMinute(later))
  return {
    latencies: latenciesOf(all),
    figures: [
      toFigure('calls at half of it', all.length, 'calls'),
      toFigure('minutes', minutes, 'minutes'),
      ...countFaults(all),
      toFigure('told busy', all.filter(({ status }) => status === 503).length, 'calls'),
      ...quantiles,
      toFigure('memory after the first minutes', later[0]?.[1] ?? 0, 'MiB'),
      toFigure('memory at the end', later.at(-1)?.[1] ?? 0, 'MiB'),
      toFigure('slope of memory', slope * 60, 'MiB/hour'),
      toFigure('standard error of the slope', error * 60, 'MiB/hour'),
    ],
  }
}

async function overloadBy(sender: LoadSender, capacity: number, usualMs: number): Promise<Figure[]> {
  const all: Sent[] = []
  await sender.sendAtRate(capacity * 3, seconds.overload, (sent) => void all.push(sent))
  const served = all.filter(({ status }) => isServed(status))
  showSlowest(all)
  const shares = [...Map.groupBy(all, ({ interfaceId }) => interfaceId).values()].map(
    (calls) => calls.filter(({ status }) => isServed(status)).length / calls.length,
  )
  const end = performance.now()
  const after: Sent[] = []
  await sender.sendAtRate(capacity / 2, seconds.recovery, (sent) => void after.push(sent))
  const bad = after.filter(({ status, ms }) => !isServed(status) || ms > Math.max(1000, usualMs * 4))
  const lastBad = Math.max(0, ...bad.map(({ at, ms }) => at + ms - end))
  return [
    toFigure('calls at three times as much', all.length, 'calls'),
    toFigure('of them served', served.length, 'calls'),
    toFigure('of them told busy', all.filter(({ status }) => status === 503).length, 'calls'),
    ...countFaults(all).map((one) => ({ ...one, name: `at three times as much: ${one.name}` })),
    toFigure('share that was served of the interface that got least', Math.min(...shares), ''),
    toFigure('99th percentile of what was served', percentile(latenciesOf(served), 0.99), 'ms'),
    toFigure(
      '99th percentile of what was refused',
      percentile(msOf(all.filter(({ status }) => status === 503)), 0.99),
      'ms',
    ),
    toFigure('until nobody was refused or slow any more', lastBad / 1000, 's', '<= 5'),
  ]
}

/** Whatever is neither served nor told busy, and what is not as its contract says; each sort is printed once. */
function countFaults(all: readonly Sent[]): Figure[] {
  const wrong = all.filter(({ status }) => !isServed(status) && status !== 503)
  const faulty = all.filter(({ fault }) => fault !== undefined)
  for (const fault of new Set(faulty.map(({ fault = '' }) => fault.slice(0, 300)))) console.log(fault)
  for (const [name, count] of countBy(wrong)) console.log(`${name}: ${count} times`)
  return [
    toFigure('errors', wrong.length, 'calls', '<= 0'),
    toFigure('answers that are not as their contracts say', faulty.length, 'calls', '<= 0'),
  ]
}

/** The operations that took longest, and what came of their calls. */
function showSlowest(all: readonly Sent[]): void {
  const rows = [...Map.groupBy(all, ({ interfaceId, name }) => `${interfaceId} ${name}`)].map(([operation, calls]) => ({
    operation,
    calls: calls.length,
    'longest, ms': Math.round(Math.max(...calls.map(({ ms }) => ms))),
    'told busy': calls.filter(({ status }) => status === 503).length,
  }))
  console.table(rows.toSorted((a, b) => b['longest, ms'] - a['longest, ms']).slice(0, 15))
}

function countBy(all: readonly Sent[]): Map<string, number> {
  const groups = Map.groupBy(all, ({ interfaceId, status }) => `${interfaceId} ${status}`)
  return new Map([...groups].map(([name, calls]) => [name, calls.length]))
}

function isServed(status: number): boolean {
  return status >= 200 && status < 400
}

function msOf(all: readonly Sent[]): readonly number[] {
  return all.map(({ ms }) => ms).toSorted((a, b) => a - b)
}

function latenciesOf(all: readonly Sent[]): readonly number[] {
  return msOf(all.filter(({ status }) => isServed(status)))
}

/** Samples that follow each other closely are alike; their means are nearly independent. */
function averageByMinute(samples: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const groups = Map.groupBy(samples, ([minute]) => Math.floor(minute))
  return [...groups].map(([minute, group]) => [minute, group.reduce((sum, [, y]) => sum + y, 0) / group.length])
}
