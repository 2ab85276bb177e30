import { scriptOf } from './script.ts'

/** The likeliest of each kanji. */
const maxRivals = 24

/**
 * What kanji may have been meant where one stands: those that alone tell two words of one reading apart, as 複 and 復 do 複写 and 復写. The
 * more words they tell apart, the earlier they come.
 */
export function listKanjiRivals(meant: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
  const counts = new Map<string, Map<string, number>>()
  for (const [word, others] of meant)
    for (const other of others) {
      const at = findOnlyDifference(word, other)
      const [here, there] = [word[at] ?? '', other[at] ?? '']
      if (at < 0 || scriptOf(here) !== 'kanji' || scriptOf(there) !== 'kanji') continue
      const ofKanji = counts.get(here) ?? new Map<string, number>()
      counts.set(here, ofKanji.set(there, (ofKanji.get(there) ?? 0) + 1))
    }
  return new Map([...counts].map(([kanji, rivals]) => [kanji, orderByCount(rivals).slice(0, maxRivals)]))
}

/** Where alone two words differ; -1 if it is not one place. */
function findOnlyDifference(one: string, other: string): number {
  if (one.length !== other.length) return -1
  const places = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at]))
  return places.length === 1 ? (places[0] ?? -1) : -1
}

function orderByCount(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([kanji]) => kanji)
}
