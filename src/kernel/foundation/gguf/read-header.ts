/**
 * Reads the header of a GGUF file, versions 2 and 3 (ggml, docs/gguf.md): what the model is and which tensors it has. Long
 * lists, the vocabulary above all, are passed over.
 */
import { open } from 'node:fs/promises'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { ByteCursor, EndOfBytes } from './byte-cursor.ts'

export interface GgufHeader {
  /** Single numbers, booleans and texts by their key. */
  readonly metadata: ReadonlyMap<string, string | number | boolean>
  readonly tensors: readonly TensorInfo[]
  /** Where the tensors' bytes begin. */
  readonly dataOffset: number
  readonly fileBytes: number
}

export interface TensorInfo {
  readonly name: string
  readonly elements: number
  readonly type: number
  /** From `dataOffset`. */
  readonly offset: number
}

/** Real headers are up to some 20 MiB long, mostly vocabulary. */
const maxHeaderBytes = 256 * 1024 * 1024
const firstReadBytes = 1024 * 1024
const maxEntries = 100_000
const maxTextLength = 16 * 1024 * 1024
const stringType = 8
const arrayType = 9
/** Bytes of each type of value, in the order of their numbers; text and lists have none. */
const widths: readonly (number | undefined)[] = [1, 1, 2, 2, 4, 4, 4, 1, undefined, undefined, 8, 8, 8]

/** @throws OperatorError when the file is no GGUF file, or a damaged one. */
export async function readHeader(path: string): Promise<GgufHeader> {
  await using file = await open(path).catch((cause: unknown) => {
    throw new OperatorError(`The model file ${path} cannot be read.`, { cause })
  })
  const { size } = await file.stat()
  const max = Math.min(size, maxHeaderBytes)
  for (let wanted = Math.min(firstReadBytes, max); ; wanted = Math.min(wanted * 4, max)) {
    const bytes = Buffer.alloc(wanted)
    const { bytesRead } = await file.read(bytes, 0, wanted, 0)
    try {
      return { ...parseHeader(bytes.subarray(0, bytesRead), path), fileBytes: size }
    } catch (thrown) {
      if (!(thrown instanceof EndOfBytes)) throw thrown
      if (wanted === max) throw new OperatorError(`${path} is damaged: it ends inside its own header.`)
    }
  }
}

function parseHeader(bytes: Buffer, path: string): Omit<GgufHeader, 'fileBytes'> {
  if (bytes.toString('latin1', 0, 4) !== 'GGUF') throw new OperatorError(`${path} is no GGUF file.`)
  const cursor = new ByteCursor(bytes)
  cursor.skip(4)
  const version = cursor.uint32()
  if (version !== 2 && version !== 3)
    throw new OperatorError(`${path} is GGUF of version ${version}; versions 2 and 3 are read.`)
  const tensorCount = readCount(cursor, path)
  const metadata = readMetadata(cursor, bytes, readCount(cursor, path), path)
  const tensors = Array.from({ length: tensorCount }, () => readTensorInfo(cursor, path))
  const alignment = Number(metadata.get('general.alignment') ?? 32)
  if (!Number.isInteger(alignment) || alignment < 1) throw damaged(path)
  return { metadata, tensors, dataOffset: Math.ceil(cursor.position / alignment) * alignment }
}

function readMetadata(cursor: ByteCursor, bytes: Buffer, count: number, path: string): GgufHeader['metadata'] {
  const metadata = new Map<string, string | number | boolean>()
  for (let index = 0; index < count; index += 1) {
    const key = readText(cursor, path)
    const value = readValue(cursor, bytes, path)
    if (value !== undefined) metadata.set(key, value)
  }
  return metadata
}

function readValue(cursor: ByteCursor, bytes: Buffer, path: string): string | number | boolean | undefined {
  const type = cursor.uint32()
  if (type === stringType) return readText(cursor, path)
  if (type === arrayType) return skipArray(cursor, path)
  const width = widths[type]
  if (width === undefined) throw damaged(path)
  return readScalar(bytes, cursor.skip(width), type)
}

function skipArray(cursor: ByteCursor, path: string): undefined {
  const type = cursor.uint32()
  const length = cursor.uint64()
  const width = widths[type]
  if (width !== undefined) cursor.skip(length * width)
  else if (type === stringType) for (let index = 0; index < length; index += 1) cursor.skip(cursor.uint64())
  else throw damaged(path)
}

function readScalar(bytes: Buffer, at: number, type: number): number | boolean {
  switch (type) {
    case 0:
      return bytes.readUInt8(at)
    case 1:
      return bytes.readInt8(at)
    case 2:
      return bytes.readUInt16LE(at)
    case 3:
      return bytes.readInt16LE(at)
    case 4:
      return bytes.readUInt32LE(at)
    case 5:
      return bytes.readInt32LE(at)
    case 6:
      return bytes.readFloatLE(at)
    case 7:
      return bytes.readUInt8(at) !== 0
    case 10:
      return Number(bytes.readBigUInt64LE(at))
    case 11:
      return Number(bytes.readBigInt64LE(at))
    default:
      return bytes.readDoubleLE(at)
  }
}

function readTensorInfo(cursor: ByteCursor, path: string): TensorInfo {
  const name = readText(cursor, path)
  const dimensions = cursor.uint32()
  if (dimensions > 8) throw damaged(path)
  const elements = Array.from({ length: dimensions }, () => cursor.uint64()).reduce((all, each) => all * each, 1)
  return { name, elements, type: cursor.uint32(), offset: cursor.uint64() }
}

function readCount(cursor: ByteCursor, path: string): number {
  const count = cursor.uint64()
  if (count > maxEntries) throw damaged(path)
  return count
}

function readText(cursor: ByteCursor, path: string): string {
  const text = cursor.text(maxTextLength)
  if (text === undefined) throw damaged(path)
  return text
}

function damaged(path: string): OperatorError {
  return new OperatorError(`${path} is damaged: its header makes no sense.`)
}
