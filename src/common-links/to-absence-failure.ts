import { languageCodes } from '../dialects/mediawiki/languages.ts'
import type { Absence } from './article/read-article.ts'
import { NoResultError } from './no-result-error.ts'

/** The failure for words that lead to no article; a word that cannot be a title comes before one that no article has. */
export function toAbsenceFailure(
  absent: readonly (readonly [word: string, Absence])[],
  languageCode: string,
  endpoint: string,
): NoResultError {
  const invalid = absent.filter(([, absence]) => absence === 'invalid-title').map(([word]) => word)
  if (invalid.length > 0) return new NoResultError('invalid-title', `${quote(invalid)} cannot be a title.`, invalid)
  const words = absent.map(([word]) => word)
  const verb = words.length > 1 ? 'are no articles' : 'is no article'
  const message = `${quote(words)} ${verb} of the edition "${languageCode}" at ${endpoint}.${hint(languageCode)}`
  return new NoResultError('missing-article', message, words)
}

function quote(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(' and ')
}

const firstUncertain = languageCodes.indexOf('ms')

/** The specification's own warning. */
function hint(languageCode: string): string {
  const isUncertain =
    languageCodes.indexOf(languageCode) >= firstUncertain || languageCode === 'sh' || languageCode === 'bg'
  return isUncertain ? ' Not every server has this edition.' : ''
}
