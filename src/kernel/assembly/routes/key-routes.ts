/** The keys of this server, for its console and its operators: whose a key is, all of them, making, changing and revoking. */
import type { FastifyInstance } from 'fastify'
import type { Access } from '../../answering/access/access.ts'
import type { AuditLog } from '../../answering/access/audit-log.ts'
import type { Invitations } from '../../answering/access/invitations.ts'
import type { KeyUsage } from '../../answering/access/key-usage.ts'
import type { KeyStore } from '../../answering/access/keys.ts'
import type { Quotas } from '../../wire/interface/quotas.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import type { BodyBounds } from '../../answering/http/receive-body.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'
import { type AdmitOwner, createOwnerAdmission, notCached } from './admit-owner.ts'
import { viewKeys, viewOwnKey } from './key-views.ts'
import { readInvited, readKeyBody, readNewKey, readRotate, readTerms, toNewKey, toTerms } from './read-key-body.ts'
import { readParameter } from './read-parameters.ts'
import { addUsageRoutes } from './usage-routes.ts'

export interface KeyRoutesOptions {
  readonly access: Access
  readonly keys: KeyStore
  readonly keyUsage: KeyUsage
  readonly quotas: Quotas
  readonly audit: AuditLog
  readonly invitations: Invitations
  readonly bodies: BodyBounds
  readonly interfaces: readonly MountedInterface[]
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const hourMs = 3_600_000

export function addKeyRoutes(app: FastifyInstance, options: KeyRoutesOptions): void {
  const admit = createOwnerAdmission(options, 'keys')
  const ids = options.interfaces.map(({ definition }) => definition.contract.id)
  addOwnKey(app, options, ids)
  addInvited(app, options)
  app.get('/keys.json', async (request, reply) => {
    await admit(request)
    return reply.headers(notCached).send({ keys: await viewKeys(options) })
  })
  addMaking(app, options, admit, ids)
  addChanges(app, options, admit, ids)
  addUsageRoutes(app, options, admit)
}

/** Any key may ask about itself, whatever it opens. */
function addOwnKey(app: FastifyInstance, options: KeyRoutesOptions, ids: readonly string[]): void {
  app.get('/keys/self', async ({ headers, ip: address }, reply) => {
    const rule = { in: 'bearer', need: 'required', openedBy: ids } as const
    const caller = await options.access.admit(rule, 'keys', { headers, query: {}, address })
    return reply.headers(notCached).send(await viewOwnKey(options, caller))
  })
}

function addInvited(app: FastifyInstance, { keys, invitations, audit, bodies }: KeyRoutesOptions): void {
  app.post('/keys/invited', async (request, reply) => {
    const given = await readKeyBody(request, bodies, readInvited)
    if (!invitations.redeem(given.token))
      throw kernelError(
        'wrong_key',
        'This link was used already, or is more than an hour old. Start Mainstay again for another, or run "mainstay keys add".',
      )
    const made = await keys.make({ name: given.name ?? 'console', scopes: '*', plan: 'paid' })
    await audit.note({ actor: made.id, action: 'key.invite', subject: made.id })
    return reply.code(201).headers(notCached).send(made)
  })
}

function addMaking(
  app: FastifyInstance,
  { keys, bodies }: KeyRoutesOptions,
  admit: AdmitOwner,
  ids: readonly string[],
): void {
  app.post('/keys', async (request, reply) => {
    const note = await admit(request)
    const made = await keys.make(toNewKey(await readKeyBody(request, bodies, readNewKey), ids))
    await note('key.make', made.id)
    return reply.code(201).headers(notCached).send(made)
  })
  app.post('/keys/:id/rotate', async (request, reply) => {
    const note = await admit(request)
    const { overlapHours = 24 } = await readKeyBody(request, bodies, readRotate)
    const id = readParameter(request, 'id')
    const made = await keys.rotate(id, overlapHours * hourMs)
    if (!made) throw noSuchKey(id, 'rotate')
    await note('key.rotate', id)
    return reply.code(201).headers(notCached).send(made)
  })
}

function addChanges(app: FastifyInstance, options: KeyRoutesOptions, admit: AdmitOwner, ids: readonly string[]): void {
  const { keys, bodies } = options
  app.patch('/keys/:id', async (request) => {
    const note = await admit(request)
    const terms = toTerms(await readKeyBody(request, bodies, readTerms), ids)
    const id = readParameter(request, 'id')
    if (!(await keys.change(id, terms))) throw noSuchKey(id, 'change')
    await note('key.change', id)
    return { keys: await viewKeys(options) }
  })
  app.delete('/keys/:id', async (request) => {
    const note = await admit(request)
    const id = readParameter(request, 'id')
    if (!(await keys.revoke(id))) throw noSuchKey(id, 'revoke')
    await note('key.revoke', id)
    return { keys: await viewKeys(options) }
  })
}

function noSuchKey(id: string, verb: string): Error {
  return kernelError('unknown_path', `There is no key "${id}" to ${verb}.`)
}
