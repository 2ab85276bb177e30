import { encodeTurns, multiply, type RankModel } from './rank-model.ts'

/** Every so many replies are looked at to know what is usual. */
const step = 16

/** Standard deviations beyond which more tells nothing more. */
const max = 2

/** How well each reply, by its line, follows the turns: in standard deviations from what replies to them usually have. */
export function createRanker(
  model: RankModel,
  vectors: ReadonlyMap<string, Float32Array>,
  turns: readonly string[],
): (line: string) => number {
  const said = encodeTurns(model, turns)
  const usual = [...vectors.values()].filter((_, index) => index % step === 0).map((vector) => multiply(said, vector))
  const mean = usual.reduce((sum, value) => sum + value, 0) / Math.max(1, usual.length)
  const variance = usual.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, usual.length)
  const deviation = Math.sqrt(variance) || 1
  return (line) => {
    const vector = vectors.get(line)
    if (!vector) return 0
    return Math.max(-max, Math.min(max, (multiply(said, vector) - mean) / deviation))
  }
}
