import { isHeldBack } from './hold-back.ts'
import { readFakerNames } from './read-faker.ts'
import { readOwnFamilyNames, readOwnGivenNames } from './read-own-lists.ts'
import { type CountedName, readStatistics } from './read-statistics.ts'
import type { GenderRow, OriginRow } from './row.ts'

interface Rows {
  readonly gender: GenderRow[]
  readonly given: OriginRow[]
  readonly family: OriginRow[]
  readonly hanFamilyNames: string[]
  readonly hangulFamilyNames: string[]
}

/** Everything that is learned from lists; `folder` holds those of which a part is held back. */
export async function collectRows(folder: string): Promise<Rows> {
  const [own, family, counted] = [await readOwnGivenNames(), await readOwnFamilyNames(), await readStatistics(folder)]
  const faker = readFakerNames()
  const open = new Set([...own, ...faker.given].map(({ word }) => word))
  const seen = counted.filter(({ word }) => open.has(word) || !isHeldBack(word))
  const gender = [...own, ...faker.given, ...toGenderRows(seen)].filter(({ word }) => word.length > 1)
  const given = [...own, ...faker.given].map(({ word, origin }) => ({
    word,
    origin,
    role: 'given' as const,
    weight: 1,
  }))
  given.push(
    ...seen.map(({ word, origin, frequency }) => ({
      word,
      origin,
      role: 'given' as const,
      weight: toWeight(frequency),
      isSpellingAlone: true,
    })),
  )
  return {
    gender,
    given,
    family: [...family, ...faker.family],
    hanFamilyNames: faker.hanFamilyNames,
    hangulFamilyNames: faker.hangulFamilyNames,
  }
}

/** The names kept out of training: those of the lists that no other source of ours has. */
export async function readHeldBackNames(folder: string): Promise<CountedName[]> {
  const [own, counted] = [await readOwnGivenNames(), await readStatistics(folder)]
  const open = new Set([...own, ...readFakerNames().given].map(({ word }) => word))
  return counted.filter(({ word }) => !open.has(word) && isHeldBack(word))
}

/** One row by name, origin and share, as heavy as the name is common there. */
function toGenderRows(names: readonly CountedName[]): GenderRow[] {
  const rows = new Map<string, GenderRow>()
  for (const { word, origin, share, frequency } of names) {
    if (share === undefined) continue
    const key = `${word}\t${origin}\t${share}`
    const weight = toWeight(frequency)
    const known = rows.get(key)
    if (!known || known.weight < weight) rows.set(key, { word, origin, share, weight, isSpellingAlone: true })
  }
  return [...rows.values()]
}

function toWeight(frequency: number): number {
  return 0.5 + 0.2 * (frequency + 8)
}
