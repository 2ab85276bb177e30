import { normalizeText } from '../../../../libraries/text/normalize-text.ts'
import { noName } from './origins.ts'
import { bodies, bodiesInCharacters } from './read/words.ts'
import { toLatin } from './script/to-latin.ts'
import { isInFilter } from './word-filter.ts'
import { weighCharacters } from './weigh-characters.ts'
import { highestOf, weightsOf } from './word-weights.ts'
import type { NameModel } from './model.ts'
import { isPlainText, maxNameLength, type ParsedName } from './read/parse-name.ts'

const maxWords = 7
const longestWord = 30
/** What the less likely origins add to the likeliest, about. */
const ofOthers = 1.5
/** What a capital at the beginning adds to the odds, in logarithms. */
const ofCapital = 1.5

/** Whether a text looks like a name of a person: no digits, no company, and words that some people's names resemble. */
export function isHumanName(model: NameModel, text: string, name: ParsedName): boolean {
  const { words, undivided, hasInitials } = name
  if (words.length === 0 || words.length > maxWords || text.length > maxNameLength) return false
  const isPlain = isPlainText(text)
  if (isPlain ? address.test(text) : hasOtherSigns(text, words)) return false
  const trimmed = text.trim()
  if (/^(?:the|an?|my|your|our|his|her|its|their|this|that|these|those) /.test(trimmed)) return false
  if (words.some((word) => word.length > longestWord && [...word].length > longestWord)) return false
  if (words.some((word) => bodies.has(toLatin(word)))) return false
  if (undivided !== undefined) return weighCharacters(model, undivided) > leastOf(name)
  if (isKnownOther(model, words) && !isClearName(model, words)) return false
  const [first = '', last = ''] = [words[0], words.at(-1)]
  // English words have no accents, and they are what the model holds names against.
  if (!isPlain && /[\u00c0-\u024f\u1e00-\u1eff]/.test(normalizeText(text, 'NFC'))) return true
  const bonus = /^\p{Lu}\p{Ll}/u.test(trimmed) ? ofCapital : 0
  const odds = (word: string, role: 'given' | 'family') => oddsOfName(model, word, role) + bonus
  if (words.length === 1) return hasInitials || odds(first, 'given') > 0 || odds(first, 'family') > 1
  const western = odds(first, 'given') + odds(last, 'family')
  return western > 0 || odds(last, 'given') + odds(first, 'family') > 0
}

const address = /https?|www\b/

/** Whether there is in it what names are not written with: digits, signs, pictures, the words of companies in characters. */
function hasOtherSigns(text: string, words: readonly string[]): boolean {
  const folded = normalizeText(text, 'NFKC')
  return (
    /[\p{Nd}@#<>{}[\]=+*/\\|~^%$€£!?:;]/u.test(folded) ||
    address.test(folded) ||
    /\p{Extended_Pictographic}/u.test(text) ||
    !words.every((word) => /^[\p{L}\p{M}'-]+$/u.test(word)) ||
    bodiesInCharacters.some((body) => text.includes(body))
  )
}

/** Whether a text, or every word of it, is known to be something else. */
function isKnownOther({ otherWords }: NameModel, words: readonly string[]): boolean {
  return isInFilter(otherWords, words.join(' ')) || words.every((word) => isInFilter(otherWords, word))
}

/** Logarithms of odds from which on a text in characters, kana or Hangul is taken for a name: to refuse a person is worse. */
function leastOf({ undivided = '', words }: ParsedName): number {
  if (!/\p{Script=Hangul}/u.test(undivided)) return -0.5
  // A family name and two syllables: nearly all Koreans are called so, often by common words such as 하늘, the sky.
  return words.length === 2 && /^\p{Script=Hangul}{3}$/u.test(undivided) ? -2.5 : 0
}

/** One in two hundred words is in the filter by chance: a single one that no other word resembles is a name all the same. */
function isClearName(model: NameModel, [word = '', ...others]: readonly string[]): boolean {
  if (others.length > 0) return false
  const weights = weightsOf(model)
  const at = weights.originsOf(word, 'given')
  return highestOf(weights.logits, at, at + noName) - (weights.logits[at + noName] ?? 0) >= clearOdds
}

/** Of the places, brands and greetings tried, the one that looks most like a name stays below. */
const clearOdds = 8

/** Logarithm of the odds that a word is a name, of its likeliest origin, and no other word; within bounds, so that no word decides alone. */
function oddsOfName(model: NameModel, word: string, role: 'given' | 'family'): number {
  if (word.charCodeAt(0) > 0x0e00) return 1
  const weights = weightsOf(model)
  const at = weights.originsOf(word, role)
  const likeliest = highestOf(weights.logits, at, at + noName)
  return Math.max(-6, Math.min(6, likeliest + ofOthers - (weights.logits[at + noName] ?? 0)))
}
