import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { isJsonObject, type JsonObject } from '../../../libraries/json/json-object.ts'

/** Longer than any post; a file without an end is not read into memory whole. */
const maxElementLength = 16 * 1024 * 1024

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

/**
 * The objects of the JSON array that follows `marker`, one at a time, whatever stands around it: archives hold an array of
 * any length inside a script or an object. Only objects are given; other elements are passed over.
 */
export async function* readElements(
  stream: AsyncIterable<Buffer>,
  marker: string,
  place: string,
): AsyncGenerator<JsonObject> {
  const scanner = new ElementScanner(marker, place)
  for await (const chunk of stream) {
    for (const text of scanner.scan(chunk)) yield parseElement(text, place)
  }
  if (!scanner.isAtEnd) throw new OperatorError(`${place} ends in the middle: is the archive complete?`)
}

function parseElement(text: string, place: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text)
    if (isJsonObject(value)) return value
  } catch (cause) {
    throw notReadable(text, place, cause)
  }
  throw notReadable(text, place)
}

function notReadable(text: string, place: string, cause?: unknown): OperatorError {
  return new OperatorError(`${place} is not readable near ${text.slice(0, 80).replace(/\s+/g, ' ')}`, { cause })
}

/** Finds where elements begin and end by their braces; what is between is parsed later. Bytes of UTF-8 never look like one. */
class ElementScanner {
  isAtEnd = false
  readonly #marker: Buffer
  readonly #place: string
  #state: 'marker' | 'array' | 'elements' = 'marker'
  #before: Buffer = Buffer.alloc(0)
  #depth = 0
  #inString = false
  #isEscaped = false
  #parts: Buffer[] = []
  #length = 0

  constructor(marker: string, place: string) {
    this.#marker = Buffer.from(marker)
    this.#place = place
  }

  *scan(chunk: Buffer): Generator<string> {
    const from = this.#state === 'elements' ? 0 : this.#findArray(chunk)
    if (from === undefined) return
    let start = this.#depth > 0 ? from : -1
    for (let at = from; at < chunk.length && !this.isAtEnd; at++) {
      const wasInside = this.#depth > 0
      this.#step(chunk[at] ?? 0)
      if (!wasInside && this.#depth > 0) start = at
      if (!wasInside || this.#depth > 0) continue
      yield Buffer.concat([...this.#parts, chunk.subarray(start, at + 1)]).toString()
      this.#parts = []
      this.#length = 0
    }
    if (this.#depth > 0) this.#keep(chunk.subarray(start))
  }

  /** Where the array's elements begin in this chunk; undefined when they begin in a later one. */
  #findArray(chunk: Buffer): number | undefined {
    let at = 0
    if (this.#state === 'marker') {
      const joined = Buffer.concat([this.#before, chunk])
      const found = joined.indexOf(this.#marker)
      if (found < 0) {
        this.#before = joined.subarray(-this.#marker.length)
        return undefined
      }
      this.#state = 'array'
      at = Math.max(0, found + this.#marker.length - this.#before.length)
    }
    const bracket = chunk.indexOf(openBracket, at)
    if (bracket < 0) return undefined
    this.#state = 'elements'
    return bracket + 1
  }

  #step(byte: number): void {
    if (this.#inString) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (byte === backslash) this.#isEscaped = true
      else if (byte === quote) this.#inString = false
    } else if (byte === quote) this.#inString = true
    else if (byte === openBrace) this.#depth += 1
    else if (byte === closeBrace) this.#depth -= 1
    else if (byte === closeBracket && this.#depth === 0) this.isAtEnd = true
  }

  #keep(part: Buffer): void {
    this.#parts.push(part)
    this.#length += part.length
    if (this.#length > maxElementLength) throw new OperatorError(`An entry of ${this.#place} is longer than 16 MiB.`)
  }
}
