import { lookUp } from '../../../libraries/json/look-up.ts'
import { promisify } from 'node:util'
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from 'node:zlib'
import { OutgoingError } from './outgoing-error.ts'

/** More than any server stacks in earnest. */
const maxEncodings = 3

/**
 * Undoes the Content-Encoding of a body, in threads of zlib's own. A body cut short gives what there is of it, and one
 * that is not compressed although the header says so is taken as it is: both are met in the world.
 *
 * @param limit most bytes after each step, so that a small body cannot unfold without end
 */
export async function decodeBody(body: Buffer, encoding: string | undefined, limit: number): Promise<Buffer> {
  const names = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((name) => name.trim() || [])
  if (names.length > maxEncodings) throw broken(`is encoded ${names.length} times over`)
  let decoded = body
  for (const name of names.toReversed()) decoded = await decodeOnce(decoded, name, limit)
  return decoded
}

async function decodeOnce(body: Buffer, name: string, limit: number): Promise<Buffer> {
  const decode = lookUp(decoders, name)
  if (!decode) throw broken(`has the encoding "${name.slice(0, 40)}", which nobody asked for`)
  if (body.length === 0) return body
  try {
    return await decode(body, limit)
  } catch (cause) {
    if (cause instanceof RangeError) throw new OutgoingError('too_large', tooLarge(limit), { cause })
    throw broken('cannot be decompressed', { cause })
  }
}

type Decode = (body: Buffer, limit: number) => Promise<Buffer>

const decoders: Readonly<Record<string, Decode>> = {
  identity: async (body) => body,
  gzip: decodeGzip,
  'x-gzip': decodeGzip,
  deflate: decodeDeflate,
  br: (body, limit) =>
    promisify(brotliDecompress)(body, {
      maxOutputLength: limit,
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
}

async function decodeGzip(body: Buffer, limit: number): Promise<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  return promisify(gunzip)(body, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH })
}

/** `deflate` means the zlib format (RFC 9110, section 8.4.1.2), but some servers send it bare. */
async function decodeDeflate(body: Buffer, limit: number): Promise<Buffer> {
  const hasZlibHeader = ((body[0] ?? 0) & 0x0f) === 8 && body.length > 1 && body.readUInt16BE(0) % 31 === 0
  const options = { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH }
  return hasZlibHeader ? promisify(inflate)(body, options) : promisify(inflateRaw)(body, options)
}

export function tooLarge(limit: number): string {
  return `The answer is larger than ${limit.toLocaleString('en')} bytes.`
}

function broken(what: string, options?: ErrorOptions): OutgoingError {
  return new OutgoingError('broken_body', `The answer ${what}.`, options)
}
