/**
 * Divides a text in proportion to `lengths`, between words, and where punctuation is near, behind it. Pieces in order are the text, white space at
 * their ends aside; there may be empty ones at the end.
 */
export function divideText(text: string, lengths: readonly number[], language: string): string[] {
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const breaks = listBreaks(text, language)
  const pieces: string[] = []
  let [begin, before] = [0, 0]
  for (const [index, length] of lengths.entries()) {
    before += length
    const isLast = index === lengths.length - 1
    const end = isLast ? text.length : findBreak(breaks, begin, (text.length * before) / total, text.length / 8)
    pieces.push(text.slice(begin, end).trim())
    begin = end
  }
  return pieces
}

interface Break {
  readonly at: number
  readonly isStrong: boolean
}

/** Places before words. Where words stand without spaces, hiragana mostly belongs to the word before it. */
function listBreaks(text: string, language: string): Break[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const breaks: Break[] = []
  for (const { index, isWordLike } of segmenter.segment(text)) {
    const [before, after] = [text[index - 1] ?? '', text[index] ?? '']
    if (index === 0 || isWordLike !== true || !(/\s/.test(before) || withoutSpaces.test(after))) continue
    breaks.push({
      at: index,
      isStrong: /[,;:.!?、。，；：！？]\s{0,3}$/u.test(text.slice(Math.max(0, index - 4), index)),
    })
  }
  return breaks
}

const withoutSpaces = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Thai}]/u

function findBreak(breaks: readonly Break[], begin: number, wanted: number, tolerance: number): number {
  const costOf = ({ at, isStrong }: Break) => Math.abs(at - wanted) - (isStrong ? tolerance : 0)
  const [best] = breaks.filter(({ at }) => at > begin).toSorted((one, other) => costOf(one) - costOf(other))
  return best?.at ?? begin
}
