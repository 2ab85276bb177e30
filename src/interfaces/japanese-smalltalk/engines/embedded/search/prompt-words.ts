import type { JapaneseText } from '../../../../../capabilities/japanese-text/port.ts'
import { withoutSigns } from '../to-plain.ts'
import { type ContentWords, listContentWords } from './content-words.ts'

/** Reads the words of prompts as they are first compared: reading all of them takes seconds. */
export interface PromptWords {
  of(prompts: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, ContentWords>>
}

export function createPromptWords(japaneseText: JapaneseText): PromptWords {
  const known = new Map<string, ContentWords>()
  return {
    async of(prompts, signal) {
      const unread = [...new Set(prompts)].filter((prompt) => !known.has(prompt))
      const plain = unread.map((prompt) => withoutSigns(prompt.replaceAll(/\{[a-z]+\}/g, '')))
      const tokens = unread.length > 0 ? await japaneseText.tokenize(plain, signal) : []
      unread.forEach((prompt, index) => known.set(prompt, listContentWords(tokens[index] ?? [])))
      return known
    },
  }
}
