import { lookUp } from '../../../../../libraries/json/look-up.ts'
import type { ThemedSentence } from './extract-features.ts'
import { themeNumber } from './themes.ts'

const strong = 1 << (themeNumber.get('minor-strong') ?? 0)
const weak = 1 << (themeNumber.get('minor-weak') ?? 0)

const ageWords: Readonly<Record<string, number>> = {
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
}

export interface Minors {
  /** From 0 to 1: how much a text speaks of minors: ages under 18, school, words of kinship. */
  readonly cues: number
  /** From 0 to 1: whether pornography with children is named in so many words, and not by the news, the law or those who help. */
  readonly exploitation: number
}

export function findMinors(sentences: readonly ThemedSentence[]): Minors {
  let [cues, adults, named, sober] = [0, 0, 0, 0]
  for (const { words, low, high } of sentences) {
    for (const [at, mask] of low.entries()) {
      if (mask & strong) cues += 0.8
      else if (mask & weak) cues += 0.12
      if (isYoungAge(words, at)) cues += 1.6
      if ((readAge(words, at) ?? 0) >= 18) adults += 1
      if (isExploitation(words, at)) named += 1
      if (isSober(mask, high[at] ?? 0) || soberWords.has(words[at] ?? '')) sober += 1
    }
  }
  return {
    // Ages of grown people that are named speak against words of kinship and school.
    cues: 1 - Math.exp(-cues / (1 + Math.log(1 + sentences.length / 12)) / (1 + 0.5 * Math.min(2, adults))),
    exploitation: named === 0 ? 0 : 0.6 / (1 + 4 * sober),
  }
}

const trade = new Set('porn porno pornography pornographic pornos pornographie kinderpornos'.split(' '))
const young = new Set('child children childs kid kids kiddie minor minors underage teen preteen infant'.split(' '))
const joined = new Set(
  'csam kinderpornografie kinderpornographie kinderporno pedopornografia pedopornographie pornopedofilia'.split(' '),
)
const soberWords = new Set(
  'against law laws illegal court judge police arrested charged convicted sentenced sentence jailed prison investigators investigation report reports reported victims prevent prevention fight combat ban bans banned stop crime crimes offence offences unit'.split(
    ' ',
  ),
)
const soberThemes = (['news', 'history', 'medical', 'negation', 'hate-counter'] as const).map(
  (theme) => themeNumber.get(theme) ?? 0,
)

function isExploitation(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return joined.has(word) || (young.has(word) && trade.has(words[at + 1] ?? ''))
}

function isSober(low: number, high: number): boolean {
  return soberThemes.some((theme) => ((theme < 32 ? low >>> theme : high >>> (theme - 32)) & 1) === 1)
}

/** "14 year old", "14yo", "15f", "aged 14", "14 years old", "age of fourteen", "14 Jahre", "14 ans", "14歳". */
function isYoungAge(words: readonly string[], at: number): boolean {
  const age = readAge(words, at)
  return age !== undefined && age >= 3 && age < 18
}

const yearsOf = /^(?:jahre|jahrige[nrs]?|jährige[nrs]?|ans|anos|años|anni|jaar|歳|才)/

function readAge(words: readonly string[], at: number): number | undefined {
  const text = words[at] ?? ''
  const joint = /^(\d{1,2})(?:yo|yrs?|y|f|m|jahrige[nrs]?|jährige[nrs]?|歳.{0,20}|才.{0,20})$/.exec(text)
  if (joint) return Number(joint[1])
  const age = /^\d{1,2}$/.test(text) ? Number(text) : lookUp(ageWords, text)
  if (age === undefined) return undefined
  const [before, next, after] = [words[at - 1] ?? '', words[at + 1] ?? '', words[at + 2] ?? '']
  const isAge =
    /^(?:yo|yrs?)$/.test(next) ||
    yearsOf.test(next) ||
    (/^years?$/.test(next) && after.startsWith('old')) ||
    /^(?:aged?|shes|hes|im|turned|only)$/.test(before) ||
    (before === 'of' && words[at - 2] === 'age')
  return isAge ? age : undefined
}
