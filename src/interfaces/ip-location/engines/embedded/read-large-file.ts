import { open } from 'node:fs/promises'

/** Bytes of one reading. */
const piece = 8 * 1024 * 1024

/**
 * Reads a file of many megabytes into memory that the garbage collector does not account for. In an ordinary buffer of
 * that size it weighs so much that V8's incremental marking never ends, and with its write barriers every HTTP request of
 * the process, not of this interface alone, took two thirds longer (measured on Node 24.21, a file of 63 MB).
 */
export async function readLargeFile(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { size } = await file.stat()
  const buffer = Buffer.from(new SharedArrayBuffer(size))
  let filled = 0
  while (filled < size) {
    const { bytesRead } = await file.read(buffer, filled, Math.min(piece, size - filled), filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}
