import { attackAgain } from '../overload/attack-again.ts'
import { findFault } from '../overload/find-fault.ts'
import type { RawRequest } from '../overload/send-request.ts'
import type { Outcome, WatchedServer } from '../overload/watched-server.ts'
import { get } from '../overload/write-raw-request.ts'
import { type Breach, summarizeBreaches } from './breach.ts'
import type { FormatInput, HostileFormat } from './format-input.ts'
import { keepInput } from './keep-input.ts'

/** What became of one format. */
export interface FormatRow {
  readonly format: string
  readonly inputs: number
  readonly requests: number
  readonly longestMs: number
  readonly longestBy: string
  readonly pauseMs: number
  readonly pauseBy: string
  readonly statuses: Readonly<Record<string, number>>
  readonly deaths: number
  /** After the first pass, which has each kind of input once, and when its inputs are done with; the same where time was up before. */
  readonly beforeMiB: number
  readonly afterMiB: number
  /** From the last answer until memory was back within a tenth, or until waiting for that was given up. */
  readonly secondsToRest: number
  readonly breaches: readonly Breach[]
  /** What took longest, and is sent again when the server is told to end. */
  readonly slowest: readonly RawRequest[]
}

/** No other caller may wait longer, in milliseconds, whatever is sent. */
export const maxPauseMs = 50
const idleMs = 5000
/** Idle for so long, the server has given back what it does not need: src/cli/give-back-memory.ts. */
const giveBackMs = 10_000
/** What is kept once its inputs are done with, as a share of what stood after the first pass. */
export const maxGrowth = 1.1
/** V8 keeps the pages of objects that are gone until its memory reducer runs: 100 s after the last collection at the latest, where calls are few. */
const maxRestMs = 150_000

/** Sends `count` inputs of a format, one after another, each to all its operations at once. */
export async function measureFormat(
  server: WatchedServer,
  format: HostileFormat,
  { count, deadline, random }: { count: number; deadline: number; random: () => number },
): Promise<FormatRow> {
  const tally = new Tally(format.format)
  const deathsBefore = server.deaths
  let warmMiB: number | undefined
  for (const call of format.plainCalls?.() ?? []) await server.attack([call])
  let inputs = 0
  for (const { input, pass } of repeatPasses(format, random)) {
    if (inputs === count || Date.now() > deadline) break
    if (pass > 0) warmMiB ??= await weighGivenBack(server)
    await tryInput(server, format, input, tally)
    inputs += 1
  }
  const begin = performance.now()
  let afterMiB = await restAndWeigh(server)
  const beforeMiB = warmMiB ?? afterMiB
  while (afterMiB > beforeMiB * maxGrowth && performance.now() - begin < maxRestMs)
    afterMiB = await restAndWeigh(server)
  const secondsToRest = (performance.now() - begin) / 1000
  return { ...tally.finish(), inputs, beforeMiB, afterMiB, secondsToRest, deaths: server.deaths - deathsBefore }
}

function* repeatPasses(
  format: HostileFormat,
  random: () => number,
): Generator<{ readonly input: FormatInput; readonly pass: number }> {
  for (let pass = 0; ; pass++) for (const input of format.generate(random)) yield { input, pass }
}

async function weighGivenBack(server: WatchedServer): Promise<number> {
  await server.rest(giveBackMs)
  return restAndWeigh(server)
}

async function tryInput(server: WatchedServer, format: HostileFormat, input: FormatInput, tally: Tally): Promise<void> {
  const requests = format.requests(input)
  const outcome = await attackAgain(server, requests, isOverBound)
  tally.add(input, requests, outcome)
  const together = findFault(outcome, maxPauseMs)
  if (!together) return
  let isFound = false
  for (const request of requests) {
    const alone = await attackAgain(server, [request], isOverBound)
    const fault = findFault(alone, maxPauseMs)
    if (!fault) continue
    isFound = true
    tally.blame(input, fault, alone, request)
  }
  // Of several at once none may be at fault alone.
  const [first] = requests
  if (!isFound && first) tally.blame(input, `${together}, all operations together`, outcome, first)
}

function isOverBound({ pauseMs, died, timedOut }: Outcome): boolean {
  return !died && !timedOut && pauseMs > maxPauseMs
}

/** Memory once nothing is done any more. */
async function restAndWeigh(server: WatchedServer): Promise<number> {
  for (let round = 0; round < 2; round++) {
    await server.rest(idleMs / 2)
    await server.attack([get('/test/posts?_limit=100')])
  }
  return server.residentMiB
}

class Tally {
  readonly #format: string
  readonly #statuses = new Map<number, number>()
  readonly #breaches: Breach[] = []
  #requests = 0
  #longest = { ms: 0, by: '' }
  #pause = { ms: 0, by: '' }
  #slowest: readonly RawRequest[] = []

  constructor(format: string) {
    this.#format = format
  }

  add(input: FormatInput, requests: readonly RawRequest[], { ms, pauseMs, statuses }: Outcome): void {
    this.#requests += requests.length
    for (const status of statuses) this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
    const by = `${input.name}, ${input.bytes.length.toLocaleString('en')} bytes`
    if (pauseMs > this.#pause.ms) this.#pause = { ms: pauseMs, by }
    if (ms <= this.#longest.ms) return
    this.#longest = { ms, by }
    this.#slowest = requests
  }

  blame(input: FormatInput, fault: string, { pauseMs }: Outcome, request: RawRequest): void {
    const operation = `${request.method} ${request.path.replace(/\?.*/s, '')}`
    const file = keepInput(this.#format, input, request)
    const breach = { input: input.name, by: input.by, operation, fault, bytes: input.bytes.length, pauseMs, file }
    this.#breaches.push(breach)
    console.log(`  ${this.#format}, ${input.name}, ${breach.bytes} bytes, ${operation}: ${fault}`)
  }

  finish() {
    return {
      format: this.#format,
      requests: this.#requests,
      longestMs: this.#longest.ms,
      longestBy: this.#longest.by,
      pauseMs: this.#pause.ms,
      pauseBy: this.#pause.by,
      statuses: Object.fromEntries(this.#statuses),
      breaches: summarizeBreaches(this.#breaches),
      slowest: this.#slowest,
    }
  }
}
