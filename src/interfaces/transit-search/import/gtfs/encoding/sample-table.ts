import { isAscii } from 'node:buffer'
import { readByteOrderMark } from './decode-table.ts'

/** What has to be known of a table's bytes to recognise its encoding. */
export interface TableSample {
  /** By its byte order mark, or by the zeros of UTF-16; undefined where neither is there. */
  readonly marked: string | undefined
  readonly isUtf8: boolean
  /** Lines with bytes beyond ASCII, whole, up to some size. */
  readonly lines: Uint8Array
  /** Number of the first of them; 0 for none. */
  readonly firstLine: number
}

const maxSampleBytes = 2 ** 18

/** Reads all of a table. */
export async function sampleTable(chunks: AsyncIterable<Uint8Array>): Promise<TableSample> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const sampler = new LineSampler()
  let [isUtf8, marked] = [true, undefined as string | undefined]
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst) marked = readMark(chunk)
    isFirst = false
    if (marked?.startsWith('utf-16')) break
    isUtf8 &&= isValid(() => decoder.decode(chunk, { stream: true }))
    sampler.add(chunk)
  }
  isUtf8 &&= isValid(() => decoder.decode())
  return { marked, isUtf8, ...sampler.end() }
}

function isValid(decode: () => unknown): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

/** Headers are ASCII: in UTF-16 every other of their bytes is 0. */
function readMark(head: Uint8Array): string | undefined {
  const mark = readByteOrderMark(head)
  if (mark !== undefined) return mark
  const [first, second] = head
  if (first !== 0 && second === 0) return 'utf-16le'
  return first === 0 && second !== 0 && head.length > 1 ? 'utf-16be' : undefined
}

/** Line feeds are no part of another character in any of the encodings in question. */
class LineSampler {
  readonly #kept: Uint8Array[] = []
  #size = 0
  #line = 1
  #firstLine = 0
  #rest = new Uint8Array()

  add(chunk: Uint8Array): void {
    if (this.#size >= maxSampleBytes) return
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    let begin = bytes.lastIndexOf(10) + 1
    this.#addLines(bytes.subarray(0, begin))
    // What is longer than any row is no line.
    if (bytes.length - begin > maxSampleBytes) begin = bytes.length
    this.#rest = new Uint8Array(bytes.subarray(begin))
  }

  end(): Pick<TableSample, 'lines' | 'firstLine'> {
    this.#take(this.#rest)
    return { lines: new Uint8Array(Buffer.concat(this.#kept)), firstLine: this.#firstLine }
  }

  /** Most tables are ASCII throughout, of which nothing is kept. */
  #addLines(bytes: Uint8Array): void {
    if (isAscii(bytes)) this.#line += countLineFeeds(bytes)
    else for (const line of splitLines(bytes)) this.#take(line)
  }

  #take(line: Uint8Array): void {
    const number = this.#line++
    if (this.#size >= maxSampleBytes || isAscii(line)) return
    if (this.#firstLine === 0) this.#firstLine = number
    this.#size += line.length
    this.#kept.push(new Uint8Array(line))
  }
}

function countLineFeeds(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (byte === 10) count++
  return count
}

/** Each with its line feed; the last byte is one. */
function* splitLines(bytes: Uint8Array): Generator<Uint8Array> {
  let begin = 0
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, begin)) {
    yield bytes.subarray(begin, end + 1)
    begin = end + 1
  }
}
