/** What operators send about keys. */
import type { FastifyRequest } from 'fastify'
import { Type, type Static } from 'typebox'
import { isCountable, type KeyLimit, keyLimitSchema } from '../../wire/interface/key-limits.ts'
import type { KeyTerms, NewKey } from '../../answering/access/stored-key.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import { BodyShare } from '../../foundation/body-budget.ts'
import { type BodyBounds, receiveBody } from '../../answering/http/receive-body.ts'

const maxNameLength = 200
const maxBodyBytes = 16_384

const name = Type.String({ minLength: 1, maxLength: maxNameLength })

/** What `PATCH /keys/ID` takes. */
const keyTermsBody = Type.Object({
  labels: Type.Optional(Type.Array(Type.String({ pattern: '^[^\\s]{1,64}$' }), { maxItems: 32 })),
  limits: Type.Optional(Type.Array(keyLimitSchema, { maxItems: 64 })),
  expiresAt: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'ISO 8601; null for never' })),
})

/** What `POST /keys` takes. */
const newKeyBody = Type.Object({
  name,
  only: Type.Optional(Type.Array(Type.String(), { description: 'Ids of interfaces; every one where it is absent' })),
  plan: Type.Optional(Type.Union([Type.Literal('free'), Type.Literal('paid')])),
  ...keyTermsBody.properties,
})

/** What `POST /keys/invited` takes. */
const invitedBody = Type.Object({ token: Type.String(), name: Type.Optional(name) })

/** What `POST /keys/ID/rotate` takes. */
const rotateBody = Type.Object({
  overlapHours: Type.Optional(Type.Number({ minimum: 0, maximum: 8760, description: '24 where it is absent' })),
})

export const readNewKey = createJsonReader(newKeyBody)
export const readInvited = createJsonReader(invitedBody)
export const readTerms = createJsonReader(keyTermsBody)
export const readRotate = createJsonReader(rotateBody)

/** @throws ServiceError `invalid_request` */
export function toNewKey(given: Static<typeof newKeyBody>, ids: readonly string[]): NewKey {
  const wrong = given.only?.find((id) => !ids.includes(id))
  if (wrong !== undefined) throw kernelError('invalid_request', `There is no interface "${wrong}".`)
  if (given.only?.length === 0) throw kernelError('invalid_request', 'Choose at least one interface, or all of them.')
  return { name: given.name, scopes: given.only ?? '*', plan: given.plan ?? 'free', ...toTerms(given, ids) }
}

/** @throws ServiceError `invalid_request` */
export function toTerms(given: Static<typeof keyTermsBody>, ids: readonly string[]): KeyTerms {
  const { labels, limits, expiresAt } = given
  for (const limit of limits ?? []) checkLimit(limit, ids)
  return {
    ...(labels && { labels }),
    ...(limits && { limits }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : readTime(expiresAt) }),
  }
}

function checkLimit(limit: KeyLimit, ids: readonly string[]): void {
  const { interface: interfaceId } = limit
  if (interfaceId !== undefined && !ids.includes(interfaceId))
    throw kernelError('invalid_request', `There is no interface "${interfaceId}".`)
  if (!isCountable(limit)) throw kernelError('invalid_request', 'By the minute calls are counted, and nothing else.')
}

function readTime(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw kernelError('invalid_request', `"${text.slice(0, 40)}" is no time as 2027-01-31.`)
  return time
}

/** Reads a body as JSON. Throws `invalid_request` for anything else. */
export async function readKeyBody<Value>(
  request: FastifyRequest,
  bodies: BodyBounds,
  read: (text: string) => Value,
): Promise<Value> {
  const share = new BodyShare()
  try {
    const bytes = await receiveBody(request.raw, maxBodyBytes, bodies, share)
    return read(bytes.length === 0 ? '{}' : bytes.toString())
  } catch (thrown) {
    if (thrown instanceof SyntaxError || thrown instanceof TypeError)
      throw kernelError('invalid_request', 'The body is no JSON of the fields that this takes.', { cause: thrown })
    throw thrown
  } finally {
    bodies.budget.release(share)
  }
}
