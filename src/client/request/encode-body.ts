import type { MainBodyKind } from '../../kernel/wire/contract.ts'
import { isJsonObject } from '../../libraries/json/json-object.ts'
import { encodeFields } from './encode-fields.ts'
import type { Bytes } from '../interface-client.ts'
import { hasFile, writeMultipart } from './write-multipart.ts'

export interface EncodedBody {
  readonly contentType: string
  readonly content: string | Bytes
}

/** Writes a body as one kind; undefined stays absent. */
export function encodeBody(kind: MainBodyKind, body: unknown): EncodedBody | undefined {
  if (body === undefined) return undefined
  switch (kind) {
    case 'json':
      return { contentType: 'application/json; charset=UTF-8', content: JSON.stringify(body) }
    case 'form':
      if (hasFile(body)) return writeMultipart(body)
      return { contentType: 'application/x-www-form-urlencoded; charset=UTF-8', content: toForm(body) }
    case 'bytes':
      return { contentType: 'application/octet-stream', content: toBytes(body) }
  }
}

function toForm(body: unknown): string {
  if (isJsonObject(body)) return encodeFields(body)
  throw new TypeError('This operation takes its body as an object of form fields.')
}

function toBytes(body: unknown): Bytes {
  if (isBytes(body)) return body
  throw new TypeError('This operation takes its body as a Uint8Array, an ArrayBuffer or a Blob.')
}

function isBytes(body: unknown): body is Bytes {
  return body instanceof Uint8Array || body instanceof ArrayBuffer || body instanceof Blob
}
