import type { FastifyRequest } from 'fastify'
import { kernelError } from '../../foundation/errors/service-error.ts'

/** Of the path. */
export function readParameter({ params }: FastifyRequest, name: string): string {
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined
  return typeof value === 'string' ? value : ''
}

export function readQuery({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams
}

/** A whole number of the query. @throws ServiceError `invalid_request` */
export function readCount(request: FastifyRequest, name: string, usual: number, max: number): number {
  const text = readQuery(request).get(name)
  const count = text === null ? usual : Number(text)
  if (!Number.isInteger(count) || count < 1 || count > max)
    throw kernelError('invalid_request', `"${name}" is a whole number from 1 to ${max}.`)
  return count
}

/** @throws ServiceError `invalid_request` */
export function assertInterface(id: string, ids: readonly string[]): void {
  if (!ids.includes(id)) throw kernelError('invalid_request', `There is no interface "${id.slice(0, 60)}".`)
}
