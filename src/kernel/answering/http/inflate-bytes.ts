import type { Transform } from 'node:stream'
import { kernelError } from '../../foundation/errors/service-error.ts'

/** What bounds the bytes that come out. */
export interface InflateBounds {
  readonly maxBytes: number
  /** Called with bytes that come out; throws where there is no room for them. */
  readonly hold: (bytes: number) => void
}

/** Sends bytes through an inflater of `node:zlib`. Throws `body_too_large`, and what `hold` and the inflater do. */
export async function inflateBytes(
  inflater: Transform,
  bytes: Buffer,
  { maxBytes, hold }: InflateBounds,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  const inflated: AsyncIterable<Buffer> = inflater.end(bytes)
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
