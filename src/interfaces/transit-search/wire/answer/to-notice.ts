import { type Alert, chooseTranslation } from '../../domain/alert.ts'

/** The first part of what a caller asks for (BCP 47); Japanese unless anything is asked. */
export function readLanguage(text: string | undefined): string {
  return (text || 'ja').split('-', 1)[0]?.toLowerCase() ?? ''
}

/** A notice to riders as one text, in a language where it is there. */
export function toNotice({ header, description }: Alert, language: string): string {
  return [header, description]
    .map((texts) => chooseTranslation(texts, language))
    .filter((text) => text !== '')
    .join(' ')
}
