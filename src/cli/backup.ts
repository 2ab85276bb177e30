import type { Command } from 'commander'
import { interfaces } from '../interfaces/index.ts'
import type { Manifest } from '../kernel/assembly/backup/manifest.ts'
import { verifyBackup } from '../kernel/assembly/backup/verify-backup.ts'
import { writeBackup } from '../kernel/assembly/backup/write-backup.ts'
import { writeSize } from '../libraries/numbers/write-size.ts'
import { createCommandOutput } from './command-output.ts'
import { noteCommand } from './note-command.ts'
import { listenForStop } from './stop-signal.ts'
import { toPrintable } from './to-printable.ts'
import { withPlatform } from './with-platform.ts'

interface BackupOptions {
  readonly withKeys?: boolean
  readonly verify?: boolean
  readonly json?: boolean
}

export function addBackupCommand(program: Command): void {
  program
    .command('backup')
    .description('Write everything that is kept here into one file, while it is served.')
    .argument('<file>', 'where to write, such as mainstay.tar.gz')
    .option('--with-keys', 'with the settings file and secrets of this server; whoever has it can act as you')
    .option('--verify', 'write nothing: read that file whole and check it')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nKeys of callers are in it as hashes. Models are in it by name alone. "mainstay restore FILE" puts it in its place again.',
    )
    .exitOverride()
    .action((file: string, options: BackupOptions) => (options.verify ? check(file, options) : write(file, options)))
}

async function write(file: string, { withKeys: withSecrets = false, json }: BackupOptions): Promise<void> {
  using stop = listenForStop()
  await withPlatform(async (platform) => {
    const { signal } = stop
    await noteCommand(platform, 'backup.write', file)
    const { manifest, bytes } = await writeBackup({ file, interfaces, platform, withSecrets, signal })
    const output = createCommandOutput()
    if (json) output.writeJson({ file, bytes, ...toBackupJson(manifest) })
    else output.write(`Wrote ${file}, ${writeSize(bytes)}: ${describeBackup(manifest)}.\n`)
  })
}

async function check(file: string, { json }: BackupOptions): Promise<void> {
  using stop = listenForStop()
  const manifest = await verifyBackup(file, stop.signal)
  const output = createCommandOutput()
  if (json) output.writeJson({ file, isWhole: true, ...toBackupJson(manifest) })
  else output.write(`${file} is whole: ${describeBackup(manifest)}.\n`)
}

/** What the manifest says but for each single file. */
export function toBackupJson({ database, madeAt, version, hasSecrets, models, files }: Manifest) {
  return { database, madeAt, version, hasSecrets, models, files: files.length }
}

/** In a clause. */
export function describeBackup({ database, files, madeAt, version, hasSecrets }: Manifest): string {
  const kind = database === 'sqlite' ? 'the embedded database' : 'a PostgreSQL database'
  const others = files.length - 1
  return toPrintable(
    `${kind}${others > 0 ? ` and ${others} files` : ''} as of ${madeAt}, made by Mainstay ${version}, ${hasSecrets ? 'with' : 'without'} settings and secrets`,
  )
}
