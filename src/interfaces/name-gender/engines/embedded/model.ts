import { brotliDecompressSync } from 'node:zlib'
import { Type } from 'typebox'
import { createJsonReader } from '../../../../libraries/json/create-json-reader.ts'
import { ArrayReader } from '../../../../libraries/weights/array-reader.ts'
import { characterRows, genderRows, originRows, roleRows } from './hash-features.ts'
import { filterBits } from './word-filter.ts'
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
  readonly character: Int8Array
  readonly characterStep: number
  /** Words that are no names, as `word-filter` keeps them. */
  readonly otherWords: Int8Array
  /** Family names of two and more Chinese characters, and the common ones of a single one. */
  readonly hanFamilyNames: ReadonlySet<string>
}

const readHeader = createJsonReader(
  Type.Object({
    genderStep: Type.Number(),
    originStep: Type.Number(),
    originBias: Type.Array(Type.Number()),
    roleStep: Type.Number(),
    roleBias: Type.Number(),
    characterStep: Type.Number(),
    hanFamilyNames: Type.String(),
  }),
)

/** A file is Brotli over: the length of the header, 4 bytes, little-endian; the header, JSON; the four tables; the filter. */
export function readModel(file: Uint8Array): NameModel {
  const bytes = brotliDecompressSync(file)
  const headerLength = bytes.readUInt32LE(0)
  const header = readHeader(bytes.toString('utf8', 4, 4 + headerLength))
  const arrays = new ArrayReader(bytes, 4 + headerLength)
  return {
    gender: arrays.int8(genderRows),
    genderStep: header.genderStep,
    origin: arrays.int8(originRows * origins.length),
    originStep: header.originStep,
    originBias: Float32Array.from(header.originBias),
    role: arrays.int8(roleRows),
    roleStep: header.roleStep,
    roleBias: header.roleBias,
    character: arrays.int8(characterRows),
    characterStep: header.characterStep,
    otherWords: arrays.int8(filterBits / 8),
    hanFamilyNames: new Set(header.hanFamilyNames.split(' ')),
  }
}
