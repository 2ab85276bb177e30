import type { Contract } from '../../src/kernel/contract.ts'
import type { WatchedServer } from '../overload/watched-server.ts'
import { type GrownInput, listInputs } from './list-inputs.ts'
import { anyText, listTargets, type Target } from './list-targets.ts'
import { measureInput, type Series } from './measure-input.ts'
import { describeFault, formatBytes, type OperationRow, summarize } from './summarize.ts'
import { writeRequest } from './write-request.ts'

/** Tries everything that can be made large in an interface's operations, on a fresh server, until `deadline`. */
export async function measureOperations(
  server: WatchedServer,
  contract: Contract,
  deadline: number,
): Promise<OperationRow[]> {
  await server.start()
  const byOperation = Map.groupBy(listTargets(contract), ({ operationName }) => operationName)
  const rows: OperationRow[] = []
  for (const [operation, targets] of byOperation) {
    const inputs = [...targets.slice(0, 1).map(asItIs), ...targets.flatMap(listInputs)]
    const measured = await measureAll(server, inputs, deadline)
    const untried = inputs.length - measured.length
    const row = summarize({ interface: contract.id, operation, untried }, measured)
    rows.push(row)
    console.log(describeRow(row))
  }
  return rows
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
