import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface RateOptions {
  readonly rounds?: number
  readonly seconds?: number
  readonly connections?: number
  /** A Lua file for wrk, for what is no plain GET. */
  readonly script?: string
}

/** Requests a second of each address, by wrk: the rounds alternate, so that a slow moment of the machine meets all. */
export async function measureRates(
  urls: readonly string[],
  { rounds = 5, seconds = 3, connections = 32, script }: RateOptions = {},
): Promise<number[]> {
  const rates = urls.map((): number[] => [])
  for (const url of urls) await callWrk(url, 1, connections, script)
  for (let round = 0; round < rounds; round++) {
    for (const [index, url] of urls.entries()) rates[index]?.push(await callWrk(url, seconds, connections, script))
  }
  return rates.map(median)
}

export async function callWrk(url: string, seconds: number, connections: number, script?: string): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...(script ? ['-s', script] : []),
    url,
  ]).catch((cause: unknown) => {
    throw new Error('This benchmark needs wrk (Debian package wrk).', { cause })
  })
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with failures:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
