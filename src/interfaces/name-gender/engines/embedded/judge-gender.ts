import { memoize } from '../../../../libraries/memoize/memoize.ts'
import { areSyllables, canBeSyllabic, isSyllabic } from './split-syllables.ts'
import { splitRoles } from './split-roles.ts'
import { surnameLeaning } from './surname-leaning.ts'
import { markersOfMen, markersOfWomen } from './read/words.ts'
import { type Origin, noName, origins } from './origins.ts'
import { highestOf, weightsOf } from './word-weights.ts'
import type { NameModel } from './model.ts'
import type { ParsedName } from './read/parse-name.ts'

/** Whose given names people with Chinese and Korean family names take abroad. */
const abroad = origins.indexOf('en')
/** In logarithms of odds. */
const foreignBy = 2
const vietnamese = origins.indexOf('vn')
const syllabic = [origins.indexOf('cn'), origins.indexOf('kr')]
const joinsParts = new Set(['ar', 'fa', 'jp'].map((name) => origins.findIndex((origin) => origin === name)))

/** How much each witness of an origin counts; chosen on the development list. */
const trust = { given: 0.7, family: 0.7, letters: 2.5, country: 4, temperature: 0.85, shift: -0.4, second: 0.25 }
/** Origins less likely than this are left out. */
const minChance = 0.03
/** Logarithms of odds this far below the likeliest count for nothing. */
const negligible = 8
/** A given name that is as sure as this decides by itself. */
const unmistakable = 0.85
/** Logarithm of the odds from which on a word is plainly a given name. */
const plainlyGiven = 1.3
/** What it counts that a name is nothing but Chinese or Korean syllables. */
const ofSyllables = 2
/** Where only a family name is written; more of those who are written so are men. */
const withoutGiven = -0.4

/**
 * The chance that the bearer is a woman, over the origins that the name may have; undefined where there is nothing to judge by.
 * `home` is the origin that the caller's country suggests.
 */
export function judgeGender(model: NameModel, name: ParsedName, home: Origin | undefined): number | undefined {
  let [chance, total] = [0, 0]
  let usual: { readonly given: readonly string[]; readonly chance: number } | undefined
  let likeliest: { readonly given: readonly string[]; readonly share: number; readonly chance: number } | undefined
  for (const { given, family, share } of splitRoles(model, name, home)) {
    const here = weighOver(model, given, family, name, weighOrigin(model, given, family, name.writtenIn, home))
    if (here === undefined) continue
    if (given[0] === name.words[0] && share < 1) usual = { given, chance: here }
    chance += share * here
    total += share
    if (share > (likeliest?.share ?? 0)) likeliest = { given, share, chance: here }
  }
  if (!likeliest) return undefined
  const mixed = chance / total
  const isSettled = likeliest.share === total || mixed > 0.5 === likeliest.chance > 0.5
  const judged = !isSettled && isUnmistakable(model, likeliest.given, name, home) ? likeliest.chance : mixed
  if (!usual || usual.chance > 0.5 === judged > 0.5) return judged
  return isGivenName(model, usual.given, name, home) ? usual.chance : judged
}

/** Of two given names the first is the one: "Ruth Benedict". A family name in its place is seldom a given name as plain as this. */
function isGivenName(model: NameModel, given: readonly string[], name: ParsedName, home: Origin | undefined): boolean {
  return weightsOf(model).roleOf(given[0] ?? '') > plainlyGiven && isUnmistakable(model, given, name, home)
}

/** A doubt about which word is the given name overturns none that decides by itself. */
function isUnmistakable(
  model: NameModel,
  given: readonly string[],
  name: ParsedName,
  home: Origin | undefined,
): boolean {
  const first = given.slice(0, 1)
  const alone = weighOver(model, first, [], name, weighOrigin(model, first, [], name.writtenIn, home))
  return alone !== undefined && Math.abs(alone - 0.5) >= unmistakable - 0.5
}

/** Where the chances of one reading at a time are put together: a new table for each took a twentieth of all time. */
const workspaceOf = memoize((_model: NameModel) => new Float64Array(origins.length))

function weighOrigin(
  model: NameModel,
  given: readonly string[],
  family: readonly string[],
  writtenIn: ReadonlySet<Origin>,
  home: Origin | undefined,
): Float64Array {
  const weights = weightsOf(model)
  const logits = workspaceOf(model).fill(0)
  const add = (word: string, role: 'given' | 'family', factor: number) => {
    const begin = weights.originsOf(word, role)
    for (let at = 0; at < logits.length; at++)
      logits[at] = (logits[at] ?? 0) + (weights.logits[begin + at] ?? 0) * factor
  }
  if (given[0]) add(given[0], 'given', trust.given * (given.length > 1 ? 0.5 : 1))
  if (given.length > 1) add(given.slice(0, 2).join(''), 'given', trust.given * 0.5)
  const last = family.at(-1)
  if (last) add(last, 'family', trust.family)
  const lean = (origin: number, by: number) => {
    logits[origin] = (logits[origin] ?? 0) + by
  }
  for (const origin of writtenIn) lean(origins.indexOf(origin), trust.letters)
  for (const origin of syllabic) if (areSyllables([...given, ...family], origin)) lean(origin, ofSyllables)
  if (home) lean(origins.indexOf(home), trust.country)
  logits[noName] = -Infinity
  return toChances(logits)
}

function toChances(logits: Float64Array): Float64Array {
  const highest = highestOf(logits)
  let total = 0
  for (let at = 0; at < logits.length; at++) {
    const below = highest - (logits[at] ?? -Infinity)
    logits[at] = below > negligible ? 0 : Math.exp(-below)
    total += logits[at] ?? 0
  }
  for (let at = 0; at < logits.length; at++) logits[at] = (logits[at] ?? 0) / total
  return logits
}

function weighOver(
  model: NameModel,
  given: readonly string[],
  family: readonly string[],
  name: ParsedName,
  chances: Float64Array,
): number | undefined {
  const last = given.length > 1 ? [...given.slice(1), ...family] : family
  const around = name.leaning + leaningOf(name.markers) + leaningOf(family) + leaningOf(given.slice(1))
  let sum = 0
  let total = 0
  for (let origin = 0; origin < chances.length; origin++) {
    const chance = chances[origin] ?? 0
    if (chance < minChance) continue
    const ofFamily = surnameLeaning(last, origin)
    const logit = given.length > 0 ? weighGiven(model, given, origin) * trust.temperature + trust.shift : withoutGiven
    sum += chance / (1 + Math.exp(-(logit + ofFamily + around)))
    total += chance
  }
  return total > 0 ? sum / total : undefined
}

function leaningOf(words: readonly string[]): number {
  let leaning = 0
  for (const word of words) leaning += markersOfWomen.has(word) ? 2.5 : markersOfMen.has(word) ? -1 : 0
  return leaning
}

/** Whether a given name is far likelier of another origin than the family name is: "Karen Chen". */
function isForeign(model: NameModel, word: string, origin: number): boolean {
  const weights = weightsOf(model)
  const at = weights.originsOf(word, 'given')
  return highestOf(weights.logits, at, at + noName) - (weights.logits[at + origin] ?? 0) > foreignBy
}

/** The first given name decides; a second one helps. Chinese and Korean ones are read as one name. */
function weighGiven(model: NameModel, given: readonly string[], origin: number): number {
  const [first = '', second] = given
  if (isSyllabic(origin)) {
    const joined = given.slice(0, 3).join('-')
    if (!isForeign(model, first, origin) && canBeSyllabic(joined, origin))
      return weightsOf(model).genderOf(joined, origin)
    return weighGiven(model, canBeSyllabic(first, origin) ? given.slice(1, 2).concat(first) : given, abroad)
  }
  const [head = '', ...tail] = first.split('-')
  const word = tail.length === 0 || joinsParts.has(origin) ? first : head
  const logit = weightsOf(model).genderOf(word, origin)
  if (!second || origin === vietnamese) return logit
  return logit + trust.second * Math.max(-3, Math.min(3, weightsOf(model).genderOf(second, origin)))
}
