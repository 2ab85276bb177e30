import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { chooseRelease, listReleases, type Release } from './registry/choose-release.ts'
import type { ModelRecord } from './registry/model-record.ts'

/** The models that a pair such as `en-ja` needs: its own, or the two by way of English. */
export function findReleases(records: readonly ModelRecord[], pair: string): readonly Release[] {
  for (const [, source = '', target = ''] of waysToSplit(pair)) {
    const direct = chooseRelease(records, source, target)
    if (direct) return [direct]
    const [first, second] = [chooseRelease(records, source, 'en'), chooseRelease(records, 'en', target)]
    if (first && second && source !== target) return [first, second]
  }
  const known = listReleases(records).map(({ source, target }) => `${source}-${target}`)
  if (known.length === 0) throw new OperatorError('The registry has no models that this version can use.')
  throw new OperatorError(`There is no model for "${pair}"; the registry has: ${known.join(', ')}.`)
}

/** A language may have a hyphen of its own: `zh-Hant-en`. */
function waysToSplit(pair: string): readonly (readonly string[])[] {
  const parts = pair.split('-')
  return parts.slice(1).map((_, index) => ['', parts.slice(0, index + 1).join('-'), parts.slice(index + 1).join('-')])
}
