import { memoize } from '../../../../kernel/memoize/memoize.ts'
import { genderFeatures, genderFeaturesOf, originFeatures, roleFeatures } from './hash-features.ts'
import { origins } from './origins.ts'
import { isSyllabic } from './split-syllables.ts'
import type { NameModel } from './model.ts'

/** Words whose weights are kept; names come again and again. */
const keptWords = 20_000

/** Weights of the latest words, by what was asked of them. */
const keptOf = memoize((_model: NameModel) => ({
  gender: origins.map(() => new Map<string, number>()),
  syllabic: new Map<string, number>(),
  spelled: new Map<string, number>(),
  given: new Map<string, Float32Array>(),
  family: new Map<string, Float32Array>(),
  role: new Map<string, number>(),
}))

function keep<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= keptWords) kept.clear()
  const made = make()
  kept.set(key, made)
  return made
}

function sum(weights: Int8Array, rows: readonly number[], step: number): number {
  let total = 0
  for (const row of rows) total += weights[row] ?? 0
  return total * step
}

/** Logarithm of the odds that a given name of an origin is a woman's. */
export function weighGender(model: NameModel, word: string, origin: number): number {
  const { gender, syllabic, spelled } = keptOf(model)
  const isBuilt = isSyllabic(origin)
  return keep(gender[origin] ?? new Map<string, number>(), word, () => {
    const common = keep(isBuilt ? syllabic : spelled, word, () =>
      sum(model.gender, genderFeatures(word, isBuilt), model.genderStep),
    )
    return common + sum(model.gender, genderFeaturesOf(word, origin), model.genderStep)
  })
}

/** Logarithms of the odds of every origin, up to a constant. */
export function weighOrigins(model: NameModel, word: string, role: 'given' | 'family'): Float32Array {
  return keep(keptOf(model)[role], word, () => sumOrigins(model, originFeatures(word, role)))
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
  return keep(keptOf(model).role, word, () => sum(model.role, roleFeatures(word), model.roleStep) + model.roleBias)
}

/** The highest of the first `end` weights; spreading them into Math.max takes ten times as long. */
export function highestOf(weights: Float32Array | Float64Array, end = weights.length): number {
  let highest = -Infinity
  for (let at = 0; at < end; at++) highest = Math.max(highest, weights[at] ?? highest)
  return highest
}
