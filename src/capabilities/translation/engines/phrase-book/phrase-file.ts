import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Type } from 'typebox'
import { createJsonReader } from '../../../../libraries/json/create-json-reader.ts'
import { runInTurns, type WaitTurn } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'

/**
 * A file of phrases is packed by Brotli. Unpacked it is a line of JSON, then the English of all phrases, each ended by a line break, in the order of their
 * keys; their Japanese likewise, in the same order; a byte of flags each; and the places of the phrases in the order of their Japanese keys, as three planes of
 * bytes, the lowest first.
 */
export const phraseFormat = 'mainstay-phrases-1'

export const kinds = ['everyday', 'interface', 'prose'] as const

/** What sort of text a phrase stands in. */
export type PhraseKind = (typeof kinds)[number]

/** The lowest two bits are the kind. */
export const flagBits = { answersEnglish: 4, answersJapanese: 8, isOwn: 16 } as const

export interface PhraseTable {
  readonly count: number
  readonly english: TextColumn
  readonly japanese: TextColumn
  readonly flags: Uint8Array
  /** Places of the phrases, in the order of their Japanese keys. */
  readonly byJapanese: Uint32Array
}

const readHeader = createJsonReader(Type.Object({ format: Type.Literal(phraseFormat), count: Type.Integer() }))
const unpack = promisify(brotliDecompress)

/** Room for the whole at once, which else is put together from a thousand pieces. */
const unpackedSize = 16 * 1024 * 1024

/** Unpacking goes on in a thread of Node's own; 12 MB of texts are kept as bytes, since strings would take thrice as much. */
export async function readPhraseFile(path: string, waitTurn: WaitTurn = () => undefined): Promise<PhraseTable> {
  const bytes = await unpack(await readFile(path), { chunkSize: unpackedSize })
  return runInTurns(readTable(bytes), waitTurn)
}

/** Phrases that are found in one step. */
const stepSize = 2_048

function* readTable(bytes: Buffer): Generator<void, PhraseTable> {
  const start = bytes.indexOf(lineEnd) + 1
  const { count } = readHeader(bytes.toString('utf8', 0, start))
  const english = new TextColumn(bytes, yield* findStarts(bytes, start, count))
  const japanese = new TextColumn(bytes, yield* findStarts(bytes, english.end, count))
  const flags = bytes.subarray(japanese.end, japanese.end + count)
  const byJapanese = yield* readPlanes(bytes.subarray(japanese.end + count), count)
  return { count, english, japanese, flags, byJapanese }
}

function* readPlanes(planes: Uint8Array, count: number): Generator<void, Uint32Array> {
  const places = new Uint32Array(count)
  for (let at = 0; at < count; at++) {
    places[at] = (planes[at] ?? 0) | ((planes[count + at] ?? 0) << 8) | ((planes[2 * count + at] ?? 0) << 16)
    if (at % stepSize === 0) yield
  }
  return places
}

const lineEnd = 10

/** Where each text begins, and where the last ends. */
function* findStarts(bytes: Buffer, start: number, count: number): Generator<void, Uint32Array> {
  const starts = new Uint32Array(count + 1)
  starts[0] = start
  for (let at = 1, place = start; at <= count && place < bytes.length; at++) {
    place = bytes.indexOf(lineEnd, place) + 1
    starts[at] = place
    if (at % stepSize === 0) yield
  }
  return starts
}

/** Texts one behind the other, read by their number. */
export class TextColumn {
  readonly #bytes: Buffer
  readonly #starts: Uint32Array

  /** @param starts where each begins, and where the last ends */
  constructor(bytes: Buffer, starts: Uint32Array) {
    this.#bytes = bytes
    this.#starts = starts
  }

  get end(): number {
    return this.#starts.at(-1) ?? 0
  }

  read(at: number): string {
    return this.#bytes.toString('utf8', this.#starts[at], (this.#starts[at + 1] ?? 1) - 1)
  }
}
