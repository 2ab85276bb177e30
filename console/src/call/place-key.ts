import type { KeyRule } from '../../../src/kernel/wire/contract.ts'
import type { Pair } from './request-draft.ts'
import type { PreparedCall } from './prepare-call.ts'

/** Puts the caller's key where this wire carries it; without a key, the call as it is. */
export function placeKey(call: PreparedCall, rule: KeyRule, key: string): PreparedCall {
  if (key === '') return call
  if (rule.in === 'query') return { ...call, query: [...call.query, [rule.name, key]] }
  if (rule.in === 'form') return withFormField(call, [rule.name, key])
  return { ...call, headers: [...call.headers, headerOf(rule, key)] }
}

function headerOf(rule: KeyRule, key: string): Pair {
  if (rule.in === 'basic') return ['Authorization', `Basic ${btoa(key.includes(':') ? key : `${key}:${key}`)}`]
  if (rule.in === 'bearer') return ['Authorization', `Bearer ${key}`]
  if (rule.in === 'scheme') return ['Authorization', `${completeScheme(rule.suffix)} ${key}`]
  return [rule.name, key]
}

/** A suffix such as `-Auth-Key` wants a word before it; the specification's neutral one is `Service`. */
function completeScheme(suffix: string): string {
  return suffix.startsWith('-') ? `Service${suffix}` : suffix
}

function withFormField(call: PreparedCall, pair: Pair): PreparedCall {
  if (call.body?.kind !== 'form') return call
  return { ...call, body: { kind: 'form', pairs: [...call.body.pairs, pair] } }
}
