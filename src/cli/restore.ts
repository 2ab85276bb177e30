import type { Command } from 'commander'
import { interfaces } from '../interfaces/index.ts'
import { migrationsOf } from '../kernel/assembly/app/open-storage.ts'
import { restoreBackup } from '../kernel/assembly/backup/restore-backup.ts'
import { AllSettings } from '../kernel/foundation/config/all-settings.ts'
import { namesOf } from '../kernel/foundation/storage/migrate.ts'
import { describeBackup, toBackupJson } from './backup.ts'
import { createCommandOutput } from './command-output.ts'
import { readEnvironment } from './read-environment.ts'
import { listenForStop } from './stop-signal.ts'
import { toPrintable } from './to-printable.ts'

interface RestoreOptions {
  readonly replace?: boolean
  readonly json?: boolean
}

export function addRestoreCommand(program: Command): void {
  program
    .command('restore')
    .description('Put a backup in its place again, here or on another machine.')
    .argument('<file>', 'what "mainstay backup" wrote')
    .option('--replace', 'move what is in the data folder into a folder beside it first')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nStop Mainstay first. A backup of PostgreSQL goes into the empty database that DATABASE_URL names.',
    )
    .exitOverride()
    .action((file: string, options: RestoreOptions) => restore(file, options))
}

async function restore(file: string, { replace: replaces = false, json }: RestoreOptions): Promise<void> {
  using stop = listenForStop()
  const { DATABASE_URL: databaseUrl, MAINSTAY_DATA: dataFolder } = new AllSettings(readEnvironment().environment).kernel
  const knownMigrations = namesOf(migrationsOf(interfaces))
  const { manifest, movedTo } = await restoreBackup({
    file,
    databaseUrl,
    dataFolder,
    knownMigrations,
    replaces,
    signal: stop.signal,
  })
  const output = createCommandOutput()
  if (json) return output.writeJson({ file, ...toBackupJson(manifest), movedTo: movedTo ?? null })
  output.write(`Restored ${describeBackup(manifest)}.\n`)
  if (movedTo !== undefined) output.write(`What was there before is in ${movedTo}.\n`)
  if (manifest.models.length > 0)
    output.write(
      `Models are not in a backup; these were there: mainstay models pull ${toPrintable(manifest.models.join(' '))}\n`,
    )
}
