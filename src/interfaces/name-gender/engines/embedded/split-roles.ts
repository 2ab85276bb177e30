import { type Origin, origins } from './origins.ts'
import { highestOf, weighOrigins, weighRole } from './weigh-word.ts'
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
const familyFirst: ReadonlySet<Origin> = new Set(['cn', 'jp', 'kr', 'vn', 'hu'])
const indian: ReadonlySet<Origin> = new Set(['in'])
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
  const evidence = weighGiven(model, first) - weighGiven(model, last) + weighInitial(name) + weighHyphens(first, last)
  if (words.length > 2 && particles.has(words[1] ?? '')) return [{ given: [first], family: words.slice(2), share: 1 }]
  const western: Roles = { given: words.slice(0, -1), family: words.slice(-1), share: 1 }
  if (evidence > clear) return [western]
  const ofFamily = weighOrigins(model, first, 'family')
  const agreement = ofAgreement * weighAgreement(model, first, last)
  const prior = priorOf(home && familyFirst.has(home) ? 1 : chanceOf(ofFamily, familyFirst), chanceOf(ofFamily, indian))
  const chance = 1 / (1 + Math.exp(-(evidence + agreement + prior)))
  const eastern: Roles = { given: namesAfter(ofFamily, words.slice(1)), family: [first], share: 1 - chance }
  return [{ ...western, share: chance }, eastern].filter(({ share }) => share >= minShare)
}

function weighGiven(model: NameModel, word: string): number {
  return Math.min(maxGivenNames, weighRole(model, word))
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
function weighAgreement(model: NameModel, first: string, last: string): number {
  const western = agree(weighOrigins(model, first, 'given'), weighOrigins(model, last, 'family'))
  return Math.log(western / agree(weighOrigins(model, last, 'given'), weighOrigins(model, first, 'family')))
}

/** The chance that two words are of one origin. */
function agree(one: Float32Array, other: Float32Array): number {
  const [highest, otherHighest] = [highestOf(one), highestOf(other)]
  let [both, total, otherTotal] = [0, 0, 0]
  for (let at = 0; at < one.length; at++) {
    const part = Math.exp((one[at] ?? -Infinity) - highest)
    const otherPart = Math.exp((other[at] ?? -Infinity) - otherHighest)
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
function namesAfter(ofFamily: Float32Array, rest: readonly string[]): readonly string[] {
  const isVietnamese = ofFamily.indexOf(highestOf(ofFamily)) === vietnamese
  return isVietnamese && rest.length > 1 ? rest.toReversed() : rest
}

/** The chance that a family name is of one of these origins. */
function chanceOf(weights: Float32Array, among: ReadonlySet<Origin>): number {
  const highest = highestOf(weights)
  let [total, here] = [0, 0]
  for (let at = 0; at < weights.length; at++) {
    const part = Math.exp((weights[at] ?? -Infinity) - highest)
    total += part
    const origin = origins[at]
    if (origin && among.has(origin)) here += part
  }
  return here / total
}
