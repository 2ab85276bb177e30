import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { connectStorage } from './connect-storage.ts'
import { createSqliteDatabase } from './testing/test-databases.ts'

async function openFailing(options: Parameters<typeof connectStorage>[0]): Promise<OperatorError> {
  const failure: unknown = await connectStorage(options).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (failure instanceof OperatorError) return failure
  throw new Error('It opened, or failed otherwise.', { cause: failure })
}

test('makes the folder for this user alone, and closes twice without harm', async () => {
  const { options } = await createSqliteDatabase()
  const dataFolder = join(options.dataFolder, 'deep', 'data')
  const storage = await connectStorage({ dataFolder })
  expect(storage.dialect).toBe('sqlite')
  expect((await stat(dataFolder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataFolder, 'mainstay.sqlite'))).isFile()).toBe(true)
  await storage.close()
  await storage.close()
})

test('keeps the files to this user alone in a folder that others may read, those of an earlier version too', async () => {
  const { options } = await createSqliteDatabase()
  const dataFolder = join(options.dataFolder, 'shared')
  await mkdir(dataFolder, { mode: 0o755 })
  const modes = () =>
    Promise.all(
      ['', '-wal', '-shm'].map(async (end) => (await stat(join(dataFolder, `mainstay.sqlite${end}`))).mode & 0o777),
    )
  const first = await connectStorage({ dataFolder })
  expect(await modes()).toEqual([0o600, 0o600, 0o600])
  for (const end of ['', '-wal', '-shm']) await chmod(join(dataFolder, `mainstay.sqlite${end}`), 0o644)
  const second = await connectStorage({ dataFolder })
  expect(await modes()).toEqual([0o600, 0o600, 0o600])
  await first.close()
  await second.close()
})

test('says so when the data folder cannot be made', async () => {
  const { options } = await createSqliteDatabase()
  const file = join(options.dataFolder, 'a-file')
  await writeFile(file, '')
  const { message } = await openFailing({ dataFolder: join(file, 'data') })
  expect(message).toBe(
    `The data folder ${file}/data cannot be used (ENOTDIR): ` +
      'let this user write there, or name another folder in MAINSTAY_DATA.',
  )
})

test('says so when the file is no database', async () => {
  const { options } = await createSqliteDatabase()
  await writeFile(
    join(options.dataFolder, 'mainstay.sqlite'),
    'no database at all, but a text of some length'.repeat(99),
  )
  const { message } = await openFailing(options)
  expect(message).toBe(
    `${options.dataFolder}/mainstay.sqlite cannot be opened. ` +
      'The file of the database holds no database: restore it from a backup.',
  )
})

test('says so when PostgreSQL is not there, without the password', async () => {
  const failure = await openFailing({ databaseUrl: 'postgres://someone:s3cret@127.0.0.1:9/mainstay', dataFolder: '' })
  expect(failure.message).toBe(
    'PostgreSQL at 127.0.0.1:9 cannot be reached (ECONNREFUSED): is it running, and is DATABASE_URL right?',
  )
  expect(String(failure.cause)).not.toContain('s3cret')
})

test.each(['mysql://root:s3cret@127.0.0.1/mainstay', 'postgres://someone:s3/cr:et@127.0.0.1:x/mainstay', 's3cret'])(
  'says so when the address is none, without quoting it: %s',
  async (databaseUrl) => {
    const failure = await openFailing({ databaseUrl, dataFolder: '' })
    expect(failure.message).toBe(
      'DATABASE_URL is no address such as postgres://user:password@host:5432/name; ' +
        'special characters in a password are written percent-encoded.',
    )
    expect(failure.cause).toBeUndefined()
  },
)

const postgres = inject('postgres')
const without = 'missing' in postgres ? ` (${postgres.missing})` : ''

test.skipIf('missing' in postgres)(`says so when PostgreSQL has no such database${without}`, async () => {
  const url = new URL('url' in postgres ? postgres.url : '')
  url.pathname = '/nowhere'
  const { message } = await openFailing({ databaseUrl: url.href, dataFolder: '' })
  expect(message).toBe('PostgreSQL at the local socket has no database "nowhere": make it, or mend DATABASE_URL.')
})
