import { attackAgain } from '../overload/attack-again.ts'
import { findFault } from '../overload/find-fault.ts'
import type { Outcome, WatchedServer } from '../overload/watched-server.ts'
import { judgeGrowth, maxGrowth } from './judge-growth.ts'
import type { GrownInput } from './list-inputs.ts'

export interface SizedOutcome extends Outcome {
  readonly bytes: number
}

/** One input at growing sizes. */
export interface Series {
  readonly input: GrownInput
  readonly outcomes: readonly SizedOutcome[]
  readonly growth: number
  /** What is wrong with it, as a phrase. */
  readonly fault: string | undefined
}

/** Slower ones are not grown further: ten times that is beyond the time that a case has. */
const maxMsToGrow = 1000

/** Sends an input larger and larger, until something is wrong, it is refused for its size, or it takes long enough. */
export async function measureInput(server: WatchedServer, input: GrownInput): Promise<Series> {
  const outcomes: SizedOutcome[] = []
  for (const bytes of input.sizes) {
    const isSteep = (outcome: Outcome) =>
      !outcome.timedOut && judgeGrowth([...outcomes, { ...outcome, bytes }]) > maxGrowth
    const outcome = { ...(await attackAgain(server, [input.write(bytes)], isSteep)), bytes }
    outcomes.push(outcome)
    const series = judge(input, outcomes)
    if (series.fault || isTooLarge(outcome) || outcome.ms > maxMsToGrow) return series
  }
  return judge(input, outcomes)
}

function judge(input: GrownInput, outcomes: readonly SizedOutcome[]): Series {
  const growth = judgeGrowth(outcomes)
  const last = outcomes.at(-1)
  const steep = growth > maxGrowth ? `${Math.round(growth)} times as long for ten times the bytes` : undefined
  return { input, outcomes: [...outcomes], growth, fault: (last && findFault(last)) ?? steep }
}

/** Refused for its length: the body's, the address's, or the headers'. */
export function isTooLarge({ status }: Outcome): boolean {
  return status === 413 || status === 414 || status === 431
}
