import { crc32 } from 'node:zlib'
import { type Static, Type } from 'typebox'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'

/**
 * One file of named arrays: magic, version, length of the directory and checksum of all that follows (a 32-bit number each), the directory as
 * JSON, then the arrays, each from a multiple of 8 bytes. Numbers are little-endian, as every machine that Node runs on has them.
 */
const magic = 0x4d_53_54_54
const version = 2
const headBytes = 16

export type NumberArray = Uint8Array | Int8Array | Uint16Array | Int32Array | Float64Array

const Directory = Type.Object({
  details: Type.Unknown(),
  /** Bytes of all arrays. */
  size: Type.Integer(),
  sections: Type.Record(
    Type.String(),
    Type.Object({ type: Type.String(), offset: Type.Integer(), length: Type.Integer() }),
  ),
})

type Directory = Static<typeof Directory>

const readDirectory = createJsonReader(Directory)

/** What is wrong with a file, as the end of a sentence that begins with its name. */
export class DamagedTimetableError extends Error {
  override readonly name = 'DamagedTimetableError'
}

export function writeSections(details: unknown, arrays: ReadonlyMap<string, NumberArray>): Uint8Array {
  const places = new Map<string, { type: string; offset: number; length: number }>()
  let size = 0
  for (const [name, array] of arrays) {
    places.set(name, { type: array.constructor.name, offset: size, length: array.length })
    size = alignToEight(size + array.byteLength)
  }
  const sections = Object.fromEntries(places)
  const directory = new TextEncoder().encode(JSON.stringify({ details, size, sections } satisfies Directory))
  const begin = alignToEight(headBytes + directory.length)
  const file = new Uint8Array(begin + size)
  file.set(directory, headBytes)
  for (const [name, { buffer, byteOffset, byteLength }] of arrays)
    file.set(new Uint8Array(buffer, byteOffset, byteLength), begin + (places.get(name)?.offset ?? 0))
  new Uint32Array(file.buffer, 0, 4).set([magic, version, directory.length, crc32(file.subarray(headBytes))])
  return file
}

/** The arrays of a file; they lie in its bytes, which are not copied. */
export class Sections {
  readonly details: unknown
  readonly #file: Uint8Array
  readonly #begin: number
  readonly #sections: Directory['sections']

  /** Throws a `DamagedTimetableError` unless the file is whole. */
  constructor(file: Uint8Array) {
    if (file.length < headBytes) throw new DamagedTimetableError('is cut short')
    const [found, foundVersion, length = 0, checksum] = new Uint32Array(file.buffer, file.byteOffset, 4)
    if (found !== magic) throw new DamagedTimetableError('is no timetable')
    if (foundVersion !== version)
      throw new DamagedTimetableError(`is of version ${foundVersion}; this one reads ${version}`)
    if (crc32(file.subarray(headBytes)) !== checksum)
      throw new DamagedTimetableError('is damaged: its checksum is wrong')
    const directory = readDirectory(Buffer.from(file.slice(headBytes, headBytes + length)).toString('utf8'))
    this.details = directory.details
    this.#file = file
    this.#begin = alignToEight(headBytes + length)
    this.#sections = directory.sections
  }

  has(name: string): boolean {
    return lookUp(this.#sections, name) !== undefined
  }

  uint8(name: string): Uint8Array {
    return new Uint8Array(...this.#place(name, 'Uint8Array'))
  }

  int8(name: string): Int8Array {
    return new Int8Array(...this.#place(name, 'Int8Array'))
  }

  uint16(name: string): Uint16Array {
    return new Uint16Array(...this.#place(name, 'Uint16Array'))
  }

  int32(name: string): Int32Array {
    return new Int32Array(...this.#place(name, 'Int32Array'))
  }

  float64(name: string): Float64Array {
    return new Float64Array(...this.#place(name, 'Float64Array'))
  }

  #place(name: string, type: string): [ArrayBufferLike, number, number] {
    const section = lookUp(this.#sections, name)
    if (section?.type !== type) throw new DamagedTimetableError(`has no ${type} named ${name}`)
    return [this.#file.buffer, this.#file.byteOffset + this.#begin + section.offset, section.length]
  }
}

function alignToEight(offset: number): number {
  return Math.ceil(offset / 8) * 8
}
