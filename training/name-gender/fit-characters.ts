import { characterFeatures, characterRows } from '../../src/interfaces/name-gender/engines/embedded/hash-features.ts'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { composeNames } from './compose-names.ts'
import { type Example, fitLogistic } from './fit-logistic.ts'
import { readJapaneseDictionary } from './read-japanese-dictionary.ts'
import type { OtherWord } from './read-words.ts'
import type { GenderRow } from './row.ts'

interface Names {
  readonly gender: readonly GenderRow[]
  readonly drawn: readonly GenderRow[]
  readonly hanFamilyNames: readonly string[]
  readonly hangulFamilyNames: readonly string[]
}

interface Row {
  readonly text: string
  readonly isName: boolean
  readonly weight: number
}

const composed = { japanese: 40_000, chinese: 25_000, korean: 15_000 }
const seed = 17

/** Names in characters, Hangul and kana, most put together, and other words written so. */
export async function collectCharacters(
  names: Names,
  others: { readonly characters: readonly OtherWord[] },
): Promise<Row[]> {
  const random = createRandom(seed)
  const japanese = readJapaneseDictionary()
  const given = [...names.gender, ...names.drawn].map(({ word }) => word)
  const [chinese = [], korean = []] = [/^\p{Script=Han}+$/u, /^\p{Script=Hangul}+$/u].map((script) =>
    given.filter((word) => script.test(word)),
  )
  const named = [
    ...japanese.names.map(({ text, weight }) => ({ text, weight })),
    ...composeNames(japanese, composed.japanese, random),
    ...composeNames({ family: names.hanFamilyNames, given: chinese }, composed.chinese, random),
    ...composeNames({ family: names.hangulFamilyNames, given: korean }, composed.korean, random),
    ...[...chinese, ...korean].map((text) => ({ text, weight: 0.3 })),
  ]
  const sure = new Set(others.characters.filter(({ isSure }) => isSure).map(({ text }) => text))
  const known = new Set(japanese.names.map(({ text }) => text))
  return [
    ...named.filter(({ text }) => !sure.has(text)).map((row) => ({ ...row, isName: true })),
    ...[...japanese.others, ...others.characters]
      .filter(({ text, isSure }) => isSure || !known.has(text))
      .map(({ text, weight }) => ({ text, weight, isName: false })),
  ]
}

export function fitCharacters(rows: readonly Row[]): Float32Array {
  return fitLogistic(rows.map(toExample), characterRows, createRandom(seed), { passes: 8, rate: 0.2, decay: 1e-5 })
}

function toExample({ text, isName, weight }: Row): Example {
  const features = characterFeatures(text)
  const whole = features.pop() ?? 0
  return { rows: features, own: [whole], target: isName ? 0.99 : 0.01, weight }
}
