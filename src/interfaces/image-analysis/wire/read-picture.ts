import { kernelError } from '../../../kernel/errors/service-error.ts'
import { invalidFormat, invalidUrl } from '../domain/picture-errors.ts'
import type { PictureSource } from '../port.ts'

export interface PictureInput {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** The picture of a body: its bytes, a form of several parts with it among them, or `{"url"}`. */
export async function readPicture({ body, headers }: PictureInput): Promise<PictureSource> {
  const contentType = headers['content-type']?.toString()
  if (!Buffer.isBuffer(body)) return { url: readUrl(body) }
  if (/^multipart\/form-data\b/i.test(contentType ?? '')) return readForm(body, contentType ?? '')
  return body
}

function readUrl(body: unknown): string {
  const url: unknown = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined
  if (typeof url === 'string' && /^https?:\/\//i.test(url)) return url
  throw invalidUrl('The body lacks "url", the http or https address of a picture.')
}

/** The first file among the parts. */
async function readForm(body: Buffer, contentType: string): Promise<Buffer> {
  let parts: FormData
  try {
    parts = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  } catch (cause) {
    throw kernelError('invalid_body', 'The form of several parts is broken or lacks its boundary.', { cause })
  }
  const file = [...parts.values()].find((part) => part instanceof Blob)
  if (!file) throw invalidFormat('The form holds no file; send the picture as one.')
  return Buffer.from(await file.arrayBuffer())
}
