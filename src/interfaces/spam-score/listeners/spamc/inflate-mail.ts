import { createInflate } from 'node:zlib'
import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { inflateBytes } from '../../../../kernel/answering/http/inflate-bytes.ts'
import { RefusedRequest } from './refused-request.ts'
import type { Reading } from './reading.ts'

/** Undoes `Compress: zlib`, which spamc sends with -z. */
export async function inflateMail(packed: Buffer, { maxMailBytes, hold }: Reading): Promise<Buffer> {
  try {
    return await inflateBytes(createInflate(), packed, { maxBytes: maxMailBytes, hold })
  } catch (thrown) {
    if (thrown instanceof RefusedRequest) throw thrown
    if (thrown instanceof ServiceError) throw new RefusedRequest(`The mail is larger than ${maxMailBytes} bytes.`)
    throw new RefusedRequest('The mail says that it is compressed by zlib, but it cannot be inflated.', 'unavailable')
  }
}
