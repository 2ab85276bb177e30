/** What programs read of the command line: one JSON value on standard output, an event a line on standard error. */
import { once } from 'node:events'
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { runCommand, startCommand } from './testing/run-command.ts'

/** A command takes seconds to start on a busy machine. */
vi.setConfig({ testTimeout: 180_000 })

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-json-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Runs `mainstay WORDS --json` over one data folder: the code, the value printed and the events. */
async function open() {
  const folder = await makeFolder()
  const environment = { MAINSTAY_DATA: join(folder, 'data') }
  const run = async (...words: readonly string[]) => {
    const { code, out, err } = await runCommand([...words, '--json'], environment)
    const value = out === '' ? undefined : JSON.parse(out)
    return { code, value, events: parseLines(err) }
  }
  return { folder, environment, run }
}

function parseLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

describe('keys', () => {
  test('are made, changed, given a new secret and revoked', async () => {
    const { run } = await open()
    const made = await run('keys', 'add', '--name', 'a shop', '--label', 'web')
    expect(made).toEqual({
      code: 0,
      value: { id: expect.stringMatching(/^\w+$/), secret: expect.stringMatching(/^ms_/) },
      events: [],
    })
    const { id, secret } = made.value
    expect(await run('keys', 'change', id, '--limit', '5/minute')).toEqual({
      code: 0,
      value: { id, changed: true },
      events: [],
    })
    const rotated = await run('keys', 'rotate', id, '--overlap', '3')
    expect(rotated).toEqual({
      code: 0,
      value: { id, secret: expect.stringMatching(/^ms_/), overlapHours: 3 },
      events: [],
    })
    expect(rotated.value.secret).not.toBe(secret)
    expect(await run('keys', 'revoke', id)).toEqual({ code: 0, value: { id, revoked: true }, events: [] })
    expect((await run('keys', 'list')).value).toMatchObject([{ id, limits: [{ amount: 5, unit: 'calls' }] }])
  })
})

describe('what fails', () => {
  test('is an event with its exit code, and nothing is printed', async () => {
    const { run } = await open()
    const message = 'There is no key "nobody" to revoke; "mainstay keys list" shows them.'
    expect(await run('keys', 'revoke', 'nobody')).toEqual({
      code: 1,
      value: undefined,
      events: [{ error: { message, exitCode: 1 } }],
    })
  })

  test('at the level debug the event says where', async () => {
    const environment = { MAINSTAY_DATA: await makeFolder(), MAINSTAY_LOG_LEVEL: 'debug' }
    const { err } = await runCommand(['keys', 'revoke', 'nobody', '--json'], environment)
    expect(parseLines(err).at(-1)).toEqual({
      error: { message: expect.any(String), exitCode: 1, details: expect.stringMatching(/\n {4}at /) },
    })
  })

  test.each([
    [['keys', 'add'], "required option '--name <name>' not specified"],
    [['keys'], "unknown option '--json'"],
    [['dance'], "unknown command 'dance'"],
    [['keys', 'list', '--lable', 'a'], "unknown option '--lable' (Did you mean --label?)"],
    [
      ['keys', 'add', '--name', 'a', '--label', 'two words'],
      "option '--label <word>' argument 'two words' is invalid. A label is one word of 64 characters at most.",
    ],
  ])('%j is called wrongly', async (words, message) => {
    const { run } = await open()
    expect(await run(...words)).toEqual({ code: 2, value: undefined, events: [{ error: { message, exitCode: 2 } }] })
  })

  test('words behind -- are no options: people read the failure', async () => {
    const { code, err } = await runCommand(['keys', 'revoke', '--', '--json'], { MAINSTAY_DATA: await makeFolder() })
    expect([code, err]).toEqual([1, 'mainstay: There is no key "--json" to revoke; "mainstay keys list" shows them.\n'])
  })
})

test('a backup is written, checked and put in its place again', async () => {
  const { folder, environment, run } = await open()
  await run('keys', 'add', '--name', 'a')
  const file = join(folder, 'backup.tar.gz')
  const about = { database: 'sqlite', hasSecrets: false, models: expect.any(Array), files: expect.any(Number) }
  const written = await run('backup', file)
  expect(written).toMatchObject({ code: 0, value: { file, bytes: (await stat(file)).size, ...about }, events: [] })
  const { madeAt, version } = written.value
  expect((await run('backup', file, '--verify')).value).toEqual({ file, isWhole: true, madeAt, version, ...about })
  expect(await run('restore', file)).toMatchObject({
    code: 1,
    events: [{ error: { message: expect.stringContaining('--replace'), exitCode: 1 } }],
  })
  const restored = await run('restore', file, '--replace')
  expect(restored.value).toEqual({ file, madeAt, version, ...about, movedTo: expect.stringContaining(folder) })
  await truncate(file, 100)
  const { code, value, events } = await run('backup', file, '--verify')
  expect([code, value, events.length]).toEqual([1, undefined, 1])
  expect((await runCommand(['keys', 'list'], environment)).out).toContain(' a ')
})

test('samples, an export and an import say what came of them', async () => {
  const { folder, run } = await open()
  const added = await run('samples', 'add')
  expect(added.code).toBe(0)
  expect(added.value.added).toEqual(expect.arrayContaining(['feeds', 'notes', 'users', 'wiki']))
  const file = join(folder, 'users.jsonl')
  const exported = await run('export', file, '--only', 'users')
  expect(exported).toMatchObject({ code: 0, value: { file, records: expect.any(Number) } })
  expect(exported.events[0]).toEqual({ progress: { done: 1, unit: 'records', summary: '' } })
  const removed = await run('samples', 'remove')
  expect(removed.value.removed).toEqual(added.value.added)
  const taken = await run('import', 'all', file)
  expect(taken.value).toMatchObject({ content: 'all', path: file, warnings: [] })
  expect(taken.events).toContainEqual({ progress: expect.objectContaining({ done: expect.any(Number) }) })
})

test('setup asks nothing, and says where the settings are, the key and how to start', async () => {
  const { environment, run } = await open()
  const { MAINSTAY_DATA } = environment
  expect(await run('setup', '--none')).toEqual({
    code: 0,
    value: {
      models: [],
      settings: join(MAINSTAY_DATA, 'mainstay.env'),
      key: expect.stringMatching(/^ms_/),
      start: `MAINSTAY_DATA=${MAINSTAY_DATA} mainstay serve`,
      url: 'http://127.0.0.1:8022',
    },
    events: [],
  })
  expect((await run('setup', '--none')).value.key).toBeNull()
  expect(await run('setup')).toMatchObject({ code: 1, events: [{ error: { exitCode: 1 } }] })
})

test('feeds are added, listed by category, and removed', async () => {
  const { run } = await open()
  const url = 'https://one.example/feed.xml'
  const added = await run('feeds', 'add', url, '--category', 'travel')
  expect([added.value, added.events]).toEqual([[{ url, isNew: true }], [{ note: `Added ${url}.` }]])
  expect((await run('feeds', 'categories')).value).toContainEqual({
    category: 'travel',
    path: '/feed/api/36/feeds/travel',
    entries: 0,
  })
  expect((await run('feeds', 'export-opml')).value.opml).toContain(`xmlUrl="${url}"`)
  expect((await run('feeds', 'remove', url)).value).toEqual({ url, removed: true })
})

test('a server says where everything is, at a port of the system’s choice', async () => {
  const child = startCommand(['serve', '--json'], { MAINSTAY_DATA: await makeFolder(), PORT: '0' })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  await vi.waitUntil(() => printed.endsWith('\n'), { timeout: 120_000, interval: 50 })
  expect(printed.trimEnd()).not.toContain('\n')
  const { url, firstKey, welcome, interfaces } = JSON.parse(printed)
  expect(firstKey).toMatch(/^ms_/)
  expect(welcome).toMatch(`${url}/#/welcome/`)
  const { url: geo } = interfaces.find(({ id }: { id: string }) => id === 'ip-location')
  expect(geo).toBe(`${url}/geo`)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a wrong setting is an event, too', async () => {
  const folder = await makeFolder()
  await writeFile(join(folder, 'mainstay.env'), 'PORT=many\n')
  const { code, out, err } = await runCommand(['serve', '--json'], { MAINSTAY_DATA: folder })
  expect([code, out]).toEqual([1, ''])
  expect(parseLines(err)).toEqual([{ error: { message: expect.stringContaining('PORT'), exitCode: 1 } }])
})
