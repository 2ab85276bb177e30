import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { interfaces } from '../../../interfaces/index.ts'
import { migrationsOf } from '../app/open-storage.ts'
import { createKeyStore } from '../../answering/access/keys.ts'
import { namesOf } from '../../foundation/storage/migrate.ts'
import { createSqliteDatabase, describeOnEachDatabase } from '../../foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../testing/open-test-platform.ts'
import { restoreBackup } from './restore-backup.ts'
import { scheduleBackups } from './schedule-backups.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'

const { signal } = new AbortController()

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describeOnEachDatabase('a backup while keys are made', (create) => {
  test('holds all that was acknowledged before it began, and a whole database', async () => {
    const database = await create()
    const { databaseUrl } = database.options
    const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
    const platform = await openTestPlatform(database, { migrations: migrationsOf(interfaces), environment })
    const keys = createKeyStore(platform.storage, Date.now)
    const early = await Promise.all(
      Array.from({ length: 50 }, (_none, index) => keys.make({ name: `early ${index}`, scopes: '*', plan: 'free' })),
    )
    let isOver = false
    const writing = (async () => {
      while (!isOver) await keys.make({ name: 'late', scopes: '*', plan: 'free' })
    })()
    const file = join(await makeFolder(), 'backup.tar.gz')
    try {
      await writeBackup({ file, interfaces: [], platform, withSecrets: false, signal })
    } finally {
      isOver = true
      await writing
    }
    await verifyBackup(file, signal)

    const other = await create()
    await restoreBackup({
      file,
      dataFolder: other.options.dataFolder,
      databaseUrl: other.options.databaseUrl,
      knownMigrations: namesOf(migrationsOf(interfaces)),
      replaces: false,
      signal,
    })
    const restored = createKeyStore(await other.open(), Date.now)
    for (const { secret } of early) expect(await restored.verify(secret)).toBeDefined()
  })
})

test('a Mainstay that does not know a step of the database refuses it', async () => {
  const database = await createSqliteDatabase()
  const platform = await openTestPlatform(database, { migrations: migrationsOf(interfaces) })
  const folder = await makeFolder()
  const file = join(folder, 'backup.tar.gz')
  await writeBackup({ file, interfaces: [], platform, withSecrets: false, signal })
  const restoring = restoreBackup({
    file,
    dataFolder: join(folder, 'data'),
    databaseUrl: undefined,
    knownMigrations: namesOf([]),
    replaces: false,
    signal,
  })
  await expect(restoring).rejects.toThrow(/does not know its step "access_0001_keys"/)
})

test('a scheduled backup is made into its folder, and the oldest makes room', async () => {
  const folder = join(await makeFolder(), 'backups')
  const environment = { MAINSTAY_BACKUP_FOLDER: folder, MAINSTAY_BACKUP_KEEP: '2' }
  const database = await createSqliteDatabase()
  let time = Date.UTC(2026, 0, 31)
  const now = () => time
  const platform = await openTestPlatform(database, { migrations: migrationsOf(interfaces), environment, now })
  const read: (() => number | Promise<number>)[] = []
  const { backup } = scheduleBackups([], platform, { gauge: (_name, _help, value) => void read.push(value) })
  for (let day = 0; day < 3; day++) {
    await backup?.run({ ...platform, settings: {}, capabilities: platform.capabilities, signal, report() {} })
    time += 86_400_000
  }
  expect(await readdir(folder)).toEqual([
    'mainstay-2026-02-01T00-00-00-000Z.tar.gz',
    'mainstay-2026-02-02T00-00-00-000Z.tar.gz',
  ])
  expect(await read[0]?.()).toBe(Date.UTC(2026, 1, 2) / 1000)
})
