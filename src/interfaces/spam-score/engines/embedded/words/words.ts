import { isAscii } from '../character-range.ts'
import { wordLimit } from '../mail/limits.ts'
import { foldLookAlikes, foldText, isMixedScript } from './fold-text.ts'

/** The words of a text, folded, in order. */
export interface Words {
  readonly list: readonly string[]
  /** The folded text, for scripts that do not part words. */
  readonly folded: string
  /** Words that mixed Latin with look-alike letters. */
  readonly mixed: number
}

const wordPattern = /[\p{L}\p{N}]{1,60}(?:['’][\p{L}]{1,10})?/gu
const asciiWordPattern = /[a-z0-9]{1,60}(?:'[a-z]{1,10})?/g

export function readWords(text: string): Words {
  const folded = foldText(text)
  const isPlain = isAscii(folded)
  const found = folded.match(isPlain ? asciiWordPattern : wordPattern) ?? []
  const list = found.length > wordLimit ? found.slice(0, wordLimit) : found
  if (isPlain) return { list, folded, mixed: 0 }
  let mixed = 0
  const latin = list.map((word) => {
    if (!isMixedScript(word)) return word.replaceAll('’', "'")
    mixed += 1
    return foldLookAlikes(word)
  })
  return { list: latin, folded, mixed }
}
