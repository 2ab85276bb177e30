import { type TSchema, Type } from 'typebox'
import type { Contract, KeyRule, Operation } from '../contract.ts'
import { wireStatusOf } from '../contract/wire-status.ts'
import type { KernelErrorCode } from '../../foundation/errors/service-error.ts'

/**
 * Everything that an operation can answer: bodies by status, in ascending order. It is the success, what the operation declares, and what
 * the kernel may say in its place, which follows from the rest of the contract.
 */
export function statusesOf(contract: Contract, operation: Operation): ReadonlyMap<number, TSchema> {
  const { failure } = contract
  const bodies = new Map<number, readonly TSchema[]>([[operation.status ?? 200, [operation.response]]])
  const add = (status: number, body: TSchema) => {
    const known = bodies.get(status) ?? []
    if (!known.includes(body)) bodies.set(status, [...known, body])
  }
  for (const [status, body] of Object.entries(operation.errors ?? {})) add(Number(status), body)
  for (const code of kernelFailuresOf(contract, operation)) add(wireStatusOf(code, failure), failure.body)
  const sorted = [...bodies].toSorted(([one], [other]) => one - other)
  return new Map(sorted.map(([status, alternatives]) => [status, toOne(alternatives)]))
}

function toOne(bodies: readonly TSchema[]): TSchema {
  const [first] = bodies
  return first && bodies.length === 1 ? first : Type.Union([...bodies])
}

/** Any call may meet these: its query may be too long, a name of the server wrong, an engine away, broken or slow. */
const always: readonly KernelErrorCode[] = [
  'invalid_request',
  'wrong_host',
  'internal',
  'engine_failed',
  'busy',
  'engine_unavailable',
  'storage_unavailable',
  'took_too_long',
  'timed_out',
]

const ofBodies: readonly KernelErrorCode[] = ['invalid_body', 'body_timed_out', 'body_too_large']

const ofKeys: readonly KernelErrorCode[] = ['missing_key', 'wrong_key', 'key_out_of_scope', 'rate_limited']

/** Nobody is there any more to get `cancelled`; limits and missing things are the operation's own to declare. */
function kernelFailuresOf({ key, cors }: Contract, operation: Operation): readonly KernelErrorCode[] {
  return [
    ...always,
    ...(operation.body ? ofBodies : []),
    ...(asksForKey(operation.key ?? key) ? ofKeys : []),
    ...(cors?.pages === 'any-origin' ? [] : (['foreign_origin'] as const)),
    ...(operation.isOurs ? [] : (['not_served'] as const)),
  ]
}

/** `MAINSTAY_REQUIRE_KEY` asks for the key of open wires, too. */
function asksForKey({ need }: KeyRule): boolean {
  return need !== 'own'
}
