import type { KeyRule, Operation } from '../../wire/contract.ts'
import { parseKeyText } from '../access/key-text.ts'

/** Under which names people send keys. */
const credentialNames: ReadonlySet<string> = new Set(
  'key api_key apikey api-key access_token token auth authorization password secret'.split(' '),
)

/**
 * A query without what may be a key of this server's: the caller's own never goes on. Fields that this wire knows, and all others, go on as
 * they came.
 *
 * @param query - with its question mark, or empty
 */
export function dropCredentials(query: string, rule: KeyRule, { query: known }: Operation): string {
  if (query.length < 2) return query
  const isKnown = (name: string) =>
    (rule.in === 'query' && rule.name === name) || Object.hasOwn(known?.properties ?? {}, name)
  const kept = query
    .slice(1)
    .split('&')
    .filter((field) => {
      const [[name = '', value = ''] = []] = new URLSearchParams(field)
      return isKnown(name) || !(credentialNames.has(name.toLowerCase()) || parseKeyText(value))
    })
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
