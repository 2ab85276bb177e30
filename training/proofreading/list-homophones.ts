import type { DictionaryWord } from './dictionary.ts'

/** A word as it occurs in texts, and how often. */
export interface CountedWord {
  readonly count: number
  readonly surface: string
  readonly reading: string
  readonly partOfSpeech: string
}

const minCount = 4
const maxLength = 5
/** Words of one reading that are kept, the most frequent ones. */
const maxGroup = 16
const maxRare = 12
const partsOfSpeech = /^(?:名詞|動詞|形容詞|副詞|接頭詞|連体詞)$/

/**
 * Words that are written for one another because they are read alike: one line for each reading, the words that are frequent in texts, and
 * behind a bar those that only the dictionary has, which nobody means.
 */
export function listHomophones(words: readonly CountedWord[], dictionary: readonly DictionaryWord[]): string[] {
  const groups = new Map<string, Map<string, number>>()
  for (const { count, surface, reading, partOfSpeech } of words) {
    if (count < minCount || !partsOfSpeech.test(partOfSpeech) || !isWord(surface)) continue
    const group = groups.get(reading) ?? new Map<string, number>()
    group.set(surface, (group.get(surface) ?? 0) + count)
    groups.set(reading, group)
  }
  const rare = groupRare(dictionary)
  return [...groups].flatMap(([reading, group]) => {
    const frequent = [...group]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, maxGroup)
      .map(([surface]) => surface)
    const others = [...new Set(rare.get(reading) ?? [])].filter((word) => !group.has(word)).slice(0, maxRare)
    if (frequent.length + others.length < 2) return []
    return others.length === 0 ? frequent.join(' ') : `${frequent.join(' ')}|${others.join(' ')}`
  })
}

function isWord(surface: string): boolean {
  return surface.length <= maxLength && /\p{Script=Han}/u.test(surface) && !/[々0-9]/.test(surface)
}

/** The likeliest first; no names. */
function groupRare(dictionary: readonly DictionaryWord[]): ReadonlyMap<string, readonly string[]> {
  const words = dictionary
    .filter(({ surface, partOfSpeech, isName }) => !isName && partsOfSpeech.test(partOfSpeech) && isWord(surface))
    .toSorted((one, other) => one.cost - other.cost)
  return new Map(
    [...Map.groupBy(words, ({ reading }) => reading)].map(([reading, group]) => [
      reading,
      group.map(({ surface }) => surface),
    ]),
  )
}
