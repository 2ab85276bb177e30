import { type Channel, createGain, type MeasuredGain, type ReadSentence } from './channel.ts'
import { historyLength } from './character-model.ts'
import type { Edit, EditKind } from './edit.ts'

/** An edit with what the sentence gains by it. */
export interface Proposal extends Edit, MeasuredGain {}

/** Log-probability below which a character makes its place suspicious. */
const suspicious = -5.5
/** An edit that gains less is none. */
const minGain = 2.5
/** Proposals for one sentence that are looked at closely. */
const maxProposals = 10
/** Letters that are tried at a place where the model has something to say. */
const maxContinuations = 24

const frequentKana = [...'のをはがにでとてたしいっるくかなもうりれすまんらきこそちけさつだじせどばよ']
const longestWord = 5

/** The edits by which a sentence gains most, the best first. */
export function proposeEdits(channel: Channel, sentence: ReadSentence): Proposal[] {
  const measure = createGain(channel, minGain)
  const proposals: Proposal[] = []
  const propose = (kind: EditKind, begin: number, end: number, replacement: string) => {
    const measured = measure(sentence, begin, end, replacement)
    if (measured) proposals.push({ kind, begin, end, replacement, ...measured })
  }
  const { text, logProbabilities } = sentence
  for (let at = 0; at <= text.length; at++) {
    proposeRepeats(text, at, propose)
    proposeHomophones(channel, text, at, propose)
    const lowest = Math.min(logProbabilities[at] ?? 0, logProbabilities[at + 1] ?? 0, logProbabilities[at + 2] ?? 0)
    if (lowest > suspicious) continue
    proposeAt(channel, sentence, at, propose)
  }
  return proposals.toSorted((one, other) => other.gain - one.gain).slice(0, maxProposals)
}

function isLetter(text: string): boolean {
  return text !== '' && scriptOf(text) !== 'other'
}

type Propose = (kind: EditKind, begin: number, end: number, replacement: string) => void

function proposeRepeats(text: string, at: number, propose: Propose): void {
  for (let length = 1; length <= 4 && at + 2 * length <= text.length; length++) {
    const said = text.slice(at, at + length)
    if (said === text.slice(at + length, at + 2 * length) && isLetter(said)) propose('repeat', at, at + length, '')
  }
}

function proposeHomophones({ homophones }: Channel, text: string, at: number, propose: Propose): void {
  for (let length = 1; length <= longestWord && at + length <= text.length; length++)
    for (const other of homophones.get(text.slice(at, at + length)) ?? []) propose('homophone', at, at + length, other)
}

function proposeAt(channel: Channel, sentence: ReadSentence, at: number, propose: Propose): void {
  const { text, logProbabilities } = sentence
  const here = text[at] ?? ''
  const next = text[at + 1] ?? ''
  const continuations = listContinuations(channel, sentence, at)
  const isGap = Math.min(logProbabilities[at] ?? 0, logProbabilities[at + 1] ?? 0) < suspicious
  if (isGap && (at === 0 || isLetter(text[at - 1] ?? '') || isLetter(here)))
    for (const added of new Set([...continuations, ...frequentKana])) propose('insert', at, at, added)
  if (!isLetter(here)) return
  if (here !== text[at - 1]) propose('delete', at, at + 1, '')
  if (here !== next && isLetter(next)) propose('swap', at, at + 2, next + here)
  const kana = channel.kana.get(here) ?? []
  for (const meant of kana) propose('kana', at, at + 1, meant)
  for (const meant of continuations)
    if (meant !== here && !kana.includes(meant) && scriptOf(meant) === scriptOf(here))
      propose('substitute', at, at + 1, meant)
}

/** Letters that often follow the two or three before a place. */
function listContinuations({ continuations }: Channel, { histories }: ReadSentence, at: number): readonly string[] {
  const longer = continuations.after(3, histories[at * historyLength + 2] ?? -1)
  const shorter = continuations.after(2, histories[at * historyLength + 1] ?? -1)
  if (longer.length === 0) return shorter
  return [...new Set([...longer, ...shorter])].slice(0, maxContinuations)
}

export type Script = 'kana' | 'katakana' | 'kanji' | 'other'

/** By the blocks of Unicode in which nearly all Japanese text lies. */
export function scriptOf(character: string): Script {
  const code = character.charCodeAt(0)
  if (code >= 0x3041 && code <= 0x309f) return 'kana'
  if (code >= 0x30a1 && code <= 0x30ff && code !== 0x30fb) return 'katakana'
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || code === 0x3005 ? 'kanji' : 'other'
}
