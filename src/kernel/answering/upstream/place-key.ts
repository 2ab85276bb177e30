import type { KeyRule } from '../../wire/contract.ts'

/** What of a call may carry a credential. */
export interface KeyedCall {
  readonly headers: Record<string, string>
  /** With the question mark, or empty. */
  readonly query: string
  readonly body: Buffer | null
}

/**
 * Puts the operator's key where this wire carries it, in place of the caller's, which never goes on. A wire that makes credentials
 * of its own (`need: 'own'`) is sent the caller's: the original made it.
 */
export function placeUpstreamKey(
  call: KeyedCall,
  rule: KeyRule,
  key: string | undefined,
  callersAuthorization: string | undefined,
): KeyedCall {
  if (rule.need === 'own')
    return callersAuthorization === undefined ? call : withHeader(call, 'authorization', callersAuthorization)
  switch (rule.in) {
    case 'bearer':
      return withBearer(withoutQueryField(call, rule.orField), rule.orHeader, key)
    case 'basic':
      return key === undefined
        ? call
        : withHeader(call, 'authorization', `Basic ${btoa(key.includes(':') ? key : `${key}:${key}`)}`)
    case 'scheme':
      return key === undefined ? call : withHeader(call, 'authorization', `${schemeOf(rule.suffix, key)}`)
    case 'header':
      return key === undefined ? call : withHeader(call, rule.name.toLowerCase(), key)
    case 'query':
      return { ...call, query: withField(call.query.slice(1), rule.name, key, '?') }
    case 'form':
      return { ...call, body: Buffer.from(withField(call.body?.toString() ?? '', rule.name, key)) }
  }
}

/** Of two headers for one key a server reads the one that it knows. */
function withBearer(call: KeyedCall, orHeader: string | undefined, key: string | undefined): KeyedCall {
  if (key === undefined) return call
  const keyed = withHeader(call, 'authorization', `Bearer ${key}`)
  return orHeader === undefined ? keyed : withHeader(keyed, orHeader, key)
}

function withoutQueryField(call: KeyedCall, name: string | undefined): KeyedCall {
  return name === undefined ? call : { ...call, query: withField(call.query.slice(1), name, undefined, '?') }
}

function withHeader(call: KeyedCall, name: string, value: string): KeyedCall {
  return { ...call, headers: { ...call.headers, [name]: value } }
}

/** A key with a blank in it names its scheme itself, as `DeepL-Auth-Key …` does. */
function schemeOf(suffix: string, key: string): string {
  if (key.includes(' ')) return key
  return `${suffix.startsWith('-') ? `Service${suffix}` : suffix} ${key}`
}

function withField(fields: string, name: string, value: string | undefined, start = ''): string {
  const all = new URLSearchParams(fields)
  all.delete(name)
  if (value !== undefined) all.set(name, value)
  return all.size > 0 ? start + all.toString() : ''
}
