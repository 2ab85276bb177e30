import { statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
/** An installed package is the largest thing that lies there. */
const neededBytes = 2 ** 31

/**
 * A folder of this run's own in memory, for the thousands of small databases that are written, synced and removed again;
 * `undefined` where there is no memory disk, as in most containers, or too little room on it.
 */
export function chooseScratchFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize < neededBytes ? undefined : join(memory, `mainstay-${process.pid}`)
  } catch {
    return undefined
  }
}
