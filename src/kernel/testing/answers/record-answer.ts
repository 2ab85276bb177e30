import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** An answer as it left the server. */
export interface RecordedAnswer {
  readonly status: number
  readonly contentType: string
  /** Inflated by nobody: as long as it has a `contentEncoding`, it cannot be read. */
  readonly contentEncoding: string | undefined
  readonly body: Buffer
  /** Whether all of it was written: a caller may leave, and a failure may cut it short. */
  readonly isWhole: boolean
}

/** Listens in on a response, whoever writes it: Fastify, the kernel before a body has come, a stream of events, the relay. */
export function recordAnswer(response: ServerResponse, done: (answer: RecordedAnswer) => void): void {
  const recorder = new Recorder(response)
  let isDone = false
  const finish = (isFinished: boolean) => {
    if (!isDone && response.headersSent) done(recorder.take(isFinished))
    isDone = true
  }
  response.once('finish', () => finish(true)).once('close', () => finish(false))
}

class Recorder {
  readonly #response: ServerResponse
  readonly #headers = new Map<string, string>()
  readonly #pieces: Buffer[] = []
  #isFramed = false

  constructor(response: ServerResponse) {
    this.#response = response
    response.writeHead = listenTo(response.writeHead, (input, call) => {
      const result = call()
      this.#noteHead(input)
      return result
    })
    response.write = listenTo(response.write, (input, call) => {
      this.#add(input)
      return call()
    })
    response.end = listenTo(response.end, (input, call) => {
      const count = this.#pieces.length
      const result = call()
      // Where requests are injected, `end` hands its piece to `write`.
      if (this.#pieces.length === count) this.#add(input)
      return result
    })
  }

  take(isFinished: boolean): RecordedAnswer {
    const all = Buffer.concat(this.#pieces)
    const isWhole = isFinished || this.#read('content-length') === String(all.length)
    return {
      status: this.#response.statusCode,
      contentType: this.#read('content-type') ?? '',
      contentEncoding: this.#read('content-encoding'),
      body: this.#isFramed ? joinChunks(all) : all,
      isWhole,
    }
  }

  #read(name: string): string | undefined {
    return this.#headers.get(name) ?? this.#response.getHeader(name)?.toString()
  }

  #noteHead(input: readonly unknown[]): void {
    const given = input.findLast((each) => typeof each === 'object')
    for (const [name, value] of listHeaders(given)) this.#headers.set(name.toLowerCase(), value)
    // The relay, which gives them as a list, writes the frames of chunks itself (`BodyWriter`).
    this.#isFramed = Array.isArray(given) && this.#response.chunkedEncoding && this.#response.socket instanceof Socket
  }

  #add([piece, encoding]: readonly unknown[]): void {
    if (piece instanceof Uint8Array) this.#pieces.push(Buffer.from(piece))
    if (typeof piece === 'string') this.#pieces.push(Buffer.from(piece, encoding === 'latin1' ? encoding : 'utf8'))
  }
}

type Method = (...input: never[]) => unknown

/** The same method; `around` gets each call, and makes it. */
function listenTo<M extends Method>(method: M, around: (input: readonly unknown[], call: () => unknown) => unknown): M {
  return new Proxy(method, {
    apply: (target, self, input: unknown[]): unknown => around(input, () => Reflect.apply(target, self, input)),
  })
}

/** Headers as `writeHead` takes them: an object, or a list of names and values by turns. */
function listHeaders(given: unknown): readonly (readonly [string, string])[] {
  if (!Array.isArray(given)) return Object.entries(Object(given)).map(([name, value]) => [name, String(value)])
  return given.flatMap((name, index) => (index % 2 === 0 ? [[String(name), String(given[index + 1])] as const] : []))
}

/** What stands between the frames of RFC 9112, section 7.1; the last one may be missing. */
function joinChunks(framed: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < framed.length;) {
    const lineEnd = framed.indexOf('\r\n', at)
    const length = Number.parseInt(framed.toString('latin1', at, lineEnd), 16)
    if (lineEnd < 0 || !(length > 0)) break
    chunks.push(framed.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 2 + length + 2
  }
  return Buffer.concat(chunks)
}
