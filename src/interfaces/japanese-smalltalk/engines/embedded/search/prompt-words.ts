import type { JapaneseText } from '../../../../../capabilities/japanese-text/port.ts'
import { RecentMap } from '../../../../../libraries/memoize/recent-map.ts'
import { withoutSigns } from '../to-plain.ts'
import { type ContentWords, listContentWords } from './content-words.ts'

/** Reads the words of prompts as they are first compared: reading all of them takes seconds. */
export interface PromptWords {
  of(prompts: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, ContentWords | undefined>>
}

/** Prompts whose words are kept. */
const maxKept = 10_000

export function createPromptWords(japaneseText: JapaneseText): PromptWords {
  const known = new RecentMap<string, ContentWords>(maxKept)
  return {
    async of(prompts, signal) {
      const found = new Map([...new Set(prompts)].map((prompt) => [prompt, known.get(prompt)] as const))
      const unread = [...found.keys()].filter((prompt) => found.get(prompt) === undefined)
      const plain = unread.map((prompt) => withoutSigns(prompt.replaceAll(/\{[a-z]+\}/g, '')))
      const tokens = unread.length > 0 ? await japaneseText.tokenize(plain, signal) : []
      unread.forEach((prompt, index) => {
        const words = listContentWords(tokens[index] ?? [])
        known.set(prompt, words)
        found.set(prompt, words)
      })
      return found
    },
  }
}
