import { type Origin, origins } from './origins.ts'
import { highestOf, weighOrigins, weighRole } from './weigh-word.ts'
import type { NameModel } from './model.ts'
import type { ParsedName } from './read/parse-name.ts'

export interface Roles {
  readonly given: readonly string[]
  readonly family: readonly string[]
  /** The chance that the name is to be read so. */
  readonly share: number
}

/** Logarithms of the odds that the given name comes first, by where the first word is a family name. */
const priors = { western: 5, eastern: 1.5 }
/** What it counts that the two words are of one origin, read so. */
const ofAgreement = 0.5
/** Shares of origins are never quite 0. */
const leastAgreement = 0.02
/** No other evidence outweighs this. */
const clear = 7
const familyFirst: ReadonlySet<Origin> = new Set(['cn', 'jp', 'kr', 'vn', 'hu'])
const vietnamese = origins.indexOf('vn')
/** Readings less likely than this are left out. */
const minShare = 0.1

/** Which words are given names: as the writing shows, else by what each word usually is. */
export function splitRoles(model: NameModel, name: ParsedName, home: Origin | undefined): Roles[] {
  const { words, givenFirst } = name
  if (givenFirst !== undefined)
    return [{ given: words.slice(0, givenFirst), family: words.slice(givenFirst), share: 1 }]
  if (words.length < 2) return splitOne(words, name.hasInitials)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const evidence = weighRole(model, first) - weighRole(model, last)
  const western: Roles = { given: words.slice(0, -1), family: words.slice(-1), share: 1 }
  if (evidence > clear) return [western]
  const ofFamily = weighOrigins(model, first, 'family')
  const agreement = ofAgreement * weighAgreement(model, first, last)
  const chance = chanceOfWestern(evidence + agreement, home && familyFirst.has(home) ? 1 : chanceOf(ofFamily))
  const eastern: Roles = { given: namesAfter(ofFamily, words.slice(1)), family: [first], share: 1 - chance }
  return [{ ...western, share: chance }, eastern].filter(({ share }) => share >= minShare)
}

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
  return leastAgreement + both / (total * otherTotal)
}

/** `isEastern` is the chance that the first word is a family name of people who write it first. */
function chanceOfWestern(evidence: number, isEastern: number): number {
  const prior = priors.western + isEastern * (priors.eastern - priors.western)
  return 1 / (1 + Math.exp(-(evidence + prior)))
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

/** The chance that a family name is of people who write it first. */
function chanceOf(weights: Float32Array): number {
  const highest = highestOf(weights)
  let [total, eastern] = [0, 0]
  for (let at = 0; at < weights.length; at++) {
    const part = Math.exp((weights[at] ?? -Infinity) - highest)
    total += part
    const origin = origins[at]
    if (origin && familyFirst.has(origin)) eastern += part
  }
  return eastern / total
}
