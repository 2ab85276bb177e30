/** Writes files of the GGUF format, version 3, little-endian: the header, then the tensors, each on a multiple of 32 bytes. */
import { open } from 'node:fs/promises'

export type MetadataValue =
  | { readonly type: 'uint32' | 'int32' | 'float32'; readonly value: number }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'strings'; readonly value: readonly string[] }
  | { readonly type: 'int32s' | 'float32s'; readonly value: readonly number[] }

export interface Tensor {
  readonly name: string
  /** The length of a row first. */
  readonly shape: readonly number[]
  /** 0 for float32, 8 for Q8_0. */
  readonly type: 0 | 8
  readonly bytes: () => Uint8Array
  readonly byteLength: number
}

const alignment = 32
const typeNumbers = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8 } as const
const arrayNumber = 9

export async function writeGguf(
  path: string,
  metadata: Readonly<Record<string, MetadataValue>>,
  tensors: readonly Tensor[],
): Promise<void> {
  await using file = await open(path, 'w')
  const header = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3),
    uint64(tensors.length),
    uint64(Object.keys(metadata).length),
    ...Object.entries(metadata).flatMap(([key, value]) => [text(key), writeValue(value)]),
    ...writeTensorInfos(tensors),
  ])
  await file.write(Buffer.concat([header, padding(header.length)]))
  for (const { bytes, byteLength } of tensors) {
    await file.write(bytes())
    await file.write(padding(byteLength))
  }
}

function writeTensorInfos(tensors: readonly Tensor[]): Buffer[] {
  let offset = 0
  return tensors.map(({ name, shape, type, byteLength }) => {
    const info = Buffer.concat([text(name), uint32(shape.length), ...shape.map(uint64), uint32(type), uint64(offset)])
    offset += byteLength + padding(byteLength).length
    return info
  })
}

function writeValue(entry: MetadataValue): Buffer {
  switch (entry.type) {
    case 'strings':
      return writeArray('string', entry.value.map(text))
    case 'int32s':
      return writeArray('int32', entry.value.map(int32))
    case 'float32s':
      return writeArray('float32', entry.value.map(float32))
    case 'bool':
    case 'float32':
    case 'int32':
    case 'string':
    case 'uint32':
      return Buffer.concat([uint32(typeNumbers[entry.type]), writeScalar(entry)])
  }
}

function writeArray(type: keyof typeof typeNumbers, items: readonly Buffer[]): Buffer {
  return Buffer.concat([uint32(arrayNumber), uint32(typeNumbers[type]), uint64(items.length), ...items])
}

function writeScalar(entry: Extract<MetadataValue, { type: keyof typeof typeNumbers }>): Buffer {
  switch (entry.type) {
    case 'string':
      return text(entry.value)
    case 'bool':
      return Buffer.from([Number(entry.value)])
    case 'float32':
      return float32(entry.value)
    case 'int32':
      return int32(entry.value)
    case 'uint32':
      return uint32(entry.value)
  }
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([uint64(bytes.length), bytes])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

function padding(length: number): Buffer {
  return Buffer.alloc((alignment - (length % alignment)) % alignment)
}
