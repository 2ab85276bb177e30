import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { writeSize } from '../../../libraries/numbers/write-size.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

/** Left free on the disk. */
const spareBytes = 64 * 1024 * 1024

/** @throws OperatorError where the disk cannot take so many bytes more */
export async function assertDisk(name: string, folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (bytes + spareBytes <= free) return
  throw new OperatorError(
    `${name} needs ${writeSize(bytes + spareBytes)} more on the disk; ${writeSize(free)} are free.`,
  )
}

/** Bytes that this process may have. */
export function readMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/** @throws OperatorError where the machine has less memory than a model takes */
export function assertMemory(name: string, bytes: number): void {
  const there = readMemory()
  if (bytes <= there) return
  throw new OperatorError(
    `${name} takes about ${writeSize(bytes)} of memory at work, and this machine has ${writeSize(there)}; --anyway pulls it all the same.`,
  )
}
