import { createGunzip } from 'node:zlib'
import { kernelError, ServiceError } from '../../foundation/errors/service-error.ts'
import { type InflateBounds, inflateBytes } from './inflate-bytes.ts'

/** Undoes `Content-Encoding: gzip`. */
export async function inflateBody(bytes: Buffer, bounds: InflateBounds): Promise<Buffer> {
  try {
    return await inflateBytes(createGunzip(), bytes, bounds)
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    throw kernelError('invalid_body', 'The body says it is gzip, but it cannot be inflated.', { cause })
  }
}

/** Clients of these wires say that plain bodies are gzip, too, so the bytes decide: RFC 1952 begins with 1f 8b. */
export function isInflatable(bytes: Buffer, contentEncoding: string | undefined): boolean {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  return isGzip && contentEncoding?.toLowerCase().includes('gzip') === true
}
