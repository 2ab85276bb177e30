import type { AssistantLanguage } from '../../../../../kernel/wire/interface/skill.ts'

/** Japanese when there is kana, or Chinese characters and no Latin words beside them. */
export function languageOf(text: string): AssistantLanguage {
  if (/[\u3041-\u3096\u30A1-\u30FA]/.test(text)) return 'ja'
  return /\p{Script=Han}/u.test(text) && !/[A-Za-z]{3,}/.test(text) ? 'ja' : 'en'
}
