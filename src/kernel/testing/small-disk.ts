/** A disk of a few megabytes that can be filled: a file system in memory, mounted for one test. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const run = promisify(execFile)

const mountOptions = (size: string) => ['-t', 'tmpfs', '-o', `size=${size}`, 'mainstay-test']

/** Why this machine mounts none, for the name of a test that is skipped; undefined where it does. */
export function whyNoSmallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux mounts a small disk'
  const folder = mkdtempSync(join(tmpdir(), 'mainstay-disk-'))
  try {
    execFileSync('mount', [...mountOptions('64k'), folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return undefined
  } catch {
    return 'this container may not mount a small disk'
  } finally {
    rmdirSync(folder)
  }
}

export interface SmallDisk {
  readonly folder: string
  /** Takes all room that is left. */
  fill(): Promise<void>
  /** Gives it back. */
  free(): Promise<void>
}

/** Mounts a disk such as `8m`, gone when the test ends. Call it before anything that uses the disk: disposal runs backwards. */
export async function mountSmallDisk(size: string): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-disk-'))
  await run('mount', [...mountOptions(size), folder])
  onTestFinished(async () => {
    await run('umount', ['--lazy', folder])
    await rm(folder, { recursive: true })
  })
  const filling = join(folder, 'filling')
  return { folder, fill: () => fillWith(filling), free: () => rm(filling) }
}

async function fillWith(path: string): Promise<void> {
  const file = await open(path, 'w')
  const page = Buffer.alloc(4096)
  try {
    for (;;) await file.write(page)
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOSPC')) throw thrown
  } finally {
    await file.close()
  }
}
