import { parseArgs } from 'node:util'
import { createRandom } from '../src/libraries/random/create-random.ts'
import { copyFilledStores } from './hostile-formats/fill-stores.ts'
import type { HostileFormat } from './hostile-formats/format-input.ts'
import { isWithinBounds, listFigures } from './hostile-formats/list-figures.ts'
import { hostileFormats } from './hostile-formats/list-formats.ts'
import { measureFormat } from './hostile-formats/measure-format.ts'
import { spamdPort } from './hostile-formats/spamd-port.ts'
import { timeTermination } from './hostile-formats/time-termination.ts'
import { type ReportedRow, writeTable } from './hostile-formats/write-table.ts'
import { WatchedServer } from './overload/watched-server.ts'
import type { BenchResult } from './result.ts'

const port = 18_033
const timeoutMs = 40_000
const callsPerMinute = '1000000'
const settings = {
  // The stores hold a model, which would answer otherwise.
  CHAT_ENGINE: 'embedded',
  MODERATIONS_PAID_CALLS_PER_MINUTE: callsPerMinute,
  EMBEDDINGS_PAID_CALLS_PER_MINUTE: callsPerMinute,
  CHAT_COMPLETIONS_PAID_CALLS_PER_MINUTE: callsPerMinute,
  // Memory is weighed after threads have been given back, which takes a minute by itself.
  MAINSTAY_WORKER_REST_SECONDS: '3',
  SPAM_SCORE_SPAMC_PORT: String(spamdPort),
}

/** What some formats need in place of that: the built-in model takes no schemas. */
const ownSettings: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['JSON Schema', { CHAT_ENGINE: 'gguf', CHAT_GGUF_THREADS: '1' }],
])

/**
 * Inputs by somebody who knows each format, to the operations that read it, over stores of 100,000 rows, while a second
 * connection measures how long others wait. `-- --seed N` and `--count N` choose the inputs, `--format NAME` (by commas) tries
 * some alone, `--minutes N` bounds the run. Exits with 1 when a bound is broken.
 */
export default async function run(): Promise<BenchResult & { formats: readonly ReportedRow[] }> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '10000' },
      format: { type: 'string' },
      minutes: { type: 'string', default: '60' },
    },
  })
  const seed = Number(values.seed)
  console.log(`Seed ${seed}.`)
  const names = values.format?.split(',')
  const chosen = hostileFormats.filter(({ format }) => names?.includes(format) ?? true)
  const count = Math.ceil(Number(values.count) / chosen.length)
  const rows = await measureAll(chosen, count, seed, Date.now() + Number(values.minutes) * 60_000)
  const figures = listFigures(rows)
  if (!isWithinBounds(figures)) process.exitCode = 1
  if (!names) await writeTable(rows)
  return { name: 'hostile-formats', seeds: [seed], figures, isPartial: names !== undefined, formats: rows }
}

async function measureAll(
  chosen: readonly HostileFormat[],
  count: number,
  seed: number,
  end: number,
): Promise<ReportedRow[]> {
  await using stores = await copyFilledStores()
  const rows: ReportedRow[] = []
  for (const [index, format] of chosen.entries()) {
    const own = ownSettings.get(format.format)
    const server = new WatchedServer({
      port,
      timeoutMs,
      settings: { ...settings, ...own, MAINSTAY_DATA: stores.folder },
    })
    try {
      await server.start()
      // Time that one does not need goes to those after it.
      const deadline = Date.now() + (end - Date.now()) / (chosen.length - index)
      // A seed of its own, so that one format alone gets the inputs that it gets among all.
      const random = createRandom(seed + hostileFormats.indexOf(format) * 1000)
      const { slowest, ...row } = await measureFormat(server, format, { count, deadline, random })
      const reported = { ...row, secondsToEnd: await timeTermination(server, port, slowest) }
      console.log(describe(reported))
      rows.push(reported)
    } finally {
      await server.stop()
    }
  }
  return rows
}

function describe({
  format,
  inputs,
  longestMs,
  pauseMs,
  pauseBy,
  statuses,
  secondsToEnd,
  ...row
}: ReportedRow): string {
  return (
    `${format}: ${inputs} inputs, ${JSON.stringify(statuses)}, answers within ${longestMs.toFixed(0)} ms, others waited ` +
    `${pauseMs.toFixed(0)} ms (${pauseBy}), ${row.beforeMiB.toFixed(0)} to ${row.afterMiB.toFixed(0)} MiB in ${row.secondsToRest.toFixed(0)} s, ` +
    `${row.deaths} deaths, ended after ${secondsToEnd.toFixed(1)} s, ${row.breaches.length} breaches`
  )
}
