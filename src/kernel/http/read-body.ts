import { createGunzip } from 'node:zlib'
import { kernelError, ServiceError } from '../errors/service-error.ts'

/**
 * Undoes `Content-Encoding: gzip`. `hold` is told of the bytes that come out, and throws where there is no room for them.
 */
export async function inflateBody(bytes: Buffer, maxBytes: number, hold: (bytes: number) => void): Promise<Buffer> {
  try {
    return await inflate(bytes, maxBytes, hold)
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

async function inflate(bytes: Buffer, maxBytes: number, hold: (bytes: number) => void): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  const inflated: AsyncIterable<Buffer> = createGunzip().end(bytes)
  for await (const piece of inflated) {
    length += piece.length
    if (length > maxBytes) throw bodyTooLarge(maxBytes)
    hold(piece.length)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

export function bodyTooLarge(maxBytes: number): Error {
  return kernelError('body_too_large', `The body is larger than ${maxBytes} bytes.`)
}
