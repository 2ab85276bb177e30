import { type Origin, origins } from './origins.ts'
import { highestOf, weightsOf, type WordWeights } from './word-weights.ts'
import { areSyllables } from './split-syllables.ts'
import type { NameModel } from './model.ts'
import type { ParsedName } from './read/parse-name.ts'

export interface Roles {
  readonly given: readonly string[]
  readonly family: readonly string[]
  /** The chance that the name is to be read so. */
  readonly share: number
}

/** Logarithms of the odds that the given name comes first, by where the first word is a family name. In India many bear a father's given name. */
const priors = { western: 1.25, eastern: 0.5, indian: 4 }
/** Beyond this, that a word is more often a given name says nothing of which of two given names is the family's: "Ruth Benedict". */
const maxGivenNames = 3.25
/** What an initial counts, which stands behind a given name. */
const ofInitial = 4
/** What a hyphen between two syllables counts. */
const ofHyphen = 2
/** What it counts that the two words are of one origin, read so. */
const ofAgreement = 0.75
/** Shares of origins are never quite 0. */
const minAgreement = 0.02
/** No other evidence outweighs this: with the least prior and the most disagreement the other reading stays below `minShare`. */
const clear = 4.65
const familyFirst = (['hu', 'cn', 'jp', 'kr', 'vn'] as const).map((origin) => origins.indexOf(origin))
const indian = [origins.indexOf('in')]
const [chinese, korean, vietnamese] = [origins.indexOf('cn'), origins.indexOf('kr'), origins.indexOf('vn')]
/** Readings less likely than this are left out. */
const minShare = 0.1

/** Which words are given names: as the writing shows, else by what each word usually is. */
export function splitRoles(model: NameModel, name: ParsedName, home: Origin | undefined): Roles[] {
  const { words, givenFirst } = name
  if (givenFirst !== undefined)
    return [{ given: words.slice(0, givenFirst), family: words.slice(givenFirst), share: 1 }]
  if (words.length < 2) return splitOne(words, name.hasInitials)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const weights = weightsOf(model)
  const evidence =
    weighGiven(weights, first) - weighGiven(weights, last) + weighInitial(name) + weighHyphens(first, last)
  if (words.length > 2 && particles.has(words[1] ?? '')) return [{ given: [first], family: words.slice(2), share: 1 }]
  const western: Roles = { given: words.slice(0, -1), family: words.slice(-1), share: 1 }
  if (evidence > clear) return [western]
  const agreement = ofAgreement * weighAgreement(weights, first, last)
  const isAtHome = home !== undefined && familyFirst.includes(origins.indexOf(home))
  const prior = priorOf(isAtHome ? 1 : chanceOf(weights, first, familyFirst), chanceOf(weights, first, indian))
  const chance = 1 / (1 + Math.exp(-(evidence + agreement + prior)))
  const eastern: Roles = { given: namesAfter(weights, words), family: [first], share: 1 - chance }
  return [{ ...western, share: chance }, eastern].filter(({ share }) => share >= minShare)
}

function weighGiven(weights: WordWeights, word: string): number {
  return Math.min(maxGivenNames, weights.roleOf(word))
}

/** Between the words an initial tells that the given name is the first, at their end that it is the last: "Hayes Gillian R." */
function weighInitial({ words, beforeInitial = 0 }: ParsedName): number {
  if (beforeInitial === 0) return 0
  return beforeInitial < words.length ? ofInitial : -ofInitial
}

/** Two syllables with a hyphen are a Chinese or Korean given name beside a word without one: "Ker-Chau Li", "Tsai Ing-wen". */
function weighHyphens(first: string, last: string): number {
  return ofHyphen * (Number(isJoined(first)) - Number(isJoined(last)))
}

function isJoined(word: string): boolean {
  return word.includes('-') && (areSyllables([word], chinese, 2) || areSyllables([word], korean, 2))
}

/** What stands behind a given name and before the father's: "Fatima Abdul Karim". */
const particles = new Set('abdul abdool abdoul abdel abdal abd abu abou bin bint binti ibn'.split(' '))

/** Logarithm of how much likelier the words are of one origin with the given name first than with the family name first. */
function weighAgreement(weights: WordWeights, first: string, last: string): number {
  return Math.log(agree(weights, first, last) / agree(weights, last, first))
}

/** The chance that two words are of one origin. */
function agree(weights: WordWeights, given: string, family: string): number {
  const [one, other, { parts }] = [weights.partsOf(given, 'given'), weights.partsOf(family, 'family'), weights]
  let [both, total, otherTotal] = [0, 0, 0]
  for (let origin = 0; origin < origins.length; origin++) {
    const [part, otherPart] = [parts[one + origin] ?? 0, parts[other + origin] ?? 0]
    both += part * otherPart
    total += part
    otherTotal += otherPart
  }
  return minAgreement + both / (total * otherTotal)
}

/** By the chances that the first word is a family name of people who write it first, and of Indians. */
function priorOf(eastern: number, ofIndia: number): number {
  return priors.western + eastern * (priors.eastern - priors.western) + ofIndia * (priors.indian - priors.western)
}

/** One word beside initials is a family name ("J. Smith"), or a given name with initials of the father ("C. V. Raman"). */
function splitOne(words: readonly string[], hasInitials: boolean): Roles[] {
  const given: Roles = { given: words, family: [], share: hasInitials ? 0.3 : 1 }
  return hasInitials ? [given, { given: [], family: words, share: 0.7 }] : words.length > 0 ? [given] : []
}

/** A Vietnamese name ends with the one that is called: "Nguyen Van Hung" is Hung. */
function namesAfter(weights: WordWeights, [family = '', ...rest]: readonly string[]): readonly string[] {
  if (rest.length < 2) return rest
  const logits = weights.logits.subarray(weights.originsOf(family, 'family')).subarray(0, origins.length)
  return logits.indexOf(highestOf(logits)) === vietnamese ? rest.toReversed() : rest
}

/** The chance that a family name is of one of these origins. */
function chanceOf(weights: WordWeights, word: string, among: readonly number[]): number {
  const begin = weights.partsOf(word, 'family')
  let [total, here] = [0, 0]
  for (let at = begin; at < begin + origins.length; at++) total += weights.parts[at] ?? 0
  for (const origin of among) here += weights.parts[begin + origin] ?? 0
  return here / total
}
