import type { Command } from 'commander'
import { interfaces } from '../interfaces/index.ts'
import type { Manifest } from '../kernel/assembly/backup/manifest.ts'
import { verifyBackup } from '../kernel/assembly/backup/verify-backup.ts'
import { writeBackup } from '../kernel/assembly/backup/write-backup.ts'
import { writeSize } from '../libraries/numbers/write-size.ts'
import { noteCommand } from './note-command.ts'
import { listenForStop } from './stop-signal.ts'
import { toPrintable } from './to-printable.ts'
import { withPlatform } from './with-platform.ts'

export function addBackupCommand(program: Command): void {
  program
    .command('backup')
    .description('Write everything that is kept here into one file, while it is served.')
    .argument('<file>', 'where to write, such as mainstay.tar.gz')
    .option('--with-keys', 'with the settings file and secrets of this server; whoever has it can act as you')
    .option('--verify', 'write nothing: read that file whole and check it')
    .addHelpText(
      'after',
      '\nKeys of callers are in it as hashes. Models are in it by name alone. "mainstay restore FILE" puts it in its place again.',
    )
    .exitOverride()
    .action((file: string, { withKeys = false, verify }: { withKeys?: boolean; verify?: boolean }) =>
      verify ? check(file) : write(file, withKeys),
    )
}

async function write(file: string, withSecrets: boolean): Promise<void> {
  using stop = listenForStop()
  await withPlatform(async (platform) => {
    const { signal } = stop
    await noteCommand(platform, 'backup.write', file)
    const { manifest, bytes } = await writeBackup({ file, interfaces, platform, withSecrets, signal })
    process.stdout.write(`Wrote ${file}, ${writeSize(bytes)}: ${describeBackup(manifest)}.\n`)
  })
}

async function check(file: string): Promise<void> {
  using stop = listenForStop()
  const manifest = await verifyBackup(file, stop.signal)
  process.stdout.write(`${file} is whole: ${describeBackup(manifest)}.\n`)
}

/** In a clause. */
export function describeBackup({ database, files, madeAt, version, hasSecrets }: Manifest): string {
  const kind = database === 'sqlite' ? 'the embedded database' : 'a PostgreSQL database'
  const others = files.length - 1
  return toPrintable(
    `${kind}${others > 0 ? ` and ${others} files` : ''} as of ${madeAt}, made by Mainstay ${version}, ${hasSecrets ? 'with' : 'without'} settings and secrets`,
  )
}
