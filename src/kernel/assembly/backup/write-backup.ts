import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack } from 'tar-stream'
import { toOperatorError } from '../content/open-source.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { listModels, purposesOf } from '../models/list-models.ts'
import type { Platform } from '../../foundation/platform.ts'
import { version } from '../../foundation/version.ts'
import { copyDatabase } from './copy-database.ts'
import { type KeptFiles, kernelFiles } from '../../wire/interface/kept-files.ts'
import { listFiles } from './list-files.ts'
import { dataPrefix, type Manifest, manifestPath } from './manifest.ts'
import { type FileToPack, packFiles } from './pack-files.ts'

export interface BackupOptions {
  /** Where to write: a tar, compressed with gzip. */
  readonly file: string
  readonly interfaces: readonly AnyInterface[]
  readonly platform: Platform
  /** Whether the settings file and secrets of the server go along. */
  readonly withSecrets: boolean
  readonly signal: AbortSignal
}

export interface WrittenBackup {
  readonly manifest: Manifest
  /** Of the file. */
  readonly bytes: number
}

/**
 * Writes everything that this Mainstay keeps, while it is served: the database as of one moment, and files beside it. It is for this
 * user alone, and has its name once it is whole and on the disk. Throws an `OperatorError` where it cannot be written.
 */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  const { signal } = options
  const file = resolve(options.file)
  const unfinished = `${file}.part`
  // Beside its place: that disk has room for what is wanted there.
  const staging = await mkdtemp(join(dirname(file), `.${basename(file)}-`)).catch((cause: unknown) => {
    throw toOperatorError(dirname(file), cause)
  })
  try {
    const manifest = await writeArchive(unfinished, staging, options)
    signal.throwIfAborted()
    await syncFile(unfinished)
    await rename(unfinished, file)
    return { manifest, bytes: (await stat(file)).size }
  } catch (thrown) {
    await rm(unfinished, { force: true })
    throw thrown instanceof Error && 'syscall' in thrown ? toOperatorError(file, thrown) : thrown
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function writeArchive(target: string, staging: string, options: BackupOptions): Promise<Manifest> {
  const { interfaces, platform, withSecrets, signal } = options
  const { dataFolder } = platform
  const kept = [kernelFiles, ...interfaces.flatMap(({ keptFiles }) => keptFiles ?? [])]
  await using locks = new AsyncDisposableStack()
  for (const { lock } of kept) if (lock) locks.use(await lock(dataFolder))
  const database = await copyDatabase({
    databaseUrl: platform.settings.kernel.DATABASE_URL,
    dataFolder,
    folder: staging,
    emptied: withSecrets ? [] : kept.flatMap(({ secretTables = [] }) => secretTables),
    signal,
  })
  const files = [
    { path: database, source: join(staging, database) },
    ...(await findFiles(dataFolder, kept, withSecrets)),
  ]
  const pack = createPack()
  const written = pipeline(pack, createGzip({ level: 6 }), createWriteStream(target, { mode: 0o600 }), { signal })
  const packed = async () => {
    const manifest = { ...(await describeBackup(options)), files: await packFiles(pack, files, signal) }
    pack.entry({ name: manifestPath, mode: 0o600 }, JSON.stringify(manifest, undefined, 2))
    pack.finalize()
    return manifest
  }
  const [manifest] = await Promise.all([packed(), written])
  return manifest
}

async function findFiles(
  dataFolder: string,
  kept: readonly KeptFiles[],
  withSecrets: boolean,
): Promise<readonly FileToPack[]> {
  const paths = await Promise.all(kept.map((files) => listFiles(dataFolder, files, withSecrets)))
  return paths.flat().map((path) => ({ path: `${dataPrefix}${path}`, source: join(dataFolder, path) }))
}

async function describeBackup({ interfaces, platform, withSecrets }: BackupOptions): Promise<Omit<Manifest, 'files'>> {
  const { storage, dataFolder, now } = platform
  const rows = await storage.tables<{ migration: { name: string } }>().selectFrom('migration').select('name').execute()
  const listed = await listModels(purposesOf(interfaces), [], dataFolder)
  const models = listed.flatMap(({ kept }) => kept.map(({ name }) => name))
  return {
    format: 1,
    version,
    madeAt: new Date(now()).toISOString(),
    database: storage.dialect,
    migrations: rows.map(({ name }) => name).toSorted(),
    models: [...new Set(models)].toSorted(),
    hasSecrets: withSecrets,
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
