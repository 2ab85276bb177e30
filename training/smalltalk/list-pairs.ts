import { listRows, turnWeights } from '../../src/interfaces/japanese-smalltalk/engines/embedded/rank/rank-model.ts'
import { listGrams } from '../../src/interfaces/japanese-smalltalk/engines/embedded/list-grams.ts'
import { toPlain } from '../../src/interfaces/japanese-smalltalk/engines/embedded/to-plain.ts'
import type { Dialogue } from './read-dialogues.ts'

/** Every utterance by the rows of its grams. Utterance `at` has `rows[starts[at]]` to before `rows[starts[at + 1]]`. */
export interface Utterances {
  readonly rows: Int32Array
  readonly starts: Int32Array
  /** How many turns of the same dialogue are before each. */
  readonly before: Int32Array
}

/** The commonest grams of what was said, the commonest first. */
export function chooseGrams(dialogues: readonly Dialogue[], size: number): string[] {
  const counts = new Map<string, number>()
  for (const turns of dialogues)
    for (const turn of turns) for (const gram of listGrams(toPlain(turn))) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .slice(0, size)
    .map(([gram]) => gram)
}

export function listUtterances(dialogues: readonly Dialogue[], grams: readonly string[]): Utterances {
  const rowOf = new Map(grams.map((gram, row) => [gram, row]))
  const rows: number[] = []
  const starts = [0]
  const before: number[] = []
  for (const turns of dialogues) {
    turns.forEach((turn, index) => {
      for (const row of listRows(rowOf, turn)) rows.push(row)
      starts.push(rows.length)
      before.push(Math.min(index, turnWeights.length))
    })
  }
  return { rows: Int32Array.from(rows), starts: Int32Array.from(starts), before: Int32Array.from(before) }
}
