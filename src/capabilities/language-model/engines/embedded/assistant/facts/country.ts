import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { countryTable } from './country-table.ts'

export interface Country {
  /** ISO 3166-1, two letters. */
  readonly code: string
  readonly capital: Readonly<Record<AssistantLanguage, string>>
  /** ISO 4217. */
  readonly currencies: readonly string[]
  /** ISO 639. */
  readonly languages: readonly string[]
  /** Codes of the countries that it borders by land. */
  readonly neighbours: readonly string[]
  /** In millions, of 2024. */
  readonly inhabitants: number
}

export const countries: readonly Country[] = countryTable.trim().split('\n').map(readLine)

function readLine(line: string): Country {
  const [code = '', en = '', ja = '', currencies = '', languages = '', neighbours = '', inhabitants = ''] =
    line.split('|')
  const listOf = (text: string) => text.split(' ').filter((part) => part !== '')
  return {
    code,
    capital: { en, ja },
    currencies: listOf(currencies),
    languages: listOf(languages),
    neighbours: listOf(neighbours),
    inhabitants: Number(inhabitants),
  }
}
