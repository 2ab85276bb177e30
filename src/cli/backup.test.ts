import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, onTestFinished, test } from 'vitest'
import {
  createSqliteDatabase,
  describeOnEachDatabase,
  type TestDatabase,
} from '../kernel/foundation/storage/testing/test-databases.ts'
import { runCommand, type TestEnvironment } from './testing/run-command.ts'

function environmentOf({ options }: TestDatabase): TestEnvironment {
  return {
    MAINSTAY_DATA: options.dataFolder,
    MAINSTAY_SAMPLES: '0',
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
  }
}

/** A place for backups, and a Mainstay that keeps a key, two users and the files of a timetable. */
async function prepare(database: TestDatabase) {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const environment = environmentOf(database)
  const users = join(folder, 'users.csv')
  await writeFile(users, 'id,display_name,score\n1,Ada,5\n2,Grace Hopper,7\n')
  await runCommand(['import', 'users', users], environment)
  await runCommand(['keys', 'add', '--name', 'phone', '--only', 'ip-location'], environment)
  const transit = join(database.options.dataFolder, 'transit')
  await mkdir(join(transit, 'feeds', 'town'), { recursive: true })
  await writeFile(join(transit, 'feeds', 'town', 'stops.txt'), 'stop_id,stop_name\n1,Harbour\n')
  await writeFile(join(transit, 'course-secret'), 'c0ffee'.repeat(10))
  await writeFile(join(database.options.dataFolder, 'mainstay.env'), 'CHAT_UPSTREAM_KEY=planted-credential\n')
  return { folder, environment, file: join(folder, 'mainstay.tar.gz') }
}

async function readState(environment: TestEnvironment) {
  const [keys, content] = [
    await runCommand(['keys', 'list', '--json'], environment),
    await runCommand(['export'], environment),
  ]
  return { keys: keys.out, content: content.out }
}

describeOnEachDatabase('a backup', (create) => {
  test('is written, checked and restored elsewhere: the same keys and content, and the files of timetables', async () => {
    const database = await create()
    const { environment, file } = await prepare(database)
    const before = await readState(environment)
    const written = await runCommand(['backup', file], environment)
    expect(written).toMatchObject({ code: 0, err: '' })
    expect(written.out).toMatch(
      /^Wrote .*mainstay\.tar\.gz, .* and 1 files as of .*, without settings and secrets\.\n$/,
    )
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await runCommand(['backup', file, '--verify'], environment)).out).toContain('is whole: ')

    const other = await create()
    const elsewhere = environmentOf(other)
    expect(await runCommand(['restore', file], elsewhere)).toMatchObject({ code: 0, err: '' })
    expect(await readState(elsewhere)).toEqual(before)
    expect(before.keys).toContain('"phone"')
    expect(before.content).toContain('Grace Hopper')
    const stops = join(other.options.dataFolder, 'transit', 'feeds', 'town', 'stops.txt')
    expect(await readFile(stops, 'utf8')).toBe('stop_id,stop_name\n1,Harbour\n')
  })

  test('tells no secret of the server but with --with-keys', async () => {
    const { environment, file } = await prepare(await create())
    const unpack = async () => (await promisify(gunzip)(await readFile(file))).toString('latin1')
    await runCommand(['backup', file], environment)
    expect(await unpack()).not.toMatch(/planted-credential|c0ffee/)
    await runCommand(['backup', file, '--with-keys'], environment)
    expect(await unpack()).toMatch(/planted-credential[^]*c0ffee|c0ffee[^]*planted-credential/)
  })
})

test('what is there is replaced only where that is said, and kept beside it', async () => {
  const database = await createSqliteDatabase()
  const { environment, file } = await prepare(database)
  await runCommand(['backup', file], environment)
  const refused = await runCommand(['restore', file], environment)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(/^mainstay: The data folder .* holds mainstay\.sqlite, .*transit already: .* --replace/)
  await runCommand(['keys', 'add', '--name', 'later'], environment)
  const replaced = await runCommand(['restore', file, '--replace'], environment)
  expect(replaced.out).toMatch(/What was there before is in .*before-restore-/)
  expect((await readState(environment)).keys).not.toContain('later')
  const [aside = ''] = (await readdir(database.options.dataFolder)).filter((name) => name.startsWith('before-restore-'))
  const before = { ...environment, MAINSTAY_DATA: join(database.options.dataFolder, aside) }
  expect((await readState(before)).keys).toContain('later')
})

test('nothing is put under a Mainstay that is at work', async () => {
  const database = await createSqliteDatabase()
  const { environment, file } = await prepare(database)
  await runCommand(['backup', file], environment)
  const storage = await database.open()
  await storage.check()
  const { code, err } = await runCommand(['restore', file, '--replace'], environment)
  expect({ code, err }).toEqual({
    code: 1,
    err: `mainstay: A Mainstay is using ${database.options.dataFolder}: stop it first.\n`,
  })
})

test('what is cut off, changed or something else is refused, and nothing is left of it', async () => {
  const { environment, file, folder } = await prepare(await createSqliteDatabase())
  await runCommand(['backup', file], environment)
  const bytes = await promisify(gunzip)(await readFile(file))
  const changed = Buffer.from(bytes)
  changed.write('Grace Hoppes', changed.indexOf('Grace Hopper'))
  const inputs = {
    'cut.tar.gz': (await readFile(file)).subarray(0, 4_000),
    'changed.tar.gz': gzipSync(changed),
    'text.tar.gz': Buffer.from('no archive'),
    'outside.tar.gz': gzipSync(await packOne('data/../../outside')),
    'empty.tar.gz': gzipSync(await packOne('manifest.json')),
  }
  const elsewhere = { ...environment, MAINSTAY_DATA: join(folder, 'elsewhere') }
  const said: Record<string, string> = {}
  for (const [name, content] of Object.entries(inputs)) {
    await writeFile(join(folder, name), content)
    const { code, err } = await runCommand(['restore', join(folder, name)], elsewhere)
    expect(code).toBe(1)
    said[name] = err.replaceAll(`${folder}/`, '').replace('mainstay: ', '')
  }
  expect(said).toEqual({
    'cut.tar.gz': 'cut.tar.gz is no backup of Mainstay, or is damaged (unexpected end of file).\n',
    'changed.tar.gz': 'changed.tar.gz is damaged: database.sqlite is not what was backed up.\n',
    'text.tar.gz': 'text.tar.gz is no backup of Mainstay, or is damaged (incorrect header check).\n',
    'outside.tar.gz': 'outside.tar.gz is no backup of Mainstay: it has data/../../outside.\n',
    'empty.tar.gz': 'empty.tar.gz has a manifest that this Mainstay cannot read; was it made by a later one?\n',
  })
  expect(await readdir(join(folder, 'elsewhere'))).toEqual([])
})

async function packOne(name: string): Promise<Buffer> {
  const archive = pack()
  archive.entry({ name }, 'here')
  archive.finalize()
  return buffer(archive)
}
