import type { DetectedLanguage } from '../../../capabilities/translation/domain/translator.ts'
import { toWireCode } from './language-code.ts'

/** Confidence in hundredths; a language that cannot be detected is English with a confidence of 0. */
export function toWireDetection({ language, confidence }: Pick<DetectedLanguage, 'language' | 'confidence'>) {
  const isKnown = language !== 'und'
  return { confidence: isKnown ? Math.round(confidence * 100) : 0, language: toWireCode(language) }
}
