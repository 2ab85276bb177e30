import type { FormFile } from '../../wire/contract.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { tooManyFields } from './read-fields.ts'
import { decodeText } from './slices.ts'

/** A field of a form, or a file. */
export interface FormPart {
  readonly name: string
  /** Undefined for what is no file. */
  readonly fileName: string | undefined
  readonly bytes: Buffer
}

/** Of one part; browsers write some hundred. */
const maxHeaderBytes = 8_192

/**
 * Lists the parts of a form of `multipart/form-data` (RFC 7578), each found once from where the one before ends: the time grows with the
 * bytes. Throws `invalid_body` for what is no such body, and `body_too_large` at the first part beyond `maxParts`, before those after it are looked for.
 */
export function readMultipart(bytes: Buffer, contentType: string | undefined, maxParts: number): FormPart[] {
  const delimiter = Buffer.from(`\r\n--${readBoundary(contentType)}`, 'latin1')
  const parts: FormPart[] = []
  // The first delimiter has no line before it, unless there is a preamble.
  let at = bytes.indexOf(delimiter.subarray(2)) === 0 ? delimiter.length - 2 : findAfter(bytes, delimiter, 0)
  while (bytes.toString('latin1', at, at + 2) !== '--') {
    if (parts.length >= maxParts) throw tooManyFields(maxParts, 'form')
    const end = findAfter(bytes, delimiter, at)
    parts.push(readPart(bytes.subarray(at, end - delimiter.length)))
    at = end
  }
  return parts
}

/** The fields of such a form: files as they are where `fileFields` names their field, everything else as text. */
export async function readMultipartFields(
  parts: readonly FormPart[],
  fileFields: ReadonlySet<string>,
): Promise<{ readonly pairs: [string, string][]; readonly files: [string, FormFile][] }> {
  const pairs: [string, string][] = []
  const files: [string, FormFile][] = []
  for (const { name, fileName, bytes } of parts) {
    if (fileName !== undefined && fileFields.has(name))
      files.push([name, { name: fileName, bytes: Uint8Array.from(bytes) }])
    else pairs.push([name, await decodeText(bytes)])
  }
  return { pairs, files }
}

function readBoundary(contentType = ''): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;",]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw broken('its Content-Type names no boundary')
  return boundary
}

function findAfter(bytes: Buffer, delimiter: Buffer, from: number): number {
  const found = bytes.indexOf(delimiter, from)
  if (found < 0) throw broken('it does not end with its boundary')
  return found + delimiter.length
}

/** What stands between two delimiters: the rest of a line, headers, an empty line, the content. */
function readPart(part: Buffer): FormPart {
  const headerEnd = part.subarray(0, maxHeaderBytes).indexOf('\r\n\r\n')
  if (headerEnd < 0) throw broken('a part has no headers, or too long ones')
  const headers = part.toString('utf8', 0, headerEnd)
  // Not `.` and `$`, which end a line at U+2028 and U+2029 too.
  const [disposition = ''] = /(?:^|\r\n)content-disposition:[^\r\n]*/i.exec(headers) ?? []
  const name = readParameter(disposition, 'name')
  if (name === undefined) throw broken('a part has no name')
  return { name, fileName: readParameter(disposition, 'filename'), bytes: part.subarray(headerEnd + 4) }
}

/** Browsers write a quotation mark as %22 and line ends as %0D and %0A (HTML standard), older curl a backslash before it; a backslash else is one. */
function readParameter(disposition: string, name: 'name' | 'filename'): string | undefined {
  const start = new RegExp(`;\\s*${name}=`, 'i').exec(disposition)
  if (!start) return undefined
  const rest = disposition.slice(start.index + start[0].length)
  const [, quoted, plain = ''] = /^(?:"([^]*?)"(?=\s*(?:;|$))|([^\s;"]*))/.exec(rest) ?? []
  const value = quoted?.replaceAll('\\"', '"') ?? plain
  return value.replaceAll(/%(22|0D|0A)/gi, (_escape, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

function broken(why: string): Error {
  return kernelError('invalid_body', `The form of several parts is broken: ${why}.`)
}
