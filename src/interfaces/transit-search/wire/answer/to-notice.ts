import { type Alert, chooseTranslation } from '../../domain/alert.ts'

/** A notice to riders as one text, in Japanese where it is there. */
export function toNotice({ header, description }: Alert): string {
  return [chooseTranslation(header, 'ja'), chooseTranslation(description, 'ja')].filter((text) => text !== '').join(' ')
}
