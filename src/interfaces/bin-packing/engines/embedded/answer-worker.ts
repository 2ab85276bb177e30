import { handOver, type HandedOver } from '../../../../kernel/foundation/workers/hand-over.ts'
import { answerCall } from './answer-call.ts'
import type { WrittenCall } from '../../port.ts'
import { packItems } from './search/pack-items.ts'

export interface TimedCall extends WrittenCall {
  /** Milliseconds. */
  readonly timeLimit: number
}

/** What a worker thread runs: one call, from its fields to the UTF-8 of its JSON. */
export default function run({ timeLimit, ...call }: TimedCall): HandedOver<Uint8Array> {
  const json = new TextEncoder().encode(answerCall(call, (request) => packItems({ ...request, timeLimit })))
  return handOver(json, [json.buffer])
}
