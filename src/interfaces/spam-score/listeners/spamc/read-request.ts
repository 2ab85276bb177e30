import type { Readable } from 'node:stream'
import { RefusedRequest } from './refused-request.ts'

const commands = ['CHECK', 'SYMBOLS', 'REPORT', 'REPORT_IFSPAM', 'PING'] as const

export type Command = (typeof commands)[number]

export interface SpamcRequest {
  readonly command: Command
  /** The mail's raw source; empty for PING. */
  readonly mail: Buffer
}

const maxHeadBytes = 8_192
const maxMailBytes = 16 * 1024 * 1024

interface Reading {
  /** Ends the wait for what does not come. */
  readonly signal: AbortSignal
  /** Told of bytes before they are kept; throws where there is no room for them. */
  readonly hold: (bytes: number) => void
}

/**
 * Reads a request: a line, headers, an empty line, and the mail, up to its Content-length or the end of what is sent.
 *
 * @throws RefusedRequest for what is none.
 */
export async function readRequest(stream: Readable, { signal, hold }: Reading): Promise<SpamcRequest> {
  const parts: Buffer[] = []
  let head: Head | undefined
  let length = 0
  for await (const part of readUntil(stream, signal)) {
    hold(part.length)
    parts.push(part)
    length += part.length
    if (length > maxHeadBytes + maxMailBytes) throw new RefusedRequest(`The mail is larger than ${maxMailBytes} bytes.`)
    head ??= readHead(Buffer.concat(parts))
    if (head && (head.command === 'PING' || length >= head.end + head.mailLength)) break
  }
  if (!head) throw new RefusedRequest('The request has no end of its headers.')
  const mail = Buffer.concat(parts).subarray(head.end)
  if (head.mailLength !== Infinity && mail.length !== head.mailLength && head.command !== 'PING')
    throw new RefusedRequest(`Content-length is ${head.mailLength}, but ${mail.length} bytes came.`)
  return { command: head.command, mail }
}

async function* readUntil(stream: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
  const parts: AsyncIterator<Buffer> = stream.iterator({ destroyOnReturn: false })
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    for (;;) {
      const part = await Promise.race([parts.next(), aborted])
      if (part.done) return
      yield part.value
    }
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

interface Head {
  readonly command: Command
  /** Where the mail begins. */
  readonly end: number
  /** Infinity where none is stated: the mail then ends with what is sent. */
  readonly mailLength: number
}

function readHead(bytes: Buffer): Head | undefined {
  const start = bytes.toString('latin1', 0, maxHeadBytes)
  const found = /\r?\n\r?\n/.exec(start)
  if (!found) {
    // A ping is one line, of which nothing may follow.
    if (/^PING SPAMC\/[\d.]+\r?\n$/.test(start)) return { command: 'PING', end: bytes.length, mailLength: 0 }
    if (bytes.length > maxHeadBytes) throw new RefusedRequest('The headers of the request are too long.')
    return undefined
  }
  const [line = '', ...headers] = start.slice(0, found.index).split(/\r?\n/)
  const [, written = ''] = /^([A-Z_]+) SPAMC\/[\d.]+$/.exec(line) ?? []
  const command = commands.find((known) => known === written)
  if (!command) throw new RefusedRequest(`"${line.slice(0, 60)}" is not served here; ${commands.join(', ')} are.`)
  if (headers.some((header) => /^compress:/i.test(header))) throw new RefusedRequest('Compressed mails are not taken.')
  const stated = headers.map((header) => /^content-length:\s*(\d{1,9})\s*$/i.exec(header)?.[1]).find(Boolean)
  const mailLength = stated === undefined ? Infinity : Number(stated)
  if (mailLength !== Infinity && mailLength > maxMailBytes)
    throw new RefusedRequest(`The mail is larger than ${maxMailBytes} bytes.`)
  return { command, end: found.index + found[0].length, mailLength }
}
