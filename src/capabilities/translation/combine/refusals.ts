import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { isSameLanguage } from '../domain/language-tag.ts'
import type { LanguagePair } from '../port.ts'

/** So many pairs are named; there can be hundreds. */
const maxNamed = 12

/** No engine has the pair: says which there are, and how to get this one. */
export function unsupportedPair(source: string, target: string, pairs: readonly LanguagePair[]): ServiceError {
  const from = pairs.filter((pair) => isSameLanguage(pair.source, source) || isSameLanguage(pair.target, target))
  const message = `Nothing here translates from ${source} into ${target}; ${describePairs(from.length > 0 ? from : pairs)}. ${advise(source, target)}`
  return new ServiceError('unsupported_pair', 400, message)
}

export function unknownSource(): ServiceError {
  return new ServiceError(
    'unknown_source',
    400,
    'The language of this text could not be detected; name the source language.',
  )
}

function describePairs(pairs: readonly LanguagePair[]): string {
  if (pairs.length === 0) return 'there is no model for any pair yet'
  const names = pairs.slice(0, maxNamed).map(({ source, target }) => `${source}-${target}`)
  const rest = pairs.length - names.length
  return `there are ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** Models to pull have English on one side; between two other languages both are used. */
function advise(source: string, target: string): string {
  const hasEnglish = [source, target].some((tag) => isSameLanguage(tag, 'en'))
  const models = hasEnglish ? `${source}-${target}` : `${source}-en en-${target}`
  return `The operator may bring more with: mainstay translation pull ${models}`
}
