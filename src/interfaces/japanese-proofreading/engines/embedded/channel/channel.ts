import type { ContextModel } from '../context/context-model.ts'
import type { MeaningModel } from '../context/meaning-model.ts'
import type { Alphabet } from './alphabet.ts'
import { advance, type CharacterModel, historyLength } from './character-model.ts'
import { type Continuations, createContinuations } from './continuations.ts'
import { probabilities } from './file-format.ts'
import { listKanjiRivals } from './list-kanji-rivals.ts'
import type { WordFilter } from './word-filter.ts'

/** All that edits are proposed and weighed by. */
export interface Channel {
  readonly alphabet: Alphabet
  readonly model: CharacterModel
  readonly probabilities: Float32Array
  readonly kana: ReadonlyMap<string, readonly string[]>
  /** Words that may have been meant by one that is read alike. */
  readonly homophones: ReadonlyMap<string, readonly string[]>
  /** Kanji that may have been meant by another, within words too. */
  readonly kanji: ReadonlyMap<string, readonly string[]>
  readonly dictionary: WordFilter
  readonly continuations: Continuations
  readonly contexts: ContextModel
  readonly meanings: MeaningModel
}

/** A sentence with what the model says of each of its characters. */
export interface ReadSentence {
  readonly text: string
  /** Its characters' numbers, with a boundary before and behind. */
  readonly characters: Uint16Array
  /** Natural logarithms of probabilities: of each character and of the end. */
  readonly logProbabilities: Float64Array
  /** Histories before each character and before the end, one after the other. */
  readonly histories: Int32Array
}

export function readSentence({ alphabet, model, probabilities }: Channel, text: string): ReadSentence {
  const encoded = alphabet.encode(text)
  const characters = new Uint16Array(encoded.length + 2)
  characters.set(encoded, 1)
  const histories = new Int32Array((encoded.length + 2) * historyLength).fill(-1)
  const logProbabilities = new Float64Array(encoded.length + 1)
  histories[0] = 0
  for (let at = 0; at <= encoded.length; at++) {
    const from = at * historyLength
    const character = characters[at + 1] ?? 0
    logProbabilities[at] = advance(model, histories, from, character, histories, from + historyLength, probabilities)
  }
  return { text, characters, logProbabilities, histories }
}

/** Characters behind an edit whose probability it changes. */
const reach = historyLength

/** What a sentence gains in log-probability when what stands from `begin` to before `end` becomes `replacement`; undefined when less than `min`. */
export type MeasureGain = (
  sentence: ReadSentence,
  begin: number,
  end: number,
  replacement: string,
  min: number,
) => MeasuredGain | undefined

export interface MeasuredGain {
  /** Of log-probability. */
  readonly gain: number
  /** What of it comes from the changed characters themselves, and not from those behind them. */
  readonly ownGain: number
  /** Log-probability of the characters that the edit touches, before it and after it. */
  readonly before: number
  readonly after: number
  /** How many characters those are before it. */
  readonly length: number
}

export function createGain({ alphabet, model, probabilities }: Channel): MeasureGain {
  const history = new Int32Array(historyLength)
  const step = (character: number) => advance(model, history, 0, character, history, 0, probabilities)
  return ({ characters, logProbabilities, histories }, begin, end, replacement, min) => {
    const last = Math.min(end + reach, logProbabilities.length)
    let before = 0
    let own = 0
    for (let at = begin; at < last; at++) {
      before += logProbabilities[at] ?? 0
      if (at < end) own = before
    }
    // No logarithm of a probability is above 0: what is lost already never comes back.
    const lowestCost = before + min
    for (let length = 0; length < historyLength; length++)
      history[length] = histories[begin * historyLength + length] ?? -1
    let after = 0
    for (let at = 0; at < replacement.length && after > lowestCost; at++)
      after += step(alphabet.numberOf(replacement.charCodeAt(at)))
    const ownGain = after - own
    for (let at = end; at < last && after > lowestCost; at++) after += step(characters[at + 1] ?? 0)
    return after > lowestCost ? { gain: after - before, ownGain, before, after, length: last - begin } : undefined
  }
}

export function createChannel(parts: Omit<Channel, 'probabilities' | 'continuations' | 'kanji'>): Channel {
  const continuations = createContinuations(parts.model, parts.alphabet)
  const kanji = listKanjiRivals(parts.homophones)
  return { ...parts, probabilities, continuations, kanji }
}
