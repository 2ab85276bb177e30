import type { Token } from '../../../../../capabilities/japanese-text/port.ts'
import { isFitToSayAgain } from '../style/check-style.ts'
import { namesNothing } from './find-topic.ts'
import { isLink, isNoun } from './nouns.ts'
import type { PromptPattern } from './prompt-pattern.ts'
import { slotSign } from './prompt-pattern.ts'

export interface TakenWords {
  readonly words: ReadonlyMap<string, string>
  /** What was said, with a sign in place of each word taken. */
  readonly masked: string
}

/** Slots whose words need no dictionary: their pattern says how they look. */
const shaped: ReadonlySet<string> = new Set(['time', 'date', 'weekday', 'season'])

/** The words that a sentence has where the pattern has its slots; undefined where it does not match or these are no single words. */
export function takeWords(
  sentence: string,
  tokens: readonly Token[],
  { literals, pattern, slots }: PromptPattern,
): TakenWords | undefined {
  const letters = sentence.toLowerCase()
  if (!literals.every((literal) => letters.includes(literal))) return undefined
  const places = pattern.exec(sentence)?.indices
  if (!places) return undefined
  const words = new Map<string, string>()
  let [masked, from] = ['', 0]
  for (const [index, slot] of slots.entries()) {
    const [begin, end] = places[index + 1] ?? [0, 0]
    const first = shaped.has(slot) ? begin : findNounBegin(tokens, begin, end)
    const word = first === undefined ? '' : sentence.slice(first, end)
    if (slot === 'name' && !isNaming(sentence) && !isProperName(tokens, first ?? end, end)) return undefined
    const isWhole = first !== undefined && (first === begin || isLeftOut(sentence, tokens, begin, first))
    if (
      !isWhole ||
      !isFitToSayAgain(word) ||
      (slot === 'thing' && namesNothing(word)) ||
      (slot === 'name' && word.endsWith('人'))
    )
      return undefined
    words.set(slot, word)
    masked += sentence.slice(from, first) + slotSign
    from = end
  }
  return { words, masked: masked + sentence.slice(from) }
}

/** Where the run of nouns begins that ends at `end`; undefined where none does. */
function findNounBegin(tokens: readonly Token[], begin: number, end: number): number | undefined {
  let first: number | undefined
  const inside = tokens.filter((token) => token.begin >= begin && token.begin + token.surface.length <= end)
  const last = inside.at(-1)
  if (!last || last.begin + last.surface.length !== end || !isNoun(last)) return undefined
  for (const token of inside.toReversed()) {
    if (isNoun(token)) first = token.begin
    else if (!isLink(token)) break
  }
  return first
}

/** Before a word that stands free, only what says when or of whom may be left out: 「最近」, 「私は」. */
function isLeftOut(sentence: string, tokens: readonly Token[], begin: number, first: number): boolean {
  const before = tokens.filter((token) => token.begin >= begin && token.begin < first)
  return sentence.slice(begin, first) !== '' && before.at(-1)?.partOfSpeech !== '連体詞'
}

/** Words by which people say how somebody is called, whatever the name is. */
function isNaming(sentence: string): boolean {
  return /名前|呼んで|呼ばれ|申します|って(?:いう|言う|言います|いいます)|と(?:いいます|言います)/.test(sentence)
}

/** Elsewhere a name is one that the dictionary has as such: 「妻とけんかした」 has none. */
function isProperName(tokens: readonly Token[], begin: number, end: number): boolean {
  const inside = tokens.filter((token) => token.begin >= begin && token.begin < end)
  return inside.some(({ detail, isKnown }) => detail === '固有名詞' || !isKnown)
}
