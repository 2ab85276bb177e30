import { readHeader } from './read-header.ts'

/** Weights of a Marian file: of one byte each with what they are multiplied by, or real numbers. */
export interface MarianWeights {
  readonly shape: readonly number[]
  readonly values: Int8Array | Float32Array
  /** What brings the values back to what they were; 1 for real numbers. */
  readonly scale: number
}

/**
 * The weights of a Marian file by their names. A matrix of bytes lies with the numbers of one column after another; embeddings lie by rows.
 * @throws Error where the file is none of Marian's.
 */
export function readMarianWeights(file: Buffer): ReadonlyMap<string, MarianWeights> {
  const header = readHeader(file)
  if (!header) throw new Error('The file is no model of Marian.')
  return new Map(
    header.items.map(({ name, shape, begin, length }) => {
      const count = shape.reduce((product, size) => product * size, 1)
      return [name, readItem(file.subarray(begin, begin + length), shape, count)]
    }),
  )
}

function readItem(bytes: Buffer, shape: readonly number[], count: number): MarianWeights {
  const own = new Uint8Array(bytes)
  if (own.length >= count * Float32Array.BYTES_PER_ELEMENT)
    return { shape, values: new Float32Array(own.buffer, 0, count), scale: 1 }
  // Behind the bytes stands what real numbers were multiplied by.
  const multiplier = own.length >= count + 4 ? new DataView(own.buffer).getFloat32(count, true) : 1
  return { shape, values: new Int8Array(own.buffer, 0, count), scale: 1 / multiplier }
}
