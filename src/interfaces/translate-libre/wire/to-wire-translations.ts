import type { DetectedLanguage, TranslatedText } from '../../../capabilities/translation/domain/translator.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { translateLibre } from '../contract.ts'
import { toWireDetection } from './to-wire-detection.ts'

type WireTranslations = ResponseOf<(typeof translateLibre)['operations']['translate']>

export interface Translations {
  readonly translated: readonly TranslatedText[]
  /** In the order of the texts, where their language was to be found out. */
  readonly detected: readonly DetectedLanguage[] | undefined
  /** Whether several texts were sent: then each field is a list. */
  readonly isList: boolean
  readonly wantsAlternatives: boolean
}

export function toWireTranslations({
  translated,
  detected,
  isList,
  wantsAlternatives,
}: Translations): WireTranslations {
  const oneOrAll = <Each>(all: readonly Each[], none: Each) => (isList ? [...all] : (all[0] ?? none))
  const texts = translated.map(({ text }) => text)
  const confidences = translated.map(({ confidence = null }) => confidence)
  const others = translated.map(({ alternatives = [] }) => [...alternatives])
  const detections = translated.map(({ source }, index) =>
    toWireDetection({ language: source, confidence: detected?.[index]?.confidence ?? 0 }),
  )
  return {
    translatedText: oneOrAll(texts, ''),
    ...(confidences.some((each) => each !== null) && { confidence: oneOrAll(confidences, null) }),
    ...(detected && { detectedLanguage: oneOrAll(detections, toWireDetection({ language: 'und', confidence: 0 })) }),
    ...(wantsAlternatives && { alternatives: isList ? others : others.flat() }),
  }
}
