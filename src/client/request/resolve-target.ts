import { lookUp } from '../../libraries/json/look-up.ts'
import type { Contract } from '../../kernel/wire/contract.ts'
import { checkKey } from './check-key.ts'
import { addressParameter } from './expand-path.ts'
import type { AnyClientOptions } from '../options.ts'
import type { Target } from './target.ts'

/**
 * Works out where the calls of one interface go; undefined when the options give it no address.
 *
 * @throws TypeError when an address or a key cannot be used.
 */
export function resolveTarget(name: string, { base }: Contract, options: AnyClientOptions): Target | undefined {
  const own = lookUp(options.interfaces ?? {}, name)
  const root = own?.baseUrl ?? (options.baseUrl && `${trimSlashes(options.baseUrl)}/${base}`)
  if (!root) return undefined
  checkAddress(name, root)
  return {
    root: trimSlashes(root),
    // The key for Mainstay is nobody else's business.
    key: checkKey(own?.key ?? (own?.baseUrl ? undefined : options.key)),
    scheme: checkKey(own?.scheme),
    timeoutMs: own?.timeoutMs ?? options.timeoutMs,
    gzip: own?.gzip ?? options.gzip ?? false,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  }
}

function trimSlashes(address: string): string {
  return address.replace(/\/+$/, '')
}

function checkAddress(name: string, root: string): void {
  const example = root.replace(addressParameter, 'x')
  const url = URL.canParse(example) ? new URL(example) : undefined
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash
  if (isPlain && (url.protocol === 'http:' || url.protocol === 'https:')) return
  throw new TypeError(
    `The baseUrl of ${name} must be an absolute http or https address without credentials, query or fragment.`,
  )
}
