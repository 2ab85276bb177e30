import type { DetectedLanguage, TranslatedText } from '../../../capabilities/translation/domain/translator.ts'
import { runInTurns, type WaitTurn } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { escapeInSteps } from './escape-html.ts'
import { toWireCode } from './language-code.ts'
import type { ReadFields } from './read-fields.ts'

export async function toWireTranslation(
  { text, source: from, confidence }: TranslatedText,
  { format, source, model }: ReadFields,
  waitTurn: WaitTurn,
) {
  return {
    translatedText: format === 'html' ? await runInTurns(escapeInSteps(text), waitTurn) : text,
    ...(source === undefined && { detectedSourceLanguage: toWireCode(from) }),
    ...(confidence !== undefined && { confidence }),
    ...(model !== undefined && { model }),
  }
}

/** The original says `isReliable: false` of everything: the field is deprecated there. */
export function toWireDetection({ language, confidence }: DetectedLanguage) {
  return { language: toWireCode(language), confidence, isReliable: false }
}
