import type { DetectedLanguage } from '../../../capabilities/translation/domain/translator.ts'
import { toWireCode } from './language-code.ts'

/** Confidence in hundredths; what cannot be told is English, of which nothing is sure. */
export function toWireDetection({ language, confidence }: Pick<DetectedLanguage, 'language' | 'confidence'>) {
  const isKnown = language !== 'und'
  return { confidence: isKnown ? Math.round(confidence * 100) : 0, language: toWireCode(language) }
}
