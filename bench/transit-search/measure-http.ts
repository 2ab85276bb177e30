import { join } from 'node:path'
import { Pool } from 'undici'
import { type Started, startProcess } from '../http/start-process.ts'
import { type Figure, toFigure } from '../result.ts'
import { median, percentile } from './percentile.ts'
import type { Pair } from './pick-pairs.ts'

const port = 18_431
const key = 'the-key-of-this-benchmark'
const seconds = 8

/** Five courses for each of the pairs through a server of its own, whose data folder has the timetable. */
export async function measureHttp(dataFolder: string, pairs: readonly Pair[], date: string): Promise<Figure[]> {
  const server = await startServer(dataFolder)
  const pool = new Pool(server.origin, { connections: 16 })
  const paths = pairs.map((pair) => toPath(pair, date))
  try {
    const cold = await measure(pool, paths[0] ?? '')
    // Both of its threads have to have made the day's network, and the compiler its work.
    for (let round = 0; round < 3; round++) await callInTurn(pool, paths, 2, 6)
    const rounds: number[][] = []
    for (let round = 0; round < 3; round++) rounds.push(await askOneByOne(pool, paths))
    const all = rounds.flat()
    const best = paths.map((_, index) => Math.min(...rounds.map((times) => times[index] ?? 0)))
    return [
      toFigure('HTTP: first request of a day, its network not made yet', cold, 'ms'),
      toFigure('HTTP: 5 courses, median', median(all), 'ms', '<= 10'),
      toFigure('HTTP: 5 courses, 95th percentile', percentile(all, 0.95), 'ms', '<= 40'),
      toFigure('HTTP: 5 courses, median of the best of 3', median(best), 'ms', '<= 10'),
      toFigure('HTTP: 5 courses, 95th percentile of the best of 3', percentile(best, 0.95), 'ms', '<= 40'),
      ...(await measureRate(server, pool, paths, 8)),
      ...(await measureRate(server, pool, paths, 16)),
      toFigure('HTTP: memory of the server then', server.residentMiB(), 'MiB', '<= 350'),
    ]
  } finally {
    await pool.destroy()
    await server.stop()
  }
}

/** As people start it: its types are stripped before, and it holds the memory of its start small. */
function startServer(dataFolder: string): Promise<Started> {
  return startProcess(join(import.meta.dirname, '../../bin/mainstay.js'), ['serve'], port, '/healthz', {
    MAINSTAY_DATA: dataFolder,
    MAINSTAY_DEV_KEY: key,
    // A first start would bring its own city.
    MAINSTAY_SAMPLES: '0',
  })
}

function toPath({ from, to, time }: Pair, date: string): string {
  const clock = `${Math.floor(time / 3_600)}`.padStart(2, '0') + `${Math.floor(time / 60) % 60}`.padStart(2, '0')
  return `/transit/v1/json/search/course/extreme?key=${key}&viaList=${from.code}:${to.code}&date=${date}&time=${clock}&answerCount=5`
}

/** Whether it was answered; `false` where the server has too much to do. */
async function ask(pool: Pool, path: string): Promise<boolean> {
  const { statusCode, body } = await pool.request({ method: 'GET', path })
  const text = await body.text()
  if (statusCode !== 200 && statusCode !== 503)
    throw new Error(`${path} was answered with ${statusCode}: ${text.slice(0, 300)}`)
  return statusCode === 200
}

/** Milliseconds until the whole answer is there. */
async function measure(pool: Pool, path: string): Promise<number> {
  const begin = performance.now()
  if (!(await ask(pool, path))) throw new Error(`The server is too busy for ${path}.`)
  return performance.now() - begin
}

async function askOneByOne(pool: Pool, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) times.push(await measure(pool, path))
  return times
}

/** So many callers, each of whom asks again once it is answered. */
async function callInTurn(pool: Pool, paths: readonly string[], callers: number, forSeconds: number) {
  const end = performance.now() + forSeconds * 1000
  let [next, answered, refused] = [0, 0, 0]
  const call = async () => {
    while (performance.now() < end)
      if (await ask(pool, paths[next++ % paths.length] ?? '')) answered++
      else refused++
  }
  await Promise.all(Array.from({ length: callers }, call))
  return { answered, refused }
}

/** What an answer costs the server, and the caller, stands beside the rate: they share the machine. */
async function measureRate(server: Started, pool: Pool, paths: readonly string[], callers: number): Promise<Figure[]> {
  const [ownBefore, serverBefore, begin] = [process.cpuUsage(), server.processorMs(), performance.now()]
  const { answered, refused } = await callInTurn(pool, paths, callers, seconds)
  const own = process.cpuUsage(ownBefore)
  const elapsed = (performance.now() - begin) / 1000
  const of = `HTTP: 5 courses, ${callers} at once`
  return [
    toFigure(of, answered / elapsed, '/s', '>= 200'),
    toFigure(`${of}, told busy`, (100 * refused) / (answered + refused), '%', '<= 0'),
    toFigure(`${of}, processor time of the server`, (server.processorMs() - serverBefore) / answered, 'ms each'),
    toFigure(`${of}, processor time of the caller`, (own.user + own.system) / 1000 / answered, 'ms each'),
  ]
}
