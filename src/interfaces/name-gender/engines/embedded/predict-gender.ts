import type { NameAnswer } from '../../port.ts'
import { isHumanName } from './judge-human.ts'
import { judgeGender } from './judge-gender.ts'
import { originOfCountry } from './origins.ts'
import { parseName } from './read/parse-name.ts'
import type { NameModel } from './model.ts'

export interface NameQuery {
  readonly name: string
  readonly country?: string | undefined
  readonly guessesAlways: boolean
}

/** What the model makes of a name. Probabilities are at most 0.99: no name is certain. */
export function predictGender(model: NameModel, { name, country, guessesAlways }: NameQuery): NameAnswer {
  const parsed = parseName(name, model.hanFamilyNames)
  const isHuman = isHumanName(model, name, parsed)
  if (!isHuman && !guessesAlways) return { gender: undefined, probability: 0, isHumanName: false }
  const home = country === undefined ? undefined : originOfCountry(country)
  const chanceOfWoman = judgeGender(model, parsed, home) ?? (guessesAlways ? 0.5 : undefined)
  if (chanceOfWoman === undefined) return { gender: undefined, probability: 0, isHumanName: isHuman }
  const gender = chanceOfWoman > 0.5 ? 'female' : 'male'
  return { gender, probability: Math.min(0.99, Math.max(chanceOfWoman, 1 - chanceOfWoman)), isHumanName: isHuman }
}
