import type { LanguagePair } from '../port.ts'

const addressed = /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}/u
const addresses = /さん|様|氏|先生|博士|教授|ちゃん|くん|君|夫人|嬢|ミス|ドクター/u

/** Whether somebody whom English names with a title is still named in Japanese. */
export function keepsAddress({ source, target }: LanguagePair, text: string, translation: string): boolean {
  return source !== 'en' || target !== 'ja' || !addressed.test(text) || addresses.test(translation)
}
