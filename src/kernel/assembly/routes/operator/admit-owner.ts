import type { FastifyRequest } from 'fastify'
import type { AuditedAction } from '../../../answering/access/audit-log.ts'
import { kernelError } from '../../../foundation/errors/service-error.ts'

/** Writes down what an owner did. */
export type NoteDeed = (action: AuditedAction, subject: string) => Promise<void>

/** Throws for whoever has no key that opens everything. */
export type AdmitOwner = (request: FastifyRequest) => Promise<NoteDeed>

export const notCached = { 'cache-control': 'no-store' }

export function assertInterface(id: string, ids: readonly string[]): void {
  if (!ids.includes(id)) throw kernelError('invalid_request', `There is no interface "${id.slice(0, 60)}".`)
}

export function readQuery({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams
}

export function readParameter({ params }: FastifyRequest, name: string): string {
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined
  return typeof value === 'string' ? value : ''
}
