import { NoResultError } from '../no-result-error.ts'
import { isObject, readText } from '../read-field.ts'

/** The error of an answer that should have been another, as the wiki words it. */
export function toFailure(answer: unknown): NoResultError {
  const code = readText(answer, 'error', 'code')
  if (code === undefined)
    return new NoResultError('no-answer', 'What was answered is not an answer of the API of MediaWiki.')
  const info = readText(answer, 'error', 'info') ?? code
  return new NoResultError('refused', `The wiki refused: ${info} (${code})`)
}

export function hasError(answer: unknown): boolean {
  return isObject(answer) && 'error' in answer
}
