import { brotliDecompressSync } from 'node:zlib'
import { genderRows, originRows, roleRows } from './hash-features.ts'
import { origins } from './origins.ts'

/** The trained weights, one byte each, with the value of one step by table. */
export interface NameModel {
  readonly gender: Int8Array
  readonly genderStep: number
  /** One row of weights by feature, one column by origin. */
  readonly origin: Int8Array
  readonly originStep: number
  readonly originBias: Float32Array
  readonly role: Int8Array
  readonly roleStep: number
  readonly roleBias: number
  /** Family names of two and more Chinese characters, and the common ones of a single one. */
  readonly hanFamilyNames: ReadonlySet<string>
}

interface Header {
  readonly genderStep: number
  readonly originStep: number
  readonly originBias: readonly number[]
  readonly roleStep: number
  readonly roleBias: number
  readonly hanFamilyNames: string
}

/** A file is Brotli over: the length of the header, 4 bytes, little-endian; the header, JSON; the three tables. */
export function readModel(file: Uint8Array): NameModel {
  const bytes = brotliDecompressSync(file)
  const headerLength = bytes.readUInt32LE(0)
  const header = parseHeader(bytes.toString('utf8', 4, 4 + headerLength))
  let at = 4 + headerLength
  const take = (length: number) => {
    const table = new Int8Array(length)
    table.set(new Int8Array(bytes.buffer, bytes.byteOffset + at, length))
    at += length
    return table
  }
  return {
    gender: take(genderRows),
    genderStep: header.genderStep,
    origin: take(originRows * origins.length),
    originStep: header.originStep,
    originBias: Float32Array.from(header.originBias),
    role: take(roleRows),
    roleStep: header.roleStep,
    roleBias: header.roleBias,
    hanFamilyNames: new Set(header.hanFamilyNames.split(' ')),
  }
}

function parseHeader(text: string): Header {
  const header: Header = JSON.parse(text)
  return header
}
