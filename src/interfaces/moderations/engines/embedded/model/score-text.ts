import { maxOf } from '../../../../../libraries/numbers/max-of.ts'
import { extractFeatures, type ThemedSentence } from './extract-features.ts'
import { learned } from './file-format.ts'
import { findMinors } from './find-minors.ts'
import { findThemes, type ThemeTable } from './find-themes.ts'
import { foldText } from './fold-text.ts'
import { glossSentences } from './gloss-words.ts'
import { poolPassage } from './pool-passage.ts'
import { isPestControl } from './is-pest-control.ts'
import type { ModerationModel } from './read-model.ts'
import type { Network } from './read-network.ts'
import { runNetwork } from './run-network.ts'
import { type Sentence, splitSentences } from './split-sentences.ts'
import { themeNumber } from './themes.ts'

/** Characters that are read of one text; in what is longer, its beginning and its end. */
const maxCharacters = 400_000

/** Words of a window of several sentences. */
const windowWords = 60

/** Scores by category of the wire, from 0 to 1. */
export type Scores = Readonly<Record<(typeof learned)[number] | 'sexual/minors', number>>

export function scoreText(model: ModerationModel, text: string): Scores {
  return scoreSentences(model, readGlossed(text, model.themes))
}

export function scoreSentences(model: ModerationModel, sentences: readonly ThemedSentence[]): Scores {
  const minors = findMinors(sentences)
  const passages = scorePassages(model, cutPassages(sentences))
  const ofHate = isPestControl(sentences) ? 0.1 : 1
  const [sexual = 0, hate = 0, threatening = 0, selfHarm = 0, violence = 0, graphic = 0] = learned.map((_, category) =>
    passages.reduce((highest, scores) => Math.max(highest, scores[category] ?? 0), 0),
  )
  return {
    sexual,
    hate: hate * ofHate,
    'hate/threatening': threatening * ofHate,
    'self-harm': selfHarm,
    'sexual/minors': Math.max(sexual * minors.cues, minors.exploitation),
    violence,
    'violence/graphic': graphic,
  }
}

/** Sentences that are pooled together; in longer texts one of harm would be lost among the others. */
const passageLength = 16

type Passage = readonly ThemedSentence[]

function cutPassages(sentences: Passage): readonly Passage[] {
  const count = Math.round(sentences.length / passageLength) || 1
  const length = Math.ceil(sentences.length / count)
  return Array.from({ length: count }, (_, at) => sentences.slice(at * length, (at + 1) * length))
}

/** Passages of one text that the network reads: those that the weights find worst. It takes some ten times as long as they do. */
const maxNetworkPassages = 12

/** By passage and learned category, probabilities. */
function scorePassages(model: ModerationModel, passages: readonly Passage[]): readonly (readonly number[])[] {
  const doubt = doubtScraps(passages.flat())
  const weighed = passages
    .filter((passage) => passage.length > 0)
    .map((passage) => ({ passage, logits: weighPassage(model, passage).map((logit) => logit - doubt) }))
  const { network } = model
  if (!network) return weighed.map(({ logits }) => logits.map(toProbability))
  const worst = weighed.toSorted((one, other) => maxOf(other.logits) - maxOf(one.logits)).slice(0, maxNetworkPassages)
  const read = new Map(worst.map(({ passage }) => [passage, runNetwork(network, passage)]))
  return weighed.map(({ passage, logits }) => {
    const further = read.get(passage)
    return logits.map((logit, category) => {
      return toProbability(logit + correct(network, category, further?.[category]))
    })
  })
}

/** By how much the network raises or lowers a logit: where it is sure, and never by much. */
function correct({ raises, lowers }: Network, category: number, logit = 0): number {
  const { from = 0, share = 0 } = raises[category] ?? {}
  const above = Math.max(0, logit - from)
  const below = Math.min(0, Math.max(leastLogit, logit) - lowers.from)
  return share * above + lowers.share * below
}

/** Below this the network is not believed to be any surer. */
const leastLogit = -9

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/

const suicide = 1 << ((themeNumber.get('suicide') ?? 32) - 32)

/**
 * What is taken off the logits of a text of one to three words: a scrap says less than a sentence. Not where it speaks of suicide: three letters
 * tell somebody to die.
 */
function doubtScraps(sentences: Passage): number {
  if (sentences.length > 3 || sentences.some(({ high }) => high.some((mask) => mask & suicide))) return 0
  let words = 0
  for (const sentence of sentences)
    for (const word of sentence.words) words += japanese.test(word) ? Math.ceil(word.length / 3) : 1
  return Math.max(0, 4 - words) * 0.5
}

/** Logits of a passage by learned category, by the weights alone. */
function weighPassage(model: ModerationModel, sentences: Passage): readonly number[] {
  return poolPassage(
    model,
    sentences.map((sentence) => model.score(extractFeatures([sentence]))),
    cutWindows(sentences).map((window) => model.score(extractFeatures(window))),
  )
}

/** As `readSentences`, with English words in place of those of five other languages; what is learnt is learnt of English. */
export function readGlossed(text: string, table: ThemeTable): readonly ThemedSentence[] {
  return addThemes(glossSentences(cutText(text)), table)
}

export function readSentences(text: string, table: ThemeTable): readonly ThemedSentence[] {
  return addThemes(cutText(text), table)
}

function addThemes(sentences: readonly Sentence[], table: ThemeTable): readonly ThemedSentence[] {
  return sentences.map((sentence) => ({ ...sentence, ...findThemes(sentence.words, table) }))
}

function cutText(text: string): readonly Sentence[] {
  const half = maxCharacters / 2
  const read = text.length > maxCharacters ? `${text.slice(0, half)}\n${text.slice(-half)}` : text
  return splitSentences(foldText(read))
}

/** Runs of sentences of up to `windowWords`, each beginning in the middle of the one before. */
export function cutWindows(sentences: readonly ThemedSentence[]): readonly (readonly ThemedSentence[])[] {
  const windows: ThemedSentence[][] = []
  for (let start = 0; start < sentences.length;) {
    const window: ThemedSentence[] = []
    let words = 0
    for (let at = start; at < sentences.length; at++) {
      const next = sentences[at]
      if (!next || (window.length > 0 && words + next.words.length > windowWords)) break
      window.push(next)
      words += next.words.length
    }
    windows.push(window)
    if (start + window.length >= sentences.length) break
    start += Math.max(1, window.length >> 1)
  }
  return windows
}

function toProbability(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}
