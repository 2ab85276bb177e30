import { version } from '../../kernel/foundation/version.ts'
import type { Settings } from '../options.ts'

export const inBrowser = 'window' in globalThis || 'WorkerGlobalScope' in globalThis

/**
 * Headers that say who asks (meta.wikimedia.org/wiki/User-Agent_policy). A page cannot replace its browser's User-Agent,
 * so MediaWiki takes Api-User-Agent from it.
 */
export function identify({ userAgent, key }: Settings): Record<string, string> {
  const name = userAgent ?? `mainstay-common-links/${version} (https://www.npmjs.com/package/mainstay)`
  return {
    accept: 'application/json',
    [inBrowser ? 'api-user-agent' : 'user-agent']: name,
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  }
}
