import { listVoices, type ReadReply, type SaidTurns } from './list-voices.ts'
import type { RankModel } from './rank-model.ts'

/** How well a reply follows what was said: all voices by what they count. Comparable among replies to the same turns alone. */
export function judgeReply({ voices: weights }: RankModel, said: SaidTurns, reply: ReadReply): number {
  return listVoices(said, reply).reduce((sum, voice, index) => sum + voice * (weights[index] ?? 0), 0)
}
