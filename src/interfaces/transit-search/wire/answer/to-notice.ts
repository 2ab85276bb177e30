import { type Alert, chooseTranslation } from '../../domain/alert.ts'

/** A notice to riders as one text, in a language where it is there. */
export function toNotice({ header, description }: Alert, language: string): string {
  return [header, description]
    .map((texts) => chooseTranslation(texts, language))
    .filter((text) => text !== '')
    .join(' ')
}
