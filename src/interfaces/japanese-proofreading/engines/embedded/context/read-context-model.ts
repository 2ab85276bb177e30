import { brotliDecompressSync } from 'node:zlib'
import type { ContextModel } from './context-model.ts'

/** Reads the file of weights: a Brotli stream of one byte each, as many as a power of two. */
export function readContextModel(file: Uint8Array): ContextModel {
  const bytes = brotliDecompressSync(file)
  return { weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}
