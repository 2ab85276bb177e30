import type { Static, TSchema } from 'typebox'
import { createJsonReader } from '../json/create-json-reader.ts'
import { ArrayReader } from './array-reader.ts'

export interface Weights<Header> {
  readonly header: Header
  /** At the first array. */
  readonly arrays: ArrayReader
}

const lineFeed = 0x0a

/** Makes a reader of a trained model's file: one line of JSON, as the schema says, then arrays of numbers. */
export function createWeightsReader<const Schema extends TSchema>(
  schema: Schema,
): (bytes: Buffer) => Weights<Static<Schema>> {
  const readHeader = createJsonReader(schema)
  return (bytes) => {
    const lineEnd = bytes.indexOf(lineFeed)
    return { header: readHeader(bytes.toString('utf8', 0, lineEnd)), arrays: new ArrayReader(bytes, lineEnd + 1) }
  }
}
