import type { KeyRule, Operation } from '../../wire/contract.ts'
import { isJsonObject, type JsonObject } from '../../../libraries/json/json-object.ts'

interface ReceivedBody {
  /** As it came, inflated. */
  readonly bytes: Buffer | null
  /** What was read from it. */
  readonly fields: unknown
}

/**
 * The body of a call that goes on, where it may hold the caller's key: in the wire's own kind, so that the operator's can be put in its place
 * (`form`), or without it (`bearer`, which then has it in a header). Every other body stays as it came.
 */
export function writeKeyedBody(
  { bytes, fields }: ReceivedBody,
  headers: Record<string, string>,
  rule: KeyRule,
  { body }: Operation,
): Buffer | null {
  if (!body || !isJsonObject(fields)) return bytes
  if (rule.in === 'form' && !/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) {
    headers['content-type'] = 'application/x-www-form-urlencoded'
    return Buffer.from(toForm(fields))
  }
  if (rule.in !== 'bearer' || rule.orField === undefined || !Object.hasOwn(fields, rule.orField)) return bytes
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== rule.orField))
  const isJson = body.accepts[0] === 'json'
  headers['content-type'] = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  return Buffer.from(isJson ? JSON.stringify(rest) : toForm(rest))
}

function toForm(fields: JsonObject): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )
  return new URLSearchParams(pairs).toString()
}
