import type { FastifyRequest } from 'fastify'
import type { Access } from '../../answering/access/access.ts'
import type { AuditedAction, AuditLog } from '../../answering/access/audit-log.ts'
import type { KeyRule } from '../../wire/contract.ts'

/** Writes down what an owner did. */
export type NoteDeed = (action: AuditedAction, subject: string) => Promise<void>

/** Throws for callers without a key that opens everything. */
export type AdmitOwner = (request: FastifyRequest) => Promise<NoteDeed>

export interface OwnerAdmission {
  readonly access: Pick<Access, 'admit'>
  readonly audit: Pick<AuditLog, 'note'>
}

/** What changes or shows a server is the owner's alone. */
const ownersKey: KeyRule = { in: 'bearer', need: 'required', scope: '*' }

export const notCached = { 'cache-control': 'no-store' }

/** `place` is what the owner comes to, such as `models`. */
export function createOwnerAdmission({ access, audit }: OwnerAdmission, place: string): AdmitOwner {
  return async ({ headers, ip: address }) => {
    const owner = await access.admit(ownersKey, place, { headers, query: {}, address })
    return (action, subject) => audit.note({ actor: owner.id, action, subject })
  }
}
