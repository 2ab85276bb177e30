import type { Contract } from '../../src/kernel/wire/contract.ts'
import type { WatchedServer } from '../overload/watched-server.ts'
import { type GrownInput, listInputs } from './list-inputs.ts'
import { anyText, listTargets, type Target } from './list-targets.ts'
import { measureInput, type Series } from './measure-input.ts'
import { describeFault, formatBytes, type OperationRow, summarize } from './summarize.ts'
import { writeRequest } from './write-request.ts'

/** Everything that is to be tried on one operation. */
export interface OperationWork {
  readonly contract: Contract
  readonly operation: string
  readonly inputs: readonly GrownInput[]
}

export function listWork(contract: Contract): OperationWork[] {
  const byOperation = Map.groupBy(listTargets(contract), ({ operationName }) => operationName)
  return [...byOperation].map(([operation, targets]) => ({
    contract,
    operation,
    inputs: [...targets.slice(0, 1).map(asItIs), ...takeTurns(targets.map(listInputs))],
  }))
}

/** The first of each list, then the second of each, so that a run out of time has tried something everywhere. */
function takeTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: maxLength }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat()
}

/** Tries all of it on a running server, until `deadline`. */
export async function measureOperation(
  server: WatchedServer,
  { contract, operation, inputs }: OperationWork,
  deadline: number,
): Promise<OperationRow> {
  const measured = await measureAll(server, inputs, deadline)
  const untried = inputs.length - measured.length
  const row = summarize({ interface: contract.id, operation, untried }, measured)
  console.log(describeRow(row))
  return row
}

async function measureAll(server: WatchedServer, inputs: readonly GrownInput[], deadline: number): Promise<Series[]> {
  const measured: Series[] = []
  for (const input of inputs) {
    if (Date.now() > deadline) break
    const series = await measureInput(server, input)
    measured.push(series)
    const fault = describeFault(series)
    if (fault) console.log(`  ${input.target.contract.id} ${input.target.operationName}: ${fault}`)
  }
  return measured
}

/** The operation's example: what the first call of all costs others. */
function asItIs(target: Target): GrownInput {
  const query = { ...target, place: 'query', path: [], shape: 'text', schema: anyText } as const
  return { target: query, kind: 'the example, first call', sizes: [0], write: () => writeRequest(query, '') }
}

function describeRow({
  interface: id,
  operation,
  cases,
  pauseMs,
  growth,
  worst,
  statuses,
  largestTaken,
}: OperationRow) {
  const seen = Object.keys(statuses).join(' ')
  return (
    `${id} ${operation}: ${cases} cases, longest pause ${pauseMs.toFixed(0)} ms (${worst}), growth ${growth.toFixed(1)}, ` +
    `up to ${formatBytes(largestTaken)}, statuses ${seen}`
  )
}
