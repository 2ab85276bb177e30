import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { interfaces } from '../src/interfaces/index.ts'
import type { Contract, Operation } from '../src/kernel/wire/contract.ts'
import { makeTestApp } from '../src/kernel/testing/open-test-app.ts'
import { arbitraryCall } from './fuzzed-calls/draw-call.ts'
import type { Request } from '../tests/example-request.ts'
import type { BenchResult } from './result.ts'

const key = 'the-key-of-this-bench'

interface Counts {
  calls: number
  successes: number
  busy: number
  /** What is wrong, each once. */
  readonly faults: Set<string>
}

/**
 * Calls of every operation drawn from its contract, half of them spoilt in one field, by a seed; every answer is held against its contract.
 * `-- --count N` calls in all (200,000), `--minutes N` at most, `--interface NAME` one alone. Exits with 1 when an answer is not as its contract says, or
 * is a 5xx other than busy.
 */
export default async function run(): Promise<BenchResult> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '200000' },
      minutes: { type: 'string', default: '60' },
      interface: { type: 'string' },
    },
  })
  const seed = Number(values.seed)
  const chosen = interfaces
    .map(({ contract }) => contract)
    .filter(({ id }) => values.interface === undefined || values.interface === id)
  const counts = await callAll(chosen, Number(values.count), seed, Date.now() + Number(values.minutes) * 60_000)
  for (const fault of counts.faults) console.log(fault)
  if (counts.faults.size > 0) process.exitCode = 1
  const figure = (name: string, value: number, target?: string) => ({
    name,
    value,
    unit: '',
    peers: {},
    ...(target && { target }),
  })
  return {
    name: 'fuzzed-calls',
    seeds: [seed],
    isPartial: values.interface !== undefined,
    figures: [
      figure('calls', counts.calls),
      figure('successes', counts.successes),
      figure('told busy', counts.busy),
      figure('answers that are wrong', counts.faults.size, '<= 0'),
      figure('memory at the end, of that after a tenth', counts.calls > 0 ? Math.round(growth * 100) / 100 : 0),
    ],
  }
}

let growth = 1

async function callAll(contracts: readonly Contract[], count: number, seed: number, end: number): Promise<Counts> {
  const { app, dispose } = await makeTestApp(interfaces, { MAINSTAY_DEV_KEY: key, MAINSTAY_SAMPLES: '1' })
  const counts: Counts = { calls: 0, successes: 0, busy: 0, faults: new Set() }
  const operations = contracts.flatMap((contract) =>
    Object.entries(contract.operations).map(([name, operation]) => ({ contract, name, operation })),
  )
  const rounds = Math.ceil(count / operations.length / 10)
  let memoryEarly = 0
  for (let round = 0; round < rounds && Date.now() < end; round++) {
    for (const { contract, name, operation } of operations) {
      if (Date.now() > end) break
      await callSome(app.server, contract, name, operation, seed + round, counts)
    }
    if (round % 10 === 9) console.log(`${counts.calls} calls, ${counts.faults.size} faults`)
    if (round === Math.floor(rounds / 10)) memoryEarly = process.memoryUsage.rss()
  }
  if (memoryEarly > 0) growth = process.memoryUsage.rss() / memoryEarly
  await dispose().catch((thrown: unknown) =>
    counts.faults.add(thrown instanceof Error ? thrown.message : String(thrown)),
  )
  return counts
}

type Server = Awaited<ReturnType<typeof makeTestApp>>['app']['server']

async function callSome(
  server: Server,
  contract: Contract,
  name: string,
  operation: Operation,
  seed: number,
  counts: Counts,
): Promise<void> {
  for (const call of fc.sample(arbitraryCall(contract, operation, key), { numRuns: 10, seed })) {
    counts.calls += 1
    const answer = await callWhole(server, call).catch((thrown: Error) => thrown)
    if (answer instanceof Error) {
      counts.faults.add(`${contract.id} ${name}: ${answer.message}, to ${JSON.stringify(call).slice(0, 500)}`)
      continue
    }
    const { statusCode: status, body } = answer
    if (status < 400) counts.successes += 1
    if (status === 503) counts.busy += 1
    else if (status >= 500 && status !== 501)
      counts.faults.add(`${contract.id} ${name}: ${status} ${body.slice(0, 200)}`)
  }
}

/** Reads what comes as it comes: a stream of which nobody takes anything is cut off after a minute. */
async function callWhole(
  server: Server,
  call: Request,
): Promise<{ readonly statusCode: number; readonly body: string }> {
  const response = await server.inject({ ...call, payloadAsStream: true })
  return { statusCode: response.statusCode, body: await text(response.stream()) }
}
