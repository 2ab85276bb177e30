/** Words of which one is written for another: `[count, surface, reading, part of speech]` in, lines of words of one reading out. */
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

export function listHomophones(words: readonly CountedWord[]): string[] {
  const groups = new Map<string, Map<string, number>>()
  for (const { count, surface, reading, partOfSpeech } of words) {
    if (count < minCount || surface.length > maxLength || reading.length < 2) continue
    if (!/^(?:名詞|動詞|形容詞|副詞|接頭詞|連体詞)$/.test(partOfSpeech)) continue
    if (!/\p{Script=Han}/u.test(surface) || /[々0-9]/.test(surface)) continue
    const group = groups.get(reading) ?? new Map<string, number>()
    group.set(surface, (group.get(surface) ?? 0) + count)
    groups.set(reading, group)
  }
  return [...groups.values()]
    .map((group) => [...group].toSorted(([, one], [, other]) => other - one).slice(0, maxGroup))
    .filter((group) => group.length > 1)
    .map((group) => group.map(([surface]) => surface).join(' '))
}
