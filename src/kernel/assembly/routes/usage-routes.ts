import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../answering/access/audit-log.ts'
import { dayOf, type KeyUsage } from '../../answering/access/key-usage.ts'
import { type AdmitOwner, notCached } from './admit-owner.ts'
import { readCount } from './read-parameters.ts'

export interface UsageRoutesOptions {
  readonly keyUsage: Pick<KeyUsage, 'read'>
  readonly audit: Pick<AuditLog, 'list'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** `GET /usage.json`, what keys used by day, and `GET /audit.json`, what owners did. */
export function addUsageRoutes(
  app: FastifyInstance,
  { keyUsage, audit, now }: UsageRoutesOptions,
  admit: AdmitOwner,
): void {
  app.get('/usage.json', async (request, reply) => {
    await admit(request)
    const days = readCount(request, 'days', 30, 400)
    const used = await keyUsage.read(dayOf(now()) - days + 1)
    return reply.headers(notCached).send({ usage: used.map(({ day, ...row }) => ({ day: writeDay(day), ...row })) })
  })
  app.get('/audit.json', async (request, reply) => {
    await admit(request)
    return reply.headers(notCached).send({ entries: await audit.list(readCount(request, 'count', 100, 10_000)) })
  })
}

function writeDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}
