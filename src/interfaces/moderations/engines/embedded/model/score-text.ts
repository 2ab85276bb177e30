import { extractFeatures, type ThemedSentence } from './extract-features.ts'
import { learned } from './file-format.ts'
import { findMinors } from './find-minors.ts'
import { findThemes, type ThemeTable } from './find-themes.ts'
import { foldText } from './fold-text.ts'
import { poolScores } from './pool-scores.ts'
import type { ModerationModel } from './read-model.ts'
import { splitSentences } from './split-sentences.ts'

/** Characters that are read of one text; in what is longer, its beginning and its end. */
const maxCharacters = 400_000

/** Words of a window of several sentences. */
const windowWords = 60

/** Scores by category of the wire, from 0 to 1. */
export type Scores = Readonly<Record<(typeof learned)[number] | 'sexual/minors', number>>

export function scoreText(model: ModerationModel, text: string): Scores {
  const sentences = readSentences(text, model.themes)
  const minors = findMinors(sentences)
  const parts = cutParts(sentences).map((part) => scorePart(model, part))
  const [sexual = 0, hate = 0, threatening = 0, selfHarm = 0, violence = 0, graphic = 0] = learned.map((_, category) =>
    parts.reduce((highest, scores) => Math.max(highest, scores[category] ?? 0), 0),
  )
  return {
    sexual,
    hate,
    'hate/threatening': threatening,
    'self-harm': selfHarm,
    'sexual/minors': Math.max(sexual * minors.cues, minors.exploitation),
    violence,
    'violence/graphic': graphic,
  }
}

/** Sentences that are pooled together; in longer texts one of harm would be lost among the others. */
const partLength = 16

function cutParts(sentences: readonly ThemedSentence[]): readonly (readonly ThemedSentence[])[] {
  const count = Math.round(sentences.length / partLength) || 1
  const length = Math.ceil(sentences.length / count)
  return Array.from({ length: count }, (_, at) => sentences.slice(at * length, (at + 1) * length))
}

/** By learned category. */
function scorePart(model: ModerationModel, sentences: readonly ThemedSentence[]): readonly number[] {
  if (sentences.length === 0) return []
  const pooled = poolScores(
    sentences.map((sentence) => model.score(extractFeatures([sentence]))),
    cutWindows(sentences).map((window) => model.score(extractFeatures(window))),
  )
  return model.pooling.map((weights, category) => logistic(weights, pooled[category] ?? []))
}

export function readSentences(text: string, table: ThemeTable): readonly ThemedSentence[] {
  const half = maxCharacters / 2
  const read = text.length > maxCharacters ? `${text.slice(0, half)}\n${text.slice(-half)}` : text
  return splitSentences(foldText(read)).map((sentence) => ({ ...sentence, ...findThemes(sentence.words, table) }))
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

function logistic(weights: readonly number[], values: readonly number[]): number {
  const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), weights.at(-1) ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
