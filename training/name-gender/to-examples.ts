import {
  genderFeatures,
  genderFeaturesOf,
  roleFeatures,
} from '../../src/interfaces/name-gender/engines/embedded/hash-features.ts'
import { isSyllabic } from '../../src/interfaces/name-gender/engines/embedded/split-syllables.ts'
import type { Example } from './fit-logistic.ts'
import type { GenderRow, OriginRow } from './row.ts'

/**
 * Every name is learned twice: as one of its origin, and by its spelling alone, for those of unforeseen origin. The second of an
 * origin's rows and the last of the common ones stand for the whole word.
 */
export function toGenderExamples(rows: readonly GenderRow[]): Example[] {
  return rows.flatMap(({ word, origin, share, weight, isSpellingAlone }) => {
    const common = genderFeatures(word, isSyllabic(origin))
    const wholes = [common.pop() ?? 0]
    const [bias = 0, whole = 0, ...ofOrigin] = genderFeaturesOf(word, origin)
    const target = 0.01 + 0.98 * share
    const own = isSpellingAlone ? [] : [whole, ...wholes]
    const ofItsOrigin = { rows: [bias, ...common, ...ofOrigin], own, target, weight }
    const byItself = { rows: common, own: isSpellingAlone ? [] : wholes, target, weight: weight / 2 }
    return isSyllabic(origin) ? [ofItsOrigin] : [ofItsOrigin, byItself]
  })
}

/** Names of both roles are given names the more, the commoner they are so. */
const weightsOfRoles = { given: 4, family: 2 }

export function toRoleExamples(given: readonly (GenderRow | OriginRow)[], family: readonly OriginRow[]): Example[] {
  const toExample = (role: 'given' | 'family', { word, weight, isSpellingAlone }: GenderRow | OriginRow): Example => {
    const common = roleFeatures(word)
    const whole = common.pop() ?? 0
    return {
      rows: common,
      own: isSpellingAlone ? [] : [whole],
      target: role === 'given' ? 0.98 : 0.02,
      weight: Math.min(weight, weightsOfRoles[role]),
    }
  }
  return [...given.map((row) => toExample('given', row)), ...family.map((row) => toExample('family', row))]
}
