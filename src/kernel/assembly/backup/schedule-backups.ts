import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyInterface } from '../../wire/interface.ts'
import type { Job } from '../../wire/interface/job.ts'
import type { Metrics } from '../../foundation/observability/metrics.ts'
import type { Platform } from '../../foundation/platform.ts'

/** The scheduled backup, where settings name a folder for it: of any number of replicas one makes it. */
export function scheduleBackups(
  interfaces: readonly AnyInterface[],
  platform: Platform,
  metrics: Pick<Metrics, 'gauge'>,
): Readonly<Record<string, Job>> {
  const settings = platform.settings.kernel
  const folder = settings.MAINSTAY_BACKUP_FOLDER
  if (folder === undefined) return {}
  let lastMs = 0
  metrics.gauge(
    'mainstay_backup_last_success_timestamp_seconds',
    'When this process last made a scheduled backup, in seconds since 1970; 0 while it has made none.',
    () => lastMs / 1000,
  )
  const backup: Job = {
    everyMs: settings.MAINSTAY_BACKUP_HOURS * 3_600_000,
    async run({ signal, now, log }) {
      const { writeBackup } = await import('./write-backup.ts')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, nameOf(now()))
      const withSecrets = settings.MAINSTAY_BACKUP_WITH_KEYS
      const { bytes } = await writeBackup({ file, interfaces, platform, withSecrets, signal })
      lastMs = now()
      log.info({ file, bytes }, 'backed up')
      await removeOld(folder, settings.MAINSTAY_BACKUP_KEEP)
    },
  }
  return { backup }
}

/** Names sort by time. */
function nameOf(time: number): string {
  return `mainstay-${new Date(time).toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`
}

const ownName = /^mainstay-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.tar\.gz$/

async function removeOld(folder: string, kept: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => ownName.test(name)).toSorted()
  for (const name of names.slice(0, -kept)) await rm(join(folder, name), { force: true })
}
