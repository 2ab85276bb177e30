import type { DangerLanguage, DangerSign, FoundDanger } from './danger.ts'
import { englishSigns } from './english-signs.ts'
import { japaneseSigns } from './japanese-signs.ts'
import { fewWords } from './languages/few-words.ts'
import { helpLanguages } from './languages/help-languages.ts'
import { toBareWords } from './languages/to-bare-words.ts'
import { toPlainWords } from './to-plain-words.ts'

/** Code units of a text that are looked at for the words of further languages, from its beginning and from its end. */
const maxLength = 5000

/** The phrases that tell of danger in so many words; undefined where there is none. */
export function findBySigns(text: string): FoundDanger | undefined {
  return (
    find(englishSigns, toPlainWords(text), /[ぁ-ん]/.test(text) ? 'ja' : 'en') ??
    find(japaneseSigns, text, 'ja') ??
    findElsewhere(text)
  )
}

function find(signs: readonly DangerSign[], text: string, language: DangerLanguage): FoundDanger | undefined {
  const found = signs.find(({ words }) => words.test(text))
  return found && { danger: found.danger, language }
}

function findElsewhere(text: string): FoundDanger | undefined {
  if (/[ぁ-んァ-ヶ]/.test(text)) return undefined
  const bare = toBareWords(cutMiddle(text, maxLength))
  for (const language of ['de', 'fr', 'es', 'it', 'pt', 'nl', 'ru', 'zh', 'ko'] as const) {
    const found = find(helpLanguages[language].signs, bare, language)
    if (found) return found
  }
  return find(fewWords, bare, 'en')
}

/** So much of the beginning and of the end. */
export function cutMiddle(text: string, length: number): string {
  return text.length > 2 * length ? `${text.slice(0, length)}\n${text.slice(-length)}` : text
}
