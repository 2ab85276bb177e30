import { isQuestion } from '../kinds/read-kind.ts'
import { answersKindOf } from './answers-kind.ts'
import { encodeReply, encodeTurns, multiply, type RankModel } from './rank-model.ts'
import { compareGrams, type GramVector, toGramVector } from './tf-idf.ts'

/** What was said, as it is compared with replies. */
export interface SaidTurns {
  readonly last: string
  readonly vector: Float32Array
  /** The last five turns, the last first. */
  readonly grams: readonly GramVector[]
}

export interface ReadReply {
  readonly text: string
  readonly vector: Float32Array
  readonly grams: GramVector
}

/** What each turn before the last counts, the nearest first. */
const earlierWeights = [0.7, 0.5, 0.3, 0.2]

const maxTurns = 1 + earlierWeights.length

export function readSaidTurns(model: RankModel, turns: readonly string[]): SaidTurns {
  return {
    last: turns.at(-1) ?? '',
    vector: encodeTurns(model, turns),
    grams: turns
      .slice(-maxTurns)
      .toReversed()
      .map((turn) => toGramVector(model.rarities, turn)),
  }
}

export function readReply(model: RankModel, text: string): ReadReply {
  return { text, vector: encodeReply(model, text), grams: toGramVector(model.rarities, text) }
}

/** What speaks for a reply, in numbers whose weights the model has: none knows who speaks, nor in what style. */
export function listVoices(said: SaidTurns, reply: ReadReply): readonly number[] {
  const product = multiply(said.vector, reply.vector)
  const lengths = Math.sqrt(multiply(said.vector, said.vector) * multiply(reply.vector, reply.vector)) || 1
  const [last = new Map(), ...earlier] = said.grams
  const ofEarlier = (isCounted?: (gram: string) => boolean) =>
    earlier.reduce(
      (sum, grams, back) => sum + (earlierWeights[back] ?? 0) * compareGrams(grams, reply.grams, isCounted),
      0,
    )
  const [asks, asksBack] = [isQuestion(said.last), isQuestion(reply.text)]
  return [
    product,
    product / lengths,
    compareGrams(last, reply.grams),
    compareGrams(last, reply.grams, isOfContent),
    ofEarlier(),
    ofEarlier(isOfContent),
    Math.abs(Math.log((1 + reply.text.length) / (1 + said.last.length))),
    asks && asksBack ? 1 : 0,
    !asks && asksBack ? 1 : 0,
    asks ? answersKindOf(said.last, reply.text) : 0,
  ]
}

/** What a reply has in common with the last five turns, by how rare it is in conversations. */
export function compareTurns({ grams }: SaidTurns, reply: ReadReply): number {
  return [1, ...earlierWeights].reduce(
    (sum, weight, back) => sum + weight * compareGrams(grams[back] ?? new Map(), reply.grams),
    0,
  )
}

/** Runs with a Chinese character or katakana name things; the others are mostly endings. */
function isOfContent(gram: string): boolean {
  return gram.length > 1 && /[\p{Script=Han}\p{Script=Katakana}]/u.test(gram)
}
