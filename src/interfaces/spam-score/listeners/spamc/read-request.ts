import type { Readable } from 'node:stream'
import { inflateMail } from './inflate-mail.ts'
import { type Head, readHead } from './read-head.ts'
import { RefusedRequest } from './refused-request.ts'
import type { Reading } from './reading.ts'

export interface SpamcRequest extends Pick<Head, 'command' | 'version'> {
  /** The mail's raw source; empty where the command has none. */
  readonly mail: Buffer
}

/**
 * Reads a request: a line, headers, an empty line, and the mail, up to its Content-length or the end of what is sent. What follows
 * the stated length is ignored.
 *
 * @throws RefusedRequest for what is no request, without waiting for the rest of it.
 */
export async function readRequest(stream: Readable, reading: Reading): Promise<SpamcRequest> {
  const parts: Buffer[] = []
  let head: Head | undefined
  let length = 0
  for await (const part of readUntil(stream, reading.signal)) {
    reading.hold(part.length)
    parts.push(part)
    length += part.length
    head ??= readHead(Buffer.concat(parts))
    if (head && isWhole(head, length, reading.maxMailBytes)) break
  }
  if (!head) throw new RefusedRequest('The request ends before its headers do.')
  return { command: head.command, version: head.version, mail: await readMail(head, parts, reading) }
}

function isWhole(head: Head, length: number, maxMailBytes: number): boolean {
  if (!hasMail(head)) return true
  const { mailLength, length: headLength } = head
  if ((mailLength ?? length - headLength) > maxMailBytes)
    throw new RefusedRequest(`The mail is larger than ${maxMailBytes} bytes.`)
  return mailLength !== undefined && length >= headLength + mailLength
}

/** A mail to learn from is not looked at. */
function hasMail({ command }: Head): boolean {
  return command !== 'PING' && command !== 'SKIP' && command !== 'TELL'
}

async function readMail(head: Head, parts: readonly Buffer[], reading: Reading): Promise<Buffer> {
  if (!hasMail(head)) return Buffer.alloc(0)
  const { length, mailLength = Infinity, isPacked } = head
  const sent = Buffer.concat(parts).subarray(length)
  if (mailLength !== Infinity && sent.length < mailLength)
    throw new RefusedRequest(`Content-length is ${mailLength}, but ${sent.length} bytes came.`)
  const mail = sent.subarray(0, mailLength)
  return isPacked ? inflateMail(mail, reading) : mail
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
    // Not waited for: it does not end before a part that is asked for has come.
    if (!signal.aborted) await parts.return?.()
  }
}
