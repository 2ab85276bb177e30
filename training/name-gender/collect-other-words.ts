import { parseName } from '../../src/interfaces/name-gender/engines/embedded/read/parse-name.ts'
import { isHeldBack } from './hold-back.ts'
import { readCommonWords } from './read-common-words.ts'
import { type OtherWord, readEnglishWords, readFakerWords, readOwnWords, readRegions } from './read-words.ts'
import type { GenderRow, OriginRow } from './row.ts'

interface Names {
  readonly gender: readonly GenderRow[]
  readonly family: readonly OriginRow[]
  readonly hanFamilyNames: readonly string[]
}

interface OtherWords {
  /** As the engine spells them; several words are one text. */
  readonly latin: readonly string[]
  /** In characters, Hangul or kana. */
  readonly characters: readonly OtherWord[]
}

/** Greetings, common words, brands, places and what programs write for nothing. `fetched` has the lists of common words. */
export async function collectOtherWords(names: Names, folder: string, fetched: string): Promise<OtherWords> {
  const named = [...names.gender, ...names.family]
  const western = new Set(named.filter(({ weight }) => weight > 1).map(({ word }) => word))
  const all = new Set(named.map(({ word }) => word))
  const words = [
    ...(await readOwnWords()),
    ...(await readEnglishWords(folder)),
    ...(await readCommonWords(fetched, western)),
    ...readFakerWords(),
    ...readRegions(),
  ]
  const [latin, characters] = [new Set<string>(), new Map<string, OtherWord>()]
  const families = new Set(names.hanFamilyNames)
  for (const word of words) {
    const { words: parts, undivided } = parseName(word.text, families)
    const text = parts.join(' ')
    if (undivided !== undefined) characters.set(undivided, word)
    else if (word.isSure || (text !== '' && !all.has(text) && !isHeldBack(text))) latin.add(text)
  }
  return { latin: [...latin], characters: [...characters].map(([text, word]) => ({ ...word, text })) }
}
