import { lookUp } from '../../../libraries/json/look-up.ts'
import type { KeyPlacement } from '../../wire/contract.ts'

/** Where a credential may stand in a request. */
export interface CredentialParts {
  /** Names in lower case, as Node gives them. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly query: Readonly<Record<string, unknown>>
  /** The decoded body: the fields of a form, or an object of JSON. */
  readonly form?: unknown
  /** Whose request it is. */
  readonly address?: string
}

/**
 * The credential that a request carries where this wire wants it, verbatim: a percent sign in a header is a percent
 * sign. Of several values the last counts; an empty one is none.
 */
export function findCredential(placement: KeyPlacement, parts: CredentialParts): string | undefined {
  switch (placement.in) {
    case 'bearer': {
      const { orHeader, orField, otherFields = [] } = placement
      const given = afterScheme(parts.headers['authorization'], (scheme) => scheme === 'bearer')
      const alone = orHeader === undefined ? undefined : lastText(lookUp(parts.headers, orHeader))
      if (orField === undefined) return given ?? alone
      const [found] = [orField, ...otherFields].flatMap((name) => fromFields(name, parts) ?? [])
      return given ?? alone ?? found
    }
    case 'basic':
      return fromPair(afterScheme(parts.headers['authorization'], (scheme) => scheme === 'basic'))
    case 'scheme': {
      const suffix = placement.suffix.toLowerCase()
      return afterScheme(parts.headers['authorization'], (scheme) => scheme.endsWith(suffix))
    }
    case 'header':
      return lastText(lookUp(parts.headers, placement.name.toLowerCase()))
    case 'query':
      return lastText(lookUp(parts.query, placement.name))
    case 'form':
      return lastText(fieldOf(parts.form, placement.name))
  }
}

/** `Authorization: SCHEME CREDENTIAL`; the scheme's case does not matter (RFC 9110, section 11.1). */
function afterScheme(value: unknown, isWanted: (scheme: string) => boolean): string | undefined {
  const text = lastText(value)
  const end = text?.indexOf(' ') ?? -1
  if (text === undefined || end < 0 || !isWanted(text.slice(0, end).toLowerCase())) return undefined
  return text.slice(end + 1).trim() || undefined
}

/**
 * `NAME:SECRET` in base64 (RFC 7617), each half percent-encoded where OAuth clients do so (RFC 6749, section 2.3.1). A key
 * of ours is its own secret; its name is the whole key or the part before the secret, `ms_ID`. Any other pair is given
 * as it is, which no key is.
 */
function fromPair(encoded: string | undefined): string | undefined {
  if (encoded === undefined) return undefined
  const pair = Buffer.from(encoded, 'base64').toString()
  const colon = pair.indexOf(':')
  const [name, secret] = [decode(pair.slice(0, Math.max(colon, 0))), decode(pair.slice(colon + 1))]
  const belongs = colon > 0 && (name === secret || secret.startsWith(`${name}_`))
  return belongs ? secret : pair
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function lastText(value: unknown): string | undefined {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value
  return typeof last === 'string' && last !== '' ? last : undefined
}

function fromFields(name: string, { query, form }: CredentialParts): string | undefined {
  return lastText(lookUp(query, name)) ?? lastText(fieldOf(form, name))
}

function fieldOf(form: unknown, name: string): unknown {
  if (typeof form !== 'object' || form === null || !Object.hasOwn(form, name)) return undefined
  return Reflect.get(form, name)
}

/** Whether a credential that was not found in head and address may still come with the body. */
export function isInBody(placement: KeyPlacement, parts: CredentialParts): boolean {
  if (placement.in === 'form') return true
  return placement.in === 'bearer' && placement.orField !== undefined && findCredential(placement, parts) === undefined
}
