import { judgeReply } from './judge-reply.ts'
import { type ReadReply, readReply, readSaidTurns } from './list-voices.ts'
import type { RankModel } from './rank-model.ts'

/** Standard deviations beyond which more tells nothing more. */
const max = 2

/** A line of the exchanges, without the words that stand for others. */
export function readLine(model: RankModel, line: string): ReadReply {
  return readReply(model, line.replaceAll(/\{[a-z]+\}/g, ''))
}

/** How well each line follows the turns: in standard deviations from how replies to them usually do. */
export function createRanker(
  model: RankModel,
  usual: readonly ReadReply[],
  turns: readonly string[],
): (line: string) => number {
  const said = readSaidTurns(model, turns)
  const values = usual.map((reply) => judgeReply(model, said, reply))
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length)
  const deviation = Math.sqrt(variance) || 1
  return (line) => Math.max(-max, Math.min(max, (judgeReply(model, said, readLine(model, line)) - mean) / deviation))
}
