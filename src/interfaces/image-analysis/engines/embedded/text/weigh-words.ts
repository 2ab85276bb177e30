import type { Word } from 'tesseract.js'
import type { SceneElement } from '../scene/scene-element.ts'

type ReadWord = Pick<Word, 'text' | 'confidence' | 'bbox'>

/** Noise and foliage are read as short or doubtful words. */
const isWord = ({ text, confidence }: ReadWord) => confidence >= 70 && /^\p{L}{3,}\p{P}?$/u.test(text)

/** Of so many words, writing is half as sure as the words are. */
const fewWords = 3

/** How sure it is that these words are writing, and how much of the area they take up. */
export function weighWords(all: readonly ReadWord[], area: number): SceneElement | undefined {
  const words = all.filter(isWord)
  if (words.length === 0) return undefined
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length / 100
  const covered = words.reduce((sum, { bbox: { x0, x1, y0, y1 } }) => sum + (x1 - x0) * (y1 - y0), 0)
  return { confidence: (mean * words.length) / (words.length + fewWords), cover: Math.min(1, covered / area) }
}
