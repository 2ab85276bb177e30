/** The keys of this server, for its console: whose a key is, all of them, making and revoking. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type, type Static } from 'typebox'
import type { Access } from '../access/access.ts'
import type { Caller } from '../access/caller.ts'
import type { Invitations } from '../access/invitations.ts'
import type { KeyUse } from '../access/key-use.ts'
import type { KeyStore, NewKey } from '../access/keys.ts'
import type { Quotas } from '../access/quotas.ts'
import type { KeyRule } from '../contract.ts'
import { kernelError } from '../errors/service-error.ts'
import { createJsonReader } from '../json/create-json-reader.ts'
import { BodyShare } from './body-budget.ts'
import type { MountedInterface } from './operation.ts'
import { type BodyBounds, receiveBody } from './receive-body.ts'

export interface KeyRoutesOptions {
  readonly access: Access
  readonly keys: KeyStore
  readonly keyUse: KeyUse
  readonly quotas: Quotas
  readonly invitations: Invitations
  readonly bodies: BodyBounds
  readonly interfaces: readonly MountedInterface[]
}

/** Keys are the owner's alone. */
const ownersKey: KeyRule = { in: 'bearer', need: 'required', scope: '*' }

const maxNameLength = 200
const maxBodyBytes = 16_384

const name = Type.String({ minLength: 1, maxLength: maxNameLength })

/** What `POST /keys` takes. */
export const newKeyBody = Type.Object({
  name,
  only: Type.Optional(Type.Array(Type.String(), { description: 'Ids of interfaces; every one where it is absent' })),
  plan: Type.Optional(Type.Union([Type.Literal('free'), Type.Literal('paid')])),
})

/** What `POST /keys/invited` takes. */
export const invitedBody = Type.Object({ token: Type.String(), name: Type.Optional(name) })

const readNewKey = createJsonReader(newKeyBody)
const readInvited = createJsonReader(invitedBody)

export function addKeyRoutes(app: FastifyInstance, options: KeyRoutesOptions): void {
  const { access, keys, invitations, interfaces } = options
  const ids = interfaces.map(({ definition }) => definition.contract.id)
  const admit = ({ headers, ip }: FastifyRequest, rule: KeyRule) =>
    access.admit(rule, 'keys', { headers, query: {}, address: ip })

  app.get('/keys/self', async (request, reply) => {
    // Any key may ask about itself, whatever it opens.
    const caller = await admit(request, { in: 'bearer', need: 'required', openedBy: ids })
    return reply.header('cache-control', 'no-store').send(await describeCaller(caller, keys))
  })
  app.get('/keys.json', async (request, reply) => {
    await admit(request, ownersKey)
    return reply.header('cache-control', 'no-store').send({ keys: await listKeys(options) })
  })
  app.post('/keys', async (request, reply) => {
    await admit(request, ownersKey)
    const given = await readBody(request, options.bodies, readNewKey)
    const made = await keys.make(toNewKey(given, ids))
    return reply.code(201).header('cache-control', 'no-store').send(made)
  })
  app.post('/keys/invited', async (request, reply) => {
    const given = await readBody(request, options.bodies, readInvited)
    if (!invitations.redeem(given.token))
      throw kernelError(
        'wrong_key',
        'This link was used already, or is more than an hour old. Start Mainstay again for another, or run "mainstay keys add".',
      )
    const made = await keys.make({ name: given.name ?? 'console', scopes: '*', plan: 'paid' })
    return reply.code(201).header('cache-control', 'no-store').send(made)
  })
  app.delete('/keys/:id', async (request) => {
    await admit(request, ownersKey)
    const id = readId(request)
    if (!(await keys.revoke(id))) throw kernelError('unknown_path', `There is no key "${id}" to revoke.`)
    return { keys: await listKeys(options) }
  })
}

async function describeCaller({ id, plan, scopes }: Caller, keys: KeyStore) {
  const stored = await keys.find(id)
  return { id, name: stored?.name ?? id, plan, scopes }
}

async function listKeys({ keys, keyUse, quotas }: KeyRoutesOptions) {
  const [stored, spent] = await Promise.all([keys.list(), quotas.listDaily()])
  return stored.map((key) => ({
    ...key,
    ...keyUse.read(key.id),
    spentToday: spent
      .filter(({ caller }) => caller === key.id)
      .map(({ subject, used }) => ({ interface: subject, used })),
  }))
}

function toNewKey(given: Static<typeof newKeyBody>, ids: readonly string[]): NewKey {
  const wrong = given.only?.find((id) => !ids.includes(id))
  if (wrong !== undefined) throw kernelError('invalid_request', `There is no interface "${wrong}".`)
  if (given.only?.length === 0) throw kernelError('invalid_request', 'Choose at least one interface, or all of them.')
  return { name: given.name, scopes: given.only ?? '*', plan: given.plan ?? 'free' }
}

async function readBody<Value>(
  request: FastifyRequest,
  bodies: BodyBounds,
  read: (text: string) => Value,
): Promise<Value> {
  const share = new BodyShare()
  try {
    const bytes = await receiveBody(request.raw, maxBodyBytes, bodies, share)
    return read(bytes.toString())
  } catch (thrown) {
    if (thrown instanceof SyntaxError || thrown instanceof TypeError)
      throw kernelError('invalid_request', 'The body is no JSON of the fields that this takes.', { cause: thrown })
    throw thrown
  } finally {
    bodies.budget.release(share)
  }
}

function readId({ params }: FastifyRequest): string {
  const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : undefined
  return typeof id === 'string' ? id : ''
}
