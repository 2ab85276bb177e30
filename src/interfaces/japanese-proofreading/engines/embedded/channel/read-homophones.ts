/** What may have been meant where a word stands, by that word; and what is written where it is meant. */
export interface Homophones {
  readonly meant: ReadonlyMap<string, readonly string[]>
  readonly mistaken: ReadonlyMap<string, readonly string[]>
}

/** Reads lines of words that are read alike, the frequent first; those behind a bar are only ever mistakes. */
export function readHomophones(lines: readonly string[]): Homophones {
  const meant = new Map<string, string[]>()
  const mistaken = new Map<string, string[]>()
  for (const line of lines) {
    const [frequent = '', rare = ''] = line.split('|')
    const words = frequent.split(' ')
    const others = rare === '' ? [] : rare.split(' ')
    for (const word of words) {
      addTo(meant, word, words)
      addTo(mistaken, word, words)
      addTo(mistaken, word, others)
    }
    for (const word of others) addTo(meant, word, words)
  }
  return { meant, mistaken }
}

function addTo(lists: Map<string, string[]>, word: string, others: readonly string[]): void {
  const list = lists.get(word) ?? []
  for (const other of others) if (other !== word && !list.includes(other)) list.push(other)
  if (list.length > 0) lists.set(word, list)
}
