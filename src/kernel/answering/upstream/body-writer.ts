import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** From this many bytes on, a socket is given them as they are; fewer leave together with what stands before and after them. */
const largeBytes = 16_384

const lineEnd = '\r\n'
/** RFC 9112, 7.1. */
const lastChunk = '0\r\n\r\n'

/**
 * Writes the body of a response whose head is written but not sent. Each write is one text in Latin-1, which stands for bytes, and the
 * first has the head before it: a socket takes that in half the time of head, frame and bytes apart.
 */
export class BodyWriter {
  readonly #response: ServerResponse
  readonly #isChunked: boolean

  constructor(response: ServerResponse) {
    this.#response = response
    // The frames of chunks are written here, but where nothing is sent: the server's own tests inject requests without a socket.
    this.#isChunked = response.chunkedEncoding && response.socket instanceof Socket
    if (this.#isChunked) response.chunkedEncoding = false
  }

  /** Whether more may be written at once; otherwise `drain` says when. */
  write(bytes: Buffer): boolean {
    if (bytes.length === 0) return !this.#response.writableNeedDrain
    if (bytes.length >= largeBytes) return this.#writeLarge(bytes)
    return this.#response.write(this.#frame(bytes), 'latin1')
  }

  end(bytes: Buffer): void {
    if (bytes.length >= largeBytes) this.#writeLarge(bytes)
    const rest = bytes.length > 0 && bytes.length < largeBytes ? this.#frame(bytes) : ''
    const all = this.#isChunked ? rest + lastChunk : rest
    if (all === '') this.#response.end()
    else this.#response.end(all, 'latin1')
  }

  #frame(bytes: Buffer): string {
    const text = bytes.toString('latin1')
    return this.#isChunked ? bytes.length.toString(16) + lineEnd + text + lineEnd : text
  }

  #writeLarge(bytes: Buffer): boolean {
    if (!this.#isChunked) return this.#response.write(bytes)
    this.#response.write(bytes.length.toString(16) + lineEnd, 'latin1')
    this.#response.write(bytes)
    return this.#response.write(lineEnd, 'latin1')
  }
}
