import { readEntries } from './read-ipadic.ts'
import type { OtherWord } from './read-words.ts'

interface JapaneseWords {
  /** Names in characters and in kana. */
  readonly names: readonly { readonly text: string; readonly weight: number }[]
  readonly family: readonly string[]
  readonly given: readonly string[]
  readonly others: readonly OtherWord[]
}

const weights = { name: 1, spelled: 0.5, word: 1, said: 3, place: 0.3 }
const longest = 10
const longestPlace = 4

/** Names, words and places of the IPA dictionary. */
export function readJapaneseDictionary(): JapaneseWords {
  const names: { text: string; weight: number }[] = []
  const parts = { family: new Set<string>(), given: new Set<string>() }
  const others: OtherWord[] = []
  for (const { surface, reading, kind, detail } of readEntries()) {
    if (surface.length > (kind === 'place' ? longestPlace : longest) || surface.length < 2) continue
    const role = detail === '姓' ? 'family' : detail === '名' ? 'given' : undefined
    if (role) {
      parts[role].add(surface)
      names.push({ text: surface, weight: weights.name })
      for (const text of [reading, toHiragana(reading)]) names.push({ text, weight: weights.spelled })
    } else if (kind === 'name') names.push({ text: surface, weight: weights.name })
    else if (kind in weights) others.push({ text: surface, weight: weights[kind] })
  }
  return { names, family: [...parts.family], given: [...parts.given], others }
}

function toHiragana(katakana: string): string {
  return katakana.replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0x60))
}
