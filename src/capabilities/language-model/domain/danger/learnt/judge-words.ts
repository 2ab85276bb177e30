import { findConcepts } from '../concepts/find-concepts.ts'
import type { Danger, DangerLanguage } from '../danger.ts'
import { type DangerModel, loadDangerModel, scoreFeatures } from './danger-model.ts'
import { listFeatures } from './list-features.ts'

export interface JudgedWords {
  readonly danger: Danger
  readonly language: DangerLanguage
  /** The higher, the surer; above 0 it is likelier than not among the texts that were learnt from. */
  readonly logit: number
  /** Whether enough of the words were known to say that there is no danger. */
  readonly isUnderstood: boolean
}

/** Sentences that are read together: who does it and what is done often stand in two. */
const together = 3
/** Sentences of a long text that are read, at its beginning and at its end. */
const maxSentences = 8
/** Words of so many kinds have to be known before a text counts as understood. */
const minConcepts = 2
/** Code units of those that are read. */
const maxLength = 600

/** What is made of the words of somebody: of the sentences of a text those that speak most of danger. */
export type JudgeWords = (text: string) => JudgedWords

export function createJudge(model: DangerModel): JudgeWords {
  return (text) => {
    let worst: JudgedWords | undefined
    for (const words of listWindows(text)) {
      const judged = judgeWindow(words, model)
      if (!worst || judged.logit > worst.logit) worst = judged
    }
    return worst ?? { danger: 'despair', language: 'en', logit: Number.NEGATIVE_INFINITY, isUnderstood: false }
  }
}

let shipped: JudgeWords | undefined

/** By the model that comes with Mainstay, which is read when the first words are judged. */
export const judgeWords: JudgeWords = (text) => (shipped ??= createJudge(loadDangerModel()))(text)

function judgeWindow(words: string, model: DangerModel): JudgedWords {
  const read = findConcepts(words)
  const features = listFeatures(read)
  const violence = scoreFeatures(model.violence, features)
  const emergency = scoreFeatures(model.emergency, features)
  return {
    danger: Math.max(violence, emergency) < 0 ? 'despair' : violence > emergency ? 'violence' : 'emergency',
    language: read.language,
    logit: scoreFeatures(model.danger, features),
    isUnderstood: new Set(read.concepts.map(({ concept }) => concept)).size >= minConcepts,
  }
}

function listWindows(text: string): readonly string[] {
  const sentences = text.match(/[^.!?。！？\n]{1,300}[.!?。！？\n]*/g) ?? []
  const read =
    sentences.length > 2 * maxSentences
      ? sentences.toSpliced(maxSentences, sentences.length - 2 * maxSentences)
      : sentences
  if (read.length <= together) return [cut(read.join(''))]
  return read.slice(together - 1).map((_, at) => cut(read.slice(at, at + together).join('')))
}

function cut(words: string): string {
  return words.trim().slice(0, maxLength)
}
