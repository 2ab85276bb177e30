import { decodeWords } from 'postal-mime'
import { type Parameterised, parseParameterised } from './content-type.ts'
import { splitHeaders, type Headers } from './headers.ts'
import { depthLimit, partLimit } from './limits.ts'
import type { Defect, MailPart } from './mail.ts'

/** The leaves of a MIME tree in order; a mail inside the mail is read as well. Bounded in number and in depth. */
export function readParts(headers: Headers, body: string, defects: Set<Defect>): MailPart[] {
  const parts: MailPart[] = []
  walk(headers, body, 0, { parts, defects })
  return parts
}

interface Reading {
  readonly parts: MailPart[]
  readonly defects: Set<Defect>
}

function walk(headers: Headers, body: string, depth: number, reading: Reading): void {
  if (reading.parts.length >= partLimit) return
  const contentType = parseParameterised(headers.raw('content-type'))
  const isContainer = contentType.value.startsWith('multipart/') || contentType.value === 'message/rfc822'
  if (isContainer && depth >= depthLimit) reading.defects.add('depth')
  else if (contentType.value === 'message/rfc822') return walkInto(body, depth, reading)
  else if (isContainer) {
    const pieces = splitAtBoundary(body, contentType.parameters.get('boundary') ?? '', reading)
    if (pieces) return pieces.forEach((piece) => walkInto(piece, depth, reading))
    reading.defects.add('boundary')
  }
  reading.parts.push(toPart(headers, contentType, body))
}

function walkInto(source: string, depth: number, reading: Reading): void {
  // A part without headers begins with its empty line (RFC 2046, 5.1).
  const { headers, body } = source.startsWith('\n') ? splitHeaders(`x:\n${source}`) : splitHeaders(source)
  walk(headers, body, depth + 1, reading)
}

/** What stands between the lines of a boundary; undefined where the boundary never occurs. */
function splitAtBoundary(body: string, boundary: string, { defects }: Reading): string[] | undefined {
  if (!boundary) return undefined
  const marker = `\n--${boundary}`
  const source = `\n${body}`
  const pieces: string[] = []
  let start = source.indexOf(marker)
  if (start < 0) return undefined
  while (pieces.length < partLimit) {
    const after = start + marker.length
    if (source.startsWith('--', after)) return pieces
    const lineEnd = source.indexOf('\n', after)
    if (lineEnd < 0) break
    const next = findMarker(source, marker, lineEnd)
    pieces.push(source.slice(lineEnd + 1, next < 0 ? source.length : next))
    if (next < 0) break
    start = next
  }
  defects.add('boundary')
  return pieces
}

/** The boundary of an inner part may begin with that of its container: the marker has to end there. */
function findMarker(source: string, marker: string, from: number): number {
  let at = source.indexOf(marker, from)
  while (at >= 0 && !/[\s-]/.test(source.charAt(at + marker.length) || '\n')) at = source.indexOf(marker, at + 1)
  return at
}

function toPart(headers: Headers, contentType: Parameterised, raw: string): MailPart {
  const disposition = parseParameterised(headers.raw('content-disposition'))
  const fileName = disposition.parameters.get('filename') ?? contentType.parameters.get('name') ?? ''
  return {
    // A container that cannot be split into parts is shown as it stands.
    type: contentType.value === '' || contentType.value.startsWith('multipart/') ? 'text/plain' : contentType.value,
    disposition: disposition.value,
    fileName: decodeWords(fileName),
    charset: (contentType.parameters.get('charset') ?? '').toLowerCase(),
    encoding: headers.raw('content-transfer-encoding').trim().toLowerCase(),
    raw,
  }
}
