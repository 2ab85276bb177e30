import { normalizeText } from '../../../src/libraries/text/normalize-text.ts'
import { maskSlots } from '../../../src/capabilities/translation/engines/phrase-book/mask-slots.ts'
import type { ScoredPair } from './score-pairs.ts'

const maxWords = 8
const maxCharacters = 40

/** How far the rest of the corpora has to agree. A sentence of everyday life was written as a translation; a string is one for its place in a program. */
const minAgreement = { everyday: -3.2, interface: -2.3, prose: -0.8 } as const

/** Of one or two words a program's place decides more than the words. */
const minOfFewWords = { everyday: -3.5, interface: -1.8, prose: -0.6 } as const

/** What is long enough, known well enough and whole; its placeholders and numbers as markers where both sides have the same. */
export function toPhrase(pair: ScoredPair): ScoredPair | undefined {
  const words = pair.english.split(/\s+/).length
  if (pair.source !== 'own') {
    const least = (words <= 2 ? minOfFewWords : minAgreement)[pair.kind]
    if (words > maxWords || pair.japanese.length > maxCharacters || pair.agreement < least) return undefined
    if (isSpecial(pair)) return undefined
  }
  return mask({ ...pair, english: pair.english.trim(), japanese: toUsualWidth(pair.japanese.trim()) })
}

/** Lists of keys, markup, several entries in one, notes in brackets that only one side has. */
function isSpecial({ english, japanese }: ScoredPair): boolean {
  if (english.endsWith(',')) return true
  if (/[|<>\\\t=]|&\w+;|\*\*/u.test(english + japanese)) return true
  if (/^[^\p{L}]*$/u.test(english) || !/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(japanese)) return true
  if (/[(（]/u.test(english) !== /[(（]/u.test(japanese)) return true
  // The final mark follows the text that is asked, which would make a question of a request.
  if (english.endsWith('?') !== /[?？か]。?$|か(?:な|しら)[。？]?$/u.test(japanese)) return true
  return /[.!?。！？].+[.!?。！？]/u.test(japanese) !== /[.!?].+[.!?]/u.test(english)
}

function mask(pair: ScoredPair): ScoredPair | undefined {
  const [english, japanese] = [maskSlots(pair.english), maskSlots(pair.japanese)]
  const hasPlaceholder = /[{}%$⟦]/u.test(pair.english + pair.japanese)
  if (!english || !japanese) return hasPlaceholder && (english || japanese) ? undefined : pair
  const order = english.slots.map((slot) => japanese.slots.indexOf(slot))
  const isSame = order.every((at) => at >= 0) && english.slots.length === japanese.slots.length
  if (!isSame || english.slots.includes('1')) return hasPlaceholder ? undefined : pair
  const renumbered = japanese.text.replace(
    /⟦(\d)⟧/gu,
    (_, number: string) => `⟦${order.indexOf(Number(number) - 1) + 1}⟧`,
  )
  const saysMore = pair.source === 'own' || (/[a-z]{3}/i.test(english.text) && /\p{L}/u.test(japanese.text))
  return saysMore ? { ...pair, english: english.text, japanese: renumbered } : undefined
}

/** Letters and digits of half width, kana of full width. */
function toUsualWidth(text: string): string {
  return text.replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF61-\uFF9F]+/gu, (wide) =>
    normalizeText(wide, 'NFKC'),
  )
}
