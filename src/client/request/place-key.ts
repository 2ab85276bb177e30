import type { KeyRule } from '../../kernel/wire/contract.ts'

/** Fields that carry the key, by the part of the request they belong to. */
export interface PlacedKey {
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, string>>
}

/** Puts the key where this wire expects it; a `basic` pair is the key twice unless it has a colon of its own; `scheme` replaces the word that a `scheme` rule would send. */
export function placeKey(rule: KeyRule, key: string | undefined, scheme: string | undefined): PlacedKey {
  if (key === undefined) return {}
  switch (rule.in) {
    case 'bearer':
      return { headers: { authorization: `Bearer ${key}` } }
    case 'basic':
      return { headers: { authorization: `Basic ${btoa(key.includes(':') ? key : `${key}:${key}`)}` } }
    case 'scheme':
      return { headers: { authorization: `${scheme ?? completeScheme(rule.suffix)} ${key}` } }
    case 'header':
      return { headers: { [rule.name.toLowerCase()]: key } }
    case 'query':
      return { query: { [rule.name]: key } }
    case 'form':
      return { body: { [rule.name]: key } }
  }
}

/** A suffix such as `-Auth-Key` wants a provider's name before it; the specification's neutral one is `Service`. */
function completeScheme(suffix: string): string {
  return suffix.startsWith('-') ? `Service${suffix}` : suffix
}
