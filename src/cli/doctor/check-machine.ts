import { statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { writeSize } from '../../libraries/numbers/write-size.ts'
import { readMemory } from '../../kernel/assembly/models/assert-room.ts'
import { version } from '../../kernel/foundation/version.ts'
import { fault, type Finding, good, notice } from './finding.ts'

/** At rest after a first start, and with some of every engine loaded. */
const restBytes = 250e6
const busyBytes = 1e9

/** Under the first of them writes are refused soon; a model of a language takes the second. */
const tightDiskBytes = 200e6
const smallDiskBytes = 3e9

export function checkVersions(): Finding {
  return good('versions', `Mainstay ${version}, Node ${process.versions.node}, SQLite ${process.versions['sqlite']}.`)
}

export function checkMemory(): Finding {
  const bytes = readMemory()
  const has = `${writeSize(bytes)} of memory, ${availableParallelism()} processors`
  if (bytes < restBytes) return fault('machine', `${has}: Mainstay takes some ${writeSize(restBytes)} at rest.`)
  if (bytes < busyBytes)
    return notice('machine', `${has}: enough at rest; with all engines at work it takes some ${writeSize(busyBytes)}.`)
  return good('machine', `${has}.`)
}

/** @param folder one that exists */
export async function checkDisk(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < tightDiskBytes)
    return fault('disk', `${writeSize(free)} are free: writes will be refused soon. Make room where ${folder} lies.`)
  if (free < smallDiskBytes)
    return notice('disk', `${writeSize(free)} are free: enough to serve, not for a language model.`)
  return good('disk', `${writeSize(free)} are free.`)
}
