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
  /** Who said each, as a number. */
  readonly speakers: Int32Array
}

export interface ChosenGrams {
  /** The commonest first. */
  readonly grams: readonly string[]
  /** The logarithm of all turns by those that have each. */
  readonly rarities: Float32Array
  /** For grams that are rarer than all of these. */
  readonly rarityOfOthers: number
}

/** How many times rarer than the rarest gram that was chosen the others are taken to be. */
const othersAreRarer = 8

/** The commonest grams of what was said. */
export function chooseGrams(dialogues: readonly Dialogue[], size: number): ChosenGrams {
  const counts = new Map<string, number>()
  let all = 1
  for (const { turns } of dialogues)
    for (const turn of turns) {
      all += 1
      for (const gram of listGrams(toPlain(turn))) counts.set(gram, (counts.get(gram) ?? 0) + 1)
    }
  const chosen = [...counts]
    .toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .slice(0, size)
  const least = chosen.at(-1)?.[1] ?? 1
  return {
    grams: chosen.map(([gram]) => gram),
    rarities: Float32Array.from(chosen, ([, count]) => Math.log(all / count)),
    rarityOfOthers: Math.log((all * othersAreRarer) / least),
  }
}

export function listUtterances(dialogues: readonly Dialogue[], grams: readonly string[]): Utterances {
  const rowOf = new Map(grams.map((gram, row) => [gram, row]))
  const numberOf = new Map<string, number>()
  const rows: number[] = []
  const starts = [0]
  const before: number[] = []
  const said: number[] = []
  for (const { turns, speakers } of dialogues) {
    turns.forEach((turn, index) => {
      for (const row of listRows(rowOf, turn)) rows.push(row)
      starts.push(rows.length)
      before.push(Math.min(index, turnWeights.length))
      const speaker = speakers[index] ?? ''
      if (!numberOf.has(speaker)) numberOf.set(speaker, numberOf.size)
      said.push(numberOf.get(speaker) ?? 0)
    })
  }
  return {
    rows: Int32Array.from(rows),
    starts: Int32Array.from(starts),
    before: Int32Array.from(before),
    speakers: Int32Array.from(said),
  }
}
