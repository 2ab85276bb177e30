/** The keys of this server, for its console and its operators: whose a key is, all of them, making, changing and revoking. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '../../answering/access/access.ts'
import type { AuditedAction, AuditLog } from '../../answering/access/audit-log.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import { leftOfLimits } from '../../answering/access/enforce-limits.ts'
import type { Invitations } from '../../answering/access/invitations.ts'
import { dayOf, type KeyUsage } from '../../answering/access/key-usage.ts'
import type { KeyStore } from '../../answering/access/keys.ts'
import type { Quotas } from '../../wire/interface/quotas.ts'
import type { KeyRule } from '../../wire/contract.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { maxOf } from '../../../libraries/numbers/max-of.ts'
import { readInvited, readKeyBody, readNewKey, readRotate, readTerms, toNewKey, toTerms } from './read-key-body.ts'
import type { BodyBounds } from '../../answering/http/receive-body.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'

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

/** Keys are the owner's alone. */
const ownersKey: KeyRule = { in: 'bearer', need: 'required', scope: '*' }

const hourMs = 3_600_000

export function addKeyRoutes(app: FastifyInstance, options: KeyRoutesOptions): void {
  const { access, keys, keyUsage, audit, invitations, bodies, interfaces, now } = options
  const ids = interfaces.map(({ definition }) => definition.contract.id)
  const admit = ({ headers, ip }: FastifyRequest, rule: KeyRule) =>
    access.admit(rule, 'keys', { headers, query: {}, address: ip })
  const note = (actor: Caller, action: AuditedAction, subject: string) =>
    audit.note({ actor: actor.id, action, subject })
  const notCached = { 'cache-control': 'no-store' }

  app.get('/keys/self', async (request, reply) => {
    // Any key may ask about itself, whatever it opens.
    const caller = await admit(request, { in: 'bearer', need: 'required', openedBy: ids })
    return reply.headers(notCached).send(await describeCaller(caller, options))
  })
  app.get('/keys.json', async (request, reply) => {
    await admit(request, ownersKey)
    return reply.headers(notCached).send({ keys: await listKeys(options) })
  })
  app.post('/keys', async (request, reply) => {
    const owner = await admit(request, ownersKey)
    const made = await keys.make(toNewKey(await readKeyBody(request, bodies, readNewKey), ids))
    await note(owner, 'key.make', made.id)
    return reply.code(201).headers(notCached).send(made)
  })
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
  app.patch('/keys/:id', async (request) => {
    const owner = await admit(request, ownersKey)
    const terms = toTerms(await readKeyBody(request, bodies, readTerms), ids)
    const id = readId(request)
    if (!(await keys.change(id, terms))) throw noSuchKey(id, 'change')
    await note(owner, 'key.change', id)
    return { keys: await listKeys(options) }
  })
  app.post('/keys/:id/rotate', async (request, reply) => {
    const owner = await admit(request, ownersKey)
    const { overlapHours = 24 } = await readKeyBody(request, bodies, readRotate)
    const id = readId(request)
    const made = await keys.rotate(id, overlapHours * hourMs)
    if (!made) throw noSuchKey(id, 'rotate')
    await note(owner, 'key.rotate', id)
    return reply.code(201).headers(notCached).send(made)
  })
  app.delete('/keys/:id', async (request) => {
    const owner = await admit(request, ownersKey)
    const id = readId(request)
    if (!(await keys.revoke(id))) throw noSuchKey(id, 'revoke')
    await note(owner, 'key.revoke', id)
    return { keys: await listKeys(options) }
  })
  app.get('/usage.json', async (request, reply) => {
    await admit(request, ownersKey)
    const days = readCount(request, 'days', 30, 400)
    const used = await keyUsage.read(dayOf(now()) - days + 1)
    return reply.headers(notCached).send({ usage: used.map(({ day, ...row }) => ({ day: writeDay(day), ...row })) })
  })
  app.get('/audit.json', async (request, reply) => {
    await admit(request, ownersKey)
    return reply.headers(notCached).send({ entries: await audit.list(readCount(request, 'count', 100, 10_000)) })
  })
}

async function describeCaller({ id, plan, scopes, limits }: Caller, options: KeyRoutesOptions) {
  const { keys, keyUsage, quotas, now } = options
  const [stored, spent, used] = await Promise.all([
    keys.find(id),
    quotas.listDaily(),
    limits ? keyUsage.readMonth(id) : [],
  ])
  const left = leftOfLimits(limits ?? [], used, now())
  const spentToday = spent.filter(({ caller }) => caller === id)
  const { expiresAt, labels } = stored ?? {}
  return {
    id,
    name: stored?.name ?? id,
    plan,
    scopes,
    ...(limits && { limits }),
    ...(left.length > 0 && { left }),
    ...(spentToday.length > 0 && {
      spentToday: spentToday.map(({ subject, used: amount }) => ({ interface: subject, used: amount })),
    }),
    ...(expiresAt && { expiresAt }),
    ...(labels && { labels }),
  }
}

async function listKeys({ keys, keyUsage, quotas, now }: KeyRoutesOptions) {
  const today = dayOf(now())
  const [stored, spent, used] = await Promise.all([keys.list(), quotas.listDaily(), keyUsage.read(today - 30)])
  return stored.map((key) => {
    const ofKey = used.filter(({ caller }) => caller === key.id)
    const lastUsedAt = maxOf([0, ...ofKey.map(({ lastAt }) => lastAt)])
    const calls = ofKey.filter(({ day, unit }) => day === today && unit === 'calls')
    return {
      ...key,
      ...(lastUsedAt > 0 && { lastUsedAt, callsToday: calls.reduce((sum, row) => sum + row.used, 0) }),
      usedToday: ofKey
        .filter(({ day }) => day === today)
        .map(({ subject, unit, used: amount }) => ({ interface: subject, unit, used: amount })),
      spentToday: spent
        .filter(({ caller }) => caller === key.id)
        .map(({ subject, used: amount }) => ({ interface: subject, used: amount })),
    }
  })
}

function noSuchKey(id: string, verb: string): Error {
  return kernelError('unknown_path', `There is no key "${id}" to ${verb}.`)
}

function readId({ params }: FastifyRequest): string {
  const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : undefined
  return typeof id === 'string' ? id : ''
}

function readCount({ url }: FastifyRequest, name: string, usual: number, max: number): number {
  const text = new URL(url, 'http://localhost').searchParams.get(name)
  const count = text === null ? usual : Number(text)
  if (!Number.isInteger(count) || count < 1 || count > max)
    throw kernelError('invalid_request', `"${name}" is a whole number from 1 to ${max}.`)
  return count
}

function writeDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}
