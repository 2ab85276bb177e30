/** Words of a sentence, at most: what has no full stops is cut here. */
const maxWords = 40

/** Sentences scored of one text, at most; of a longer one, as many from its beginning as from its end, and every nth between. */
const maxSentences = 3000

/**
 * Letters, digits and what stands for letters inside disguised words; Han and kana in runs. One line break ends no
 * sentence, since mails and books are wrapped; two do. Repetition is bounded: a pattern that repeats millions of times overflows the stack.
 */
const word = /[\p{L}\p{N}@$](?:[\p{L}\p{M}\p{N}*@$']|!(?=\p{L})){0,10000}|[.!?。！？…;]{1,10000}|\n[^\S\n]*\n/gu

/** What goes on after a match of this length is the rest of the same word. */
const maxMatchLength = 10_000

/** Signs alone, such as prices, are none. */
const isWord = /\p{L}|^\p{N}+$/u

export interface Sentence {
  readonly words: readonly string[]
  /** How it ends: '?', '!' or anything else. */
  readonly end: string
}

/** Cuts a folded text into sentences of words without apostrophes. */
export function splitSentences(text: string): readonly Sentence[] {
  const sentences: Sentence[] = []
  let words: string[] = []
  const close = (end: string) => {
    if (words.length > 0) sentences.push({ words, end })
    words = []
  }
  let endOfCut = -1
  for (const { 0: found, index } of text.matchAll(word)) {
    const goesOn = index === endOfCut
    endOfCut = found.length >= maxMatchLength ? index + found.length : -1
    if (/^[.!?。！？…;\n]/.test(found)) close(found[0] ?? '')
    else if (!goesOn && isWord.test(found) && words.push(found.slice(0, 60).replaceAll("'", '')) >= maxWords) close('')
  }
  close('')
  return sentences.length > maxSentences ? sample(sentences) : sentences
}

function sample(sentences: readonly Sentence[]): readonly Sentence[] {
  const edge = maxSentences / 4
  const inner = sentences.slice(edge, -edge)
  const step = inner.length / (maxSentences - 2 * edge)
  const kept = Array.from({ length: maxSentences - 2 * edge }, (_, at) => inner[Math.floor(at * step)])
  return [...sentences.slice(0, edge), ...kept.filter((each) => each !== undefined), ...sentences.slice(-edge)]
}
