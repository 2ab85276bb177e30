import { maxOf } from '../../../../../kernel/numbers/max-of.ts'
import { isQuestion } from '../kinds/read-kind.ts'
import { answersKindOf } from './answers-kind.ts'
import { encodeReply, encodeTurns, multiply, type RankModel } from './rank-model.ts'
import { compareGrams, type GramVector, selectGrams, toGramVector } from './tf-idf.ts'

/** A text by all its grams, by those that no table knows, and by words in Chinese characters or katakana alone. */
interface ComparedText {
  readonly all: GramVector
  readonly unknown: GramVector
  readonly names: GramVector
}

/** What was said, as it is compared with replies. */
export interface SaidTurns {
  readonly last: string
  readonly vector: Float32Array
  /** The last five turns, the last first. */
  readonly grams: readonly ComparedText[]
}

export interface ReadReply {
  readonly text: string
  readonly vector: Float32Array
  readonly grams: ComparedText
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
      .map((turn) => readGrams(model, turn)),
  }
}

export function readReply(model: RankModel, text: string): ReadReply {
  return { text, vector: encodeReply(model, text), grams: readGrams(model, text) }
}

function readGrams({ rarities, rowOf }: RankModel, text: string): ComparedText {
  const all = toGramVector(rarities, text)
  return {
    all,
    unknown: selectGrams(all, (gram) => gram.length > 1 && !rowOf.has(gram) && !/[\^$]/.test(gram)),
    names: selectGrams(all, (gram) => /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}$/u.test(gram)),
  }
}

/** What speaks for a reply, in numbers whose weights the model has: none knows who speaks, nor in what style. */
export function listVoices(said: SaidTurns, reply: ReadReply): readonly number[] {
  const product = multiply(said.vector, reply.vector)
  const lengths = Math.sqrt(multiply(said.vector, said.vector) * multiply(reply.vector, reply.vector)) || 1
  const [last = new Map(), ...earlier] = said.grams.map(({ all }) => all)
  const own = reply.grams.all
  const ofEarlier = (isCounted?: (gram: string) => boolean) =>
    earlier.reduce((sum, grams, back) => sum + (earlierWeights[back] ?? 0) * compareGrams(grams, own, isCounted), 0)
  const [asks, asksBack] = [isQuestion(said.last), isQuestion(reply.text)]
  return [
    product,
    product / lengths,
    compareGrams(last, own),
    compareGrams(last, own, isOfContent),
    ofEarlier(),
    ofEarlier(isOfContent),
    Math.abs(Math.log((1 + reply.text.length) / (1 + said.last.length))),
    asks && asksBack ? 1 : 0,
    !asks && asksBack ? 1 : 0,
    asks ? answersKindOf(said.last, reply.text) : 0,
    compareTurns(said, reply),
    compareTurns(said, reply, 'unknown'),
    compareTurns(said, reply, 'names'),
    maxOf(
      said.grams.map(({ all }) => compareGrams(all, own)),
      0,
    ),
  ]
}

/** What a reply has in common with the last five turns, by how rare it is in conversations. */
export function compareTurns({ grams }: SaidTurns, reply: ReadReply, by: keyof ComparedText = 'all'): number {
  return [1, ...earlierWeights].reduce(
    (sum, weight, back) => sum + weight * compareGrams(grams[back]?.[by] ?? new Map(), reply.grams[by]),
    0,
  )
}

/** Runs with a Chinese character or katakana name things; the others are mostly endings. */
function isOfContent(gram: string): boolean {
  return gram.length > 1 && /[\p{Script=Han}\p{Script=Katakana}]/u.test(gram)
}
