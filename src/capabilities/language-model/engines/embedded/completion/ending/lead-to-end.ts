import type { TextModel } from '../../text-model.ts'
import { listGreatest } from '../list-greatest.ts'
import { type OpenMarks, readOpenMarks } from './open-marks.ts'
import { endsSentence, type SignTokens } from './sign-tokens.ts'

/** Leads what an n-gram model writes, which knows of no end, to the end of a sentence before its tokens are used up. */
export interface Lead {
  /** Changes the weights of the next token while `left` more may come, this one counted. */
  steer(history: readonly number[], weights: Float64Array, left: number): void
  /** Whether a text that would go on with this token is better at its end before it: a new paragraph. */
  endsBefore(token: number): boolean
  /** Whether a text ends with this token, but for what it leaves open; `left` may come after it. */
  endsWith(token: number, left: number): boolean
  /** The tokens that close what is open. */
  closers(): readonly number[]
}

/** Who asks for fewer tokens wants the likeliest, not a sentence. */
const minTokens = 8
/** So many tokens before the last, ends of sentences begin to count for more. */
const approach = 10
const approachFactor = 3
/** A further sentence is begun only with room for it. */
const roomForSentence = 14
/** So near the last token, those that may come are tried for whether a sentence ends after them. */
const roomToLookAhead = 3
const triedTokens = 12

/** A prompt mostly ends with a whole word; where it does not, the model knows hardly anything but its other half. */
const factorOfWordParts = 0.03

/** Undefined where a text is too short to be led. */
export function createLead(model: TextModel, prompt: string, maxTokens: number): Lead | undefined {
  return maxTokens < minTokens ? undefined : leadFrom(model, prompt)
}

function leadFrom({ tokenizer, signs, predict }: TextModel, prompt: string): Lead {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let [text, marks, sentences] = [prompt.slice(-rememberedCharacters), readOpenMarks(prompt), 0]
  let isInWord = /[A-Za-z0-9]$/.test(prompt)
  const listEnds = () =>
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}、。！？「」]…*\s*$/u.test(text)
      ? signs.ends.japanese
      : signs.ends.latin
  return {
    steer(history, weights, left) {
      const room = left - marks.closers.length
      const ends = listEnds()
      forbidWrongMarks(signs, marks, weights, room)
      // A new paragraph ends the text, which shall not stop within a sentence.
      if (sentences > 0 && !endsSentence(text)) raise(signs.lineBreaks, weights, 0)
      if (isInWord) raise(signs.wordParts, weights, factorOfWordParts)
      isInWord = false
      if (room <= 1) keepOnly(new Map([...ends].map((token) => [token, weights[token] ?? 0])), weights)
      else if (room <= roomToLookAhead) keepOnly(weighByEnd(predict, ends, history, weights), weights)
      else if (room <= approach) raise(ends, weights, approachFactor ** (approach - room))
    },
    endsBefore: (token) => sentences > 0 && signs.lineBreaks.has(token),
    endsWith(token, left) {
      const piece = decoder.decode(tokenizer.bytesOf(token), { stream: true })
      text = (text + piece).slice(-rememberedCharacters)
      marks = marks.after(piece) ?? marks
      if (!listEnds().has(token) || !endsSentence(text)) return false
      sentences++
      return left < roomForSentence + marks.closers.length
    },
    closers: () => tokenizer.encode(marks.closers),
  }
}

const rememberedCharacters = 40

/** Nothing is closed that is not open, and nothing opened for which there is no room. */
function forbidWrongMarks(signs: SignTokens, marks: OpenMarks, weights: Float64Array, room: number): void {
  for (const [token, text] of signs.marks) {
    const after = marks.after(text)
    const isTooLate = after !== undefined && after.closers.length > marks.closers.length && room <= approach
    if (after === undefined || isTooLate) weights[token] = 0
  }
}

function raise(tokens: Iterable<number>, weights: Float64Array, factor: number): void {
  for (const token of tokens) weights[token] = (weights[token] ?? 0) * factor
}

function shareOf(tokens: Iterable<number>, weights: Float64Array): number {
  let [share, total] = [0, 0]
  for (const token of tokens) share += weights[token] ?? 0
  for (let token = 0; token < weights.length; token++) total += weights[token] ?? 0
  return share / total
}

/** The likeliest tokens by how likely a sentence ends after them; an end itself counts whole. */
function weighByEnd(
  predict: TextModel['predict'],
  ends: ReadonlySet<number>,
  history: readonly number[],
  weights: Float64Array,
): ReadonlyMap<number, number> {
  const next = new Float64Array(weights.length)
  const weigh = (token: number) => {
    if (ends.has(token)) return weights[token] ?? 0
    const after = [...history, token]
    predict(after, after, next)
    return (weights[token] ?? 0) * shareOf(ends, next)
  }
  return new Map(listGreatest(weights, triedTokens).map((token) => [token, weigh(token)]))
}

function keepOnly(kept: ReadonlyMap<number, number>, weights: Float64Array): void {
  weights.fill(0)
  for (const [token, weight] of kept) weights[token] = weight
}
