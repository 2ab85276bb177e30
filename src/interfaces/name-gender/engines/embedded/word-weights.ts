import { memoize } from '../../../../libraries/memoize/memoize.ts'
import { genderFeatures, genderFeaturesOf, originFeatures, roleFeatures } from './hash-features.ts'
import { origins } from './origins.ts'
import { isSyllabic } from './split-syllables.ts'
import type { NameModel } from './model.ts'

/** Words of which it is kept what they weigh; names come again and again. */
const maxWords = 4096
const width = origins.length
/** What is known of a word besides the gender by origin: one bit each. */
const known = { given: 1, family: 2, givenParts: 4, familyParts: 8, role: 16, common: 32, commonOfSyllables: 64 }

/**
 * What a model says of words. That of the latest is kept in tables of numbers, which collections of garbage need not copy; once they
 * are full, all is forgotten at once.
 */
export class WordWeights {
  /** Logarithms of the odds of every origin, up to a constant; `originsOf` says where those of a word begin. */
  readonly logits = new Float32Array(maxWords * 2 * width)
  /** At the same places: odds of every origin as parts of the likeliest one's. `partsOf` fills them in. */
  readonly parts = new Float64Array(maxWords * 2 * width)
  readonly #model: NameModel
  readonly #places = new Map<string, number>()
  readonly #known = new Uint8Array(maxWords)
  readonly #knownGenders = new Uint32Array(maxWords)
  readonly #genders = new Float64Array(maxWords * width)
  readonly #commonGenders = new Float64Array(maxWords * 2)
  readonly #roles = new Float64Array(maxWords)
  readonly #totals = new Int32Array(width)

  constructor(model: NameModel) {
    this.#model = model
  }

  /** Logarithm of the odds that a given name of an origin is a woman's. */
  genderOf(word: string, origin: number): number {
    const place = this.#placeOf(word)
    const at = place * width + origin
    if (((this.#knownGenders[place] ?? 0) & (1 << origin)) === 0) {
      const { gender, genderStep } = this.#model
      const common = this.#commonGenderOf(word, place, isSyllabic(origin))
      this.#genders[at] = common + sum(gender, genderFeaturesOf(word, origin), genderStep)
      this.#knownGenders[place] = (this.#knownGenders[place] ?? 0) | (1 << origin)
    }
    return this.#genders[at] ?? 0
  }

  /** Logarithm of the odds that it is a given name and no family name. */
  roleOf(word: string): number {
    const place = this.#placeOf(word)
    if (this.#learns(place, known.role)) {
      const { role, roleStep, roleBias } = this.#model
      this.#roles[place] = sum(role, roleFeatures(word), roleStep) + roleBias
    }
    return this.#roles[place] ?? 0
  }

  /** Where in `logits` that of a word begins. It holds until thousands of other words were asked for. */
  originsOf(word: string, role: 'given' | 'family'): number {
    const place = this.#placeOf(word)
    const at = (place * 2 + (role === 'given' ? 0 : 1)) * width
    if (this.#learns(place, known[role])) this.#weighOrigins(originFeatures(word, role), at)
    return at
  }

  /** As `originsOf`, for `parts`. */
  partsOf(word: string, role: 'given' | 'family'): number {
    const at = this.originsOf(word, role)
    if (this.#learns(this.#placeOf(word), role === 'given' ? known.givenParts : known.familyParts)) {
      const highest = highestOf(this.logits, at, at + width)
      for (let place = at; place < at + width; place++)
        this.parts[place] = Math.exp((this.logits[place] ?? 0) - highest)
    }
    return at
  }

  #placeOf(word: string): number {
    const place = this.#places.get(word)
    if (place !== undefined) return place
    if (this.#places.size === maxWords) this.#places.clear()
    const next = this.#places.size
    this.#places.set(word, next)
    this.#known[next] = 0
    this.#knownGenders[next] = 0
    return next
  }

  /** Whether something of a word is not known yet; afterwards it counts as known. */
  #learns(place: number, what: number): boolean {
    const before = this.#known[place] ?? 0
    this.#known[place] = before | what
    return (before & what) === 0
  }

  /** What its spelling tells of every origin. */
  #commonGenderOf(word: string, place: number, isBuilt: boolean): number {
    const at = place * 2 + (isBuilt ? 1 : 0)
    if (this.#learns(place, isBuilt ? known.commonOfSyllables : known.common))
      this.#commonGenders[at] = sum(this.#model.gender, genderFeatures(word, isBuilt), this.#model.genderStep)
    return this.#commonGenders[at] ?? 0
  }

  #weighOrigins(rows: readonly number[], at: number): void {
    const { origin, originStep, originBias } = this.#model
    const totals = this.#totals.fill(0)
    for (const row of rows) {
      const begin = row * width
      for (let column = 0; column < width; column++)
        totals[column] = (totals[column] ?? 0) + (origin[begin + column] ?? 0)
    }
    for (let column = 0; column < width; column++)
      this.logits[at + column] = (totals[column] ?? 0) * originStep + (originBias[column] ?? 0)
  }
}

/** What a model says of words, kept for as long as the model. */
export const weightsOf = memoize((model: NameModel) => new WordWeights(model))

/** What weights in some rows of a table come to. */
export function sum(weights: Int8Array, rows: readonly number[], step: number): number {
  let total = 0
  for (const row of rows) total += weights[row] ?? 0
  return total * step
}

/** The highest of weights from `begin` to `end`; spreading them into Math.max takes ten times as long. */
export function highestOf(weights: Float32Array | Float64Array, begin = 0, end = weights.length): number {
  let highest = -Infinity
  for (let at = begin; at < end; at++) highest = Math.max(highest, weights[at] ?? highest)
  return highest
}
