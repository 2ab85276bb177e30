import { RefusedRequest } from './refused-request.ts'

const scoring = ['CHECK', 'SYMBOLS', 'REPORT', 'REPORT_IFSPAM', 'PROCESS', 'HEADERS'] as const
const commands = [...scoring, 'PING', 'SKIP', 'TELL'] as const

/** What is answered with something about a mail. */
export type ScoringCommand = (typeof scoring)[number]

/** A request up to its mail. */
export interface Head {
  readonly command: (typeof commands)[number]
  /** Of the protocol, such as 1.5: what an answer looks like depends on it. */
  readonly version: number
  /** Bytes up to the mail. */
  readonly length: number
  /** Bytes of the mail as it is sent; undefined where none are stated: it then ends with what is sent. */
  readonly mailLength: number | undefined
  /** Whether the mail is compressed by zlib. */
  readonly isPacked: boolean
}

const maxHeadBytes = 8_192
const maxHeaders = 255

/**
 * Reads a line and the headers after it (spamd/PROTOCOL of SpamAssassin); undefined until all of them are there.
 *
 * @throws RefusedRequest for what is no request, as soon as that is clear.
 */
export function readHead(bytes: Buffer): Head | undefined {
  const text = bytes.toString('latin1', 0, maxHeadBytes)
  const end = text.indexOf('\n') + 1
  const request = end > 0 ? readRequestLine(text.slice(0, end)) : undefined
  if (request && !hasHeaders(request)) return { ...request, length: end, mailLength: undefined, isPacked: false }
  const found = request && readHeaders(text, end)
  if (request && found) return { ...request, ...found }
  if (bytes.length >= maxHeadBytes) throw new RefusedRequest(`The headers are longer than ${maxHeadBytes} bytes.`)
  return undefined
}

type RequestLine = Pick<Head, 'command' | 'version'>

function readRequestLine(line: string): RequestLine {
  const [, name = '', version = ''] = /^([A-Z_]+) SPAMC\/(\d{1,3}(?:\.\d{1,3})?)\r?\n$/.exec(line) ?? []
  const command = commands.find((known) => known === name)
  if (command) return { command, version: Number(version) }
  throw new RefusedRequest(`"${line.trim().slice(0, 60)}" is not served here; ${commands.join(', ')} are.`)
}

/** Version 1.0 had none, and until 1.5 a ping was one line. */
function hasHeaders({ command, version }: RequestLine): boolean {
  return command === 'PING' || command === 'SKIP' ? version >= 1.5 : version > 1
}

function readHeaders(text: string, start: number): Pick<Head, 'length' | 'mailLength' | 'isPacked'> | undefined {
  let mailLength: number | undefined
  let isPacked = false
  let at = start
  for (let count = 0; count <= maxHeaders; count++) {
    const end = text.indexOf('\n', at)
    if (end < 0) return undefined
    const line = text.slice(at, end).replace(/\r$/, '')
    at = end + 1
    if (line === '') {
      if (isPacked && mailLength === undefined)
        throw new RefusedRequest('Compress requires the header Content-length.', 'unavailable')
      return { length: at, mailLength, isPacked }
    }
    const colon = line.indexOf(':')
    if (colon < 0) throw new RefusedRequest(`"${line.slice(0, 60)}" is no header; write "Name: value".`)
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1).trimStart()]
    if (name === 'Content-length') mailLength = readLength(value)
    else if (name === 'Compress') isPacked = readCompression(value)
  }
  throw new RefusedRequest(`There are more than ${maxHeaders} headers.`)
}

/** Digits alone; one that no number holds exactly is larger than any mail. */
function readLength(value: string): number {
  if (/^\d+$/.test(value)) return Number(value)
  throw new RefusedRequest(`Content-length is "${value.slice(0, 40)}", which is no number of bytes.`)
}

function readCompression(value: string): true {
  if (/zlib/i.test(value)) return true
  throw new RefusedRequest(`"${value.slice(0, 40)}" is no compression that is read here; zlib is.`)
}
