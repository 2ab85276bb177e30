import { findHarassment } from './find-harassment.ts'
import { hasThreat } from './has-threat.ts'
import type { ModerationModel } from './read-model.ts'
import { readGlossed, scoreSentences, type Scores } from './score-text.ts'

export interface JudgedText {
  readonly scores: Scores
  readonly harassment: number
  readonly threateningHarassment: number
}

/** What is scored by what was learnt, and whether somebody is insulted or threatened, by rules on words. */
export function judgeText(model: ModerationModel, text: string): JudgedText {
  const sentences = readGlossed(text, model.themes)
  const scores = scoreSentences(model, sentences)
  const threateningHarassment = sentences.some(hasThreat) ? scores.violence : 0
  return { scores, harassment: Math.max(findHarassment(sentences), threateningHarassment), threateningHarassment }
}
