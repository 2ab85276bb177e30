import { maxFields } from '../../../kernel/answering/http/limits.ts'
import { readMultipart } from '../../../kernel/answering/http/read-multipart.ts'
import { invalidFormat, invalidUrl } from '../domain/picture-errors.ts'
import type { PictureSource } from '../port.ts'

export interface PictureInput {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** The picture of a body: its bytes, a form of several parts with it among them, or `{"url"}`. */
export function readPicture({ body, headers }: PictureInput): PictureSource {
  const contentType = headers['content-type']?.toString()
  if (!Buffer.isBuffer(body)) return { url: readUrl(body) }
  if (/^multipart\/form-data\b/i.test(contentType ?? '')) return readForm(body, contentType)
  return body
}

function readUrl(body: unknown): string {
  const url: unknown = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined
  if (typeof url === 'string' && /^https?:\/\//i.test(url)) return url
  throw invalidUrl('The body lacks "url", the http or https address of a picture.')
}

/** The first file among the parts. */
function readForm(body: Buffer, contentType: string | undefined): Buffer {
  const file = readMultipart(body, contentType, maxFields).find(({ fileName }) => fileName !== undefined)
  if (!file) throw invalidFormat('The form holds no file; send the picture as one.')
  return file.bytes
}
