import type { Channel, ReadSentence } from '../channel/channel.ts'
import { historyLength } from '../channel/character-model.ts'
import { applyEdit, editKinds } from '../channel/edit.ts'
import type { Proposal } from '../channel/propose-edits.ts'
import { scriptOf } from '../channel/script.ts'
import { areNear } from './are-near.ts'
import { describeSuiting } from './suiting.ts'

/** What is known of each proposal for a sentence: one row of numbers for each, which the trees are asked with. */
export function listFeatures(channel: Channel, sentence: ReadSentence, proposals: readonly Proposal[]): Float32Array[] {
  const { text, logProbabilities } = sentence
  if (proposals.length === 0) return []
  const mean = logProbabilities.reduce((one, other) => one + other, 0) / logProbabilities.length
  const suiting = describeSuiting(channel, text, proposals)
  return proposals.map((proposal, rank) => {
    const { begin, end, replacement } = proposal
    const rivals = proposals.filter((other) => other !== proposal)
    const near = rivals.filter((other) => areNear(other, proposal))
    const edited = applyEdit(text, proposal)
    return Float32Array.from([
      editKinds.indexOf(proposal.kind),
      proposal.gain,
      ...(suiting[rank] ?? []),
      proposal.ownGain,
      proposal.gain - proposal.ownGain,
      proposal.before / proposal.length,
      proposal.after / Math.max(1, proposal.length + replacement.length - (end - begin)),
      lowest(logProbabilities, begin, end + 2),
      logProbabilities[end] ?? 0,
      logProbabilities[end + 1] ?? 0,
      mean,
      text.length,
      rank,
      proposal.gain - best(near),
      proposal.gain - best(rivals.filter((other) => !areNear(other, proposal))),
      near.length,
      scripts.indexOf(scriptOf(text[begin] ?? '')),
      scripts.indexOf(scriptOf(text[begin - 1] ?? '')),
      scripts.indexOf(scriptOf(text[end] ?? '')),
      scripts.indexOf(scriptOf(text[begin - 2] ?? '')),
      scripts.indexOf(scriptOf(text[end + 1] ?? '')),
      kanaCode(text[begin]),
      kanaCode(replacement),
      kanaCode(text[begin - 1]),
      unigram(channel, text[begin]),
      unigram(channel, replacement[0]),
      knownLength(sentence, end),
      knownLength(sentence, end + 1),
      knownLength(sentence, end + 2),
      longestWord(channel, text, begin, Math.max(end, begin + 1)),
      longestWord(channel, edited, begin, begin + Math.max(1, replacement.length)),
      end - begin,
      replacement.length,
      sameScriptRun(text, begin),
      countPieces(channel, text, begin, end),
      countPieces(channel, edited, begin, begin + replacement.length),
    ])
  })
}

const scripts = ['other', 'kana', 'katakana', 'kanji'] as const

function best(proposals: readonly Proposal[]): number {
  return proposals.reduce((most, { gain }) => Math.max(most, gain), 0)
}

function lowest(values: Float64Array, begin: number, end: number): number {
  let minimum = 0
  for (let at = begin; at < end; at++) minimum = Math.min(minimum, values[at] ?? 0)
  return minimum
}

/** Kana by their number, which is nearer for those that sound alike; all others are 0. */
function kanaCode(character: string | undefined): number {
  const code = character?.charCodeAt(0) ?? 0
  return code >= 0x3041 && code <= 0x30ff ? code - 0x3040 : 0
}

function unigram({ model, alphabet }: Channel, character: string | undefined): number {
  return character === undefined ? 255 : (model.levels[0]?.own[alphabet.numberOf(character.charCodeAt(0))] ?? 255)
}

/** How many of the last characters before a place the model has seen together. */
function knownLength({ histories }: ReadSentence, at: number): number {
  let known = 0
  for (let length = 0; length < historyLength; length++)
    if ((histories[at * historyLength + length] ?? -1) >= 0) known = length + 1
  return known
}

const maxWord = 7

/** Characters of the longest word of the dictionary that has all from `begin` to before `end`. */
function longestWord({ dictionary }: Channel, text: string, begin: number, end: number): number {
  for (let length = maxWord; length >= end - begin; length--)
    for (let from = Math.max(0, end - length); from <= begin && from + length <= text.length; from++)
      if (dictionary.has(text.slice(from, from + length))) return length
  return 0
}

function sameScriptRun(text: string, at: number): number {
  const script = scriptOf(text[at] ?? '')
  let [begin, end] = [at, at]
  while (begin > 0 && scriptOf(text[begin - 1] ?? '') === script) begin--
  while (end < text.length && scriptOf(text[end] ?? '') === script) end++
  return Math.min(20, end - begin)
}

const around = 4

/** Into how few words of the dictionary the characters around a place fall; what it has not counts for two. */
function countPieces({ dictionary }: Channel, text: string, begin: number, end: number): number {
  const from = Math.max(0, begin - around)
  const piece = text.slice(from, end + around)
  const fewest = [0]
  for (let at = 1; at <= piece.length; at++) {
    let minimum = (fewest[at - 1] ?? 0) + 2
    for (let length = 1; length <= Math.min(maxWord, at); length++)
      if ((fewest[at - length] ?? 0) + 1 < minimum && dictionary.has(piece.slice(at - length, at)))
        minimum = (fewest[at - length] ?? 0) + 1
    fewest.push(minimum)
  }
  return fewest[piece.length] ?? 0
}
