/** Words of English that say nothing about the subject of a text. */
const common: ReadonlySet<string> = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both but by can could did do does doing
down during each else ever every few for from further get gets got had has have having he her here hers him his how however i if in into is it its itself
just least less let like made make makes many may me might more most much must my neither no nor not now of off often on once one only or other our out over
own per perhaps quite rather said same say says she should since so some still such than that the their them then there these they this those though through
thus to too two under until up upon us very was we well were what when where whether which while who whom whose why will with within without would yet you
your s t don dont isnt wasnt didnt ive im youre thats new`.split(/\s+/),
)

/** The words of a text that carry its subject, in order: Latin and the like in small letters, Japanese by runs of kanji or katakana. */
export function listWords(text: string): readonly string[] {
  const words = text.matchAll(
    /\p{Script=Han}{2,}|[ァ-ヺー]{2,}|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{N}'’-]*/gu,
  )
  return [...words].map(([word]) => plain(word)).filter((word) => word.length > 1 && !common.has(word))
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/['’-]+$/u, '')
}

/** How often each word stands in a text, forms of one word taken for one: bridge and bridges. */
export function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) {
    const singular = word.replace(/(?<=[a-z]{3})s$/, '')
    if (singular === word || !counts.has(singular)) continue
    counts.set(singular, (counts.get(singular) ?? 0) + count)
    counts.delete(word)
  }
  return counts
}

/** The words that stand in a text most often. */
export function listMainWords(text: string, max: number): readonly string[] {
  return [...countWords(listWords(text))]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, max)
    .map(([word]) => word)
}
