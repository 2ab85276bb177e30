import { memoizeRecent } from '../../../../libraries/memoize/memoize-recent.ts'
import { memoize } from '../../../../libraries/memoize/memoize.ts'
import { characterFeatures, genderFeatures, genderFeaturesOf, originFeatures, roleFeatures } from './hash-features.ts'
import { origins } from './origins.ts'
import { isSyllabic } from './split-syllables.ts'
import type { NameModel } from './model.ts'

/** Words whose weights are kept; names come again and again. */
const keptWords = 20_000

/** What weighs the words of a model, by what is asked of them. */
const scalesOf = memoize((model: NameModel) => {
  const common = [false, true].map((isBuilt) =>
    memoizeRecent(keptWords, (word: string) => sum(model.gender, genderFeatures(word, isBuilt), model.genderStep)),
  )
  const weighOrigin = (role: 'given' | 'family') =>
    memoizeRecent(keptWords, (word: string) => sumOrigins(model, originFeatures(word, role)))
  return {
    gender: origins.map((_name, origin) =>
      memoizeRecent(keptWords, (word: string) => {
        const ofOrigin = sum(model.gender, genderFeaturesOf(word, origin), model.genderStep)
        return (common[Number(isSyllabic(origin))]?.(word) ?? 0) + ofOrigin
      }),
    ),
    given: weighOrigin('given'),
    family: weighOrigin('family'),
    role: memoizeRecent(
      keptWords,
      (word: string) => sum(model.role, roleFeatures(word), model.roleStep) + model.roleBias,
    ),
  }
})

function sum(weights: Int8Array, rows: readonly number[], step: number): number {
  let total = 0
  for (const row of rows) total += weights[row] ?? 0
  return total * step
}

/** Logarithm of the odds that a given name of an origin is a woman's. */
export function weighGender(model: NameModel, word: string, origin: number): number {
  return scalesOf(model).gender[origin]?.(word) ?? 0
}

/** Logarithms of the odds of every origin, up to a constant. */
export function weighOrigins(model: NameModel, word: string, role: 'given' | 'family'): Float32Array {
  return scalesOf(model)[role](word)
}

function sumOrigins(model: NameModel, rows: readonly number[]): Float32Array {
  const width = origins.length
  const table = model.origin
  const totals = new Float32Array(width)
  for (const row of rows) {
    const begin = row * width
    for (let column = 0; column < width; column++) totals[column] = (totals[column] ?? 0) + (table[begin + column] ?? 0)
  }
  for (let column = 0; column < width; column++)
    totals[column] = (totals[column] ?? 0) * model.originStep + (model.originBias[column] ?? 0)
  return totals
}

/** Logarithm of the odds that a word is a given name and no family name. */
export function weighRole(model: NameModel, word: string): number {
  return scalesOf(model).role(word)
}

/** Logarithm of the odds that a text in characters, Hangul or kana is a name and no other word. */
export function weighCharacters(model: NameModel, text: string): number {
  return sum(model.character, characterFeatures(text), model.characterStep)
}

/** The highest of the first `end` weights; spreading them into Math.max takes ten times as long. */
export function highestOf(weights: Float32Array | Float64Array, end = weights.length): number {
  let highest = -Infinity
  for (let at = 0; at < end; at++) highest = Math.max(highest, weights[at] ?? highest)
  return highest
}
