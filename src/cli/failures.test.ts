import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Duplex, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { composeDump } from '../interfaces/encyclopedia/import/testing/compose-dump.ts'
import { twitterFiles, writeTarGz, writeZip } from '../interfaces/social-timeline/testing/write-archives.ts'
import { interfaces } from '../interfaces/index.ts'
import { readKernelSettings } from '../kernel/foundation/config/kernel-settings.ts'
import { openStorage } from '../kernel/assembly/app/open-storage.ts'
import { mountSmallDisk, whyNoSmallDisk } from '../kernel/testing/small-disk.ts'
import { version } from '../kernel/foundation/version.ts'
import { commandScript, runCommand, startCommand } from './testing/run-command.ts'

/** A command takes seconds to start on a busy machine. */
vi.setConfig({ testTimeout: 180_000 })

const full = 'The disk that holds the database is full: nothing can be written until there is room again.'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-failures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A file of each kind that can be imported, with the words that import it. */
async function writeSources(folder: string): Promise<Record<string, string[]>> {
  const at = (name: string) => join(folder, name)
  await writeFile(at('users.csv'), 'id,display_name\n1,Ada\n')
  await mkdir(at('notes'))
  await writeFile(at('notes/one.md'), '# One\n\ntext\n')
  await writeFile(at('feeds.txt'), 'https://one.example/feed\n')
  await writeZip(at('archive.zip'), twitterFiles(10))
  await writeFile(at('dump.xml'), composeDump([{ id: 1, title: 'Eins', texts: ['[[Zwei]]'] }]))
  await writeFile(at('all.jsonl'), '{"content":"users","type":"user","id":"1","display_name":"Ada","score":5}\n')
  return {
    users: ['users', at('users.csv')],
    notes: ['notes', at('notes'), '--urlname', 'ada'],
    feeds: ['feeds', at('feeds.txt'), '--category', 'travel'],
    social: ['social', at('archive.zip')],
    wiki: ['wiki', at('dump.xml'), '--lang', 'de'],
    all: ['all', at('all.jsonl')],
  }
}

const missing = whyNoSmallDisk()
const onSmallDisk = ` (${missing ?? 'on a small disk'})`

describe('a full disk is said in one sentence', () => {
  test.skipIf(missing)(`by every import, and by serve${onSmallDisk}`, async () => {
    const disk = await mountSmallDisk('4m')
    const environment = { MAINSTAY_DATA: disk.folder, MAINSTAY_SAMPLES: '1', PORT: '0' }
    // Held open, so that there is a write-ahead log for others to open without any room.
    const storage = await openStorage(readKernelSettings(environment), interfaces)
    onTestFinished(() => storage.close())
    await disk.fill()
    const sources = await writeSources(await makeFolder())
    for (const [kind, words] of Object.entries(sources)) {
      const { code, err } = await runCommand(['import', ...words], environment)
      expect([kind, code, err]).toEqual([kind, 1, `mainstay: ${full}\n`])
    }
    const { code, err } = await runCommand(['serve'], environment)
    expect([code, err]).toEqual([1, `mainstay: ${full}\n`])
  })

  test.skipIf(missing)(`by the first start${onSmallDisk}`, async () => {
    const disk = await mountSmallDisk('64k')
    await disk.fill()
    const { code, err } = await runCommand(['serve'], { MAINSTAY_DATA: disk.folder, PORT: '0' })
    expect([code, err]).toEqual([1, `mainstay: ${disk.folder}/mainstay.sqlite cannot be opened. ${full}\n`])
  })

  test.skipIf(missing)(`by an export, which leaves no half of a file behind${onSmallDisk}`, async () => {
    const data = await makeFolder()
    expect((await runCommand(['samples', 'add'], { MAINSTAY_DATA: data })).code).toBe(0)
    const disk = await mountSmallDisk('64k')
    const target = join(disk.folder, 'all.jsonl')
    const { code, err } = await runCommand(['export', target], { MAINSTAY_DATA: data })
    expect([code, err]).toEqual([1, `mainstay: ${target} cannot be used: the disk is full (ENOSPC).\n`])
    await expect(readFile(`${target}.part`)).rejects.toThrow('ENOENT')
  })
})

/** Runs it with its output into a file or a program of the shell's. */
async function runInShell(line: string, environment: Readonly<Record<string, string>>) {
  const child = spawn('bash', ['-c', line.replace('mainstay', `"${process.execPath}" "${commandScript}"`)], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return [out, err]
}

describe('output that cannot be written', () => {
  test('a reader that leaves early ends it quietly', async () => {
    const environment = { MAINSTAY_DATA: await makeFolder() }
    for (const words of ['import --help', '--help', 'keys list', 'export']) {
      expect(await runInShell(`mainstay ${words} | true; echo \${PIPESTATUS[0]}`, environment)).toEqual(['0\n', ''])
    }
  })

  test('a full disk is said', async () => {
    const environment = { MAINSTAY_DATA: await makeFolder() }
    for (const words of ['keys list', 'export --only users', '--help']) {
      if (words.startsWith('export')) await runCommand(['samples', 'add'], environment)
      expect(await runInShell(`mainstay ${words} > /dev/full; echo $?`, environment)).toEqual([
        '1\n',
        'mainstay: Reading or writing failed: the disk is full (ENOSPC).\n',
      ])
    }
  })

  test('a server goes on when its log cannot be written', async () => {
    const environment = { MAINSTAY_DATA: await makeFolder(), PORT: '0', IP_LOCATION_DATABASE: '/nowhere' }
    const log = await open('/dev/full', 'w')
    onTestFinished(() => log.close())
    const child = spawn(process.execPath, [commandScript, 'serve'], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', log.fd],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    assert(child.stdout)
    const [first] = await once(child.stdout, 'data')
    const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(first)) ?? []
    // A failure that is logged.
    for (let call = 0; call < 3; call++)
      expect((await fetch(`${origin}/geo/8.8.8.8`)).status).toBeGreaterThanOrEqual(500)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

describe('sources that cannot be read', () => {
  test('a damaged entry of a zip archive', async () => {
    const folder = await makeFolder()
    const archive = join(folder, 'archive.zip')
    await writeZip(archive, twitterFiles(2_000))
    const bytes = await readFile(archive)
    // A block of the reserved type (RFC 1951, 3.2.3).
    bytes[bytes.indexOf('data/tweets.js') + 'data/tweets.js'.length] = 0x07
    await writeFile(archive, bytes)
    const { code, err } = await runCommand(['import', 'social', archive], { MAINSTAY_DATA: join(folder, 'data') })
    expect(code).toBe(1)
    expect(err).toMatch(/^mainstay: data\/tweets\.js in \S+archive\.zip is damaged: [^\n]+\.\n$/)
  })

  test('a tar.gz that is cut', async () => {
    const folder = await makeFolder()
    const archive = join(folder, 'archive.tar.gz')
    const orderedItems = Array.from({ length: 5_000 }, (_, index) => ({ type: 'Create', id: String(Math.sin(index)) }))
    await writeTarGz(archive, {
      'actor.json': JSON.stringify({ id: 'https://social.example/users/ada', preferredUsername: 'ada' }),
      'outbox.json': JSON.stringify({ orderedItems }),
    })
    await truncate(archive, 20_000)
    const { code, err } = await runCommand(['import', 'social', archive], { MAINSTAY_DATA: join(folder, 'data') })
    expect(code).toBe(1)
    expect(err).toMatch(/^mainstay: \S+archive\.tar\.gz is not a readable tar\.gz archive: [^\n]+\.\n$/)
  })

  test('an attribute without an end', async () => {
    const folder = await makeFolder()
    const path = join(folder, 'Users.xml')
    await writeFile(path, `<users>\n<row Id="1" DisplayName="${'a'.repeat(20_000_000)}`)
    const { code, err } = await runCommand(['import', 'users', path], { MAINSTAY_DATA: join(folder, 'data') })
    expect([code, err]).toEqual([
      1,
      `mainstay: Line 2 of ${path}: a tag, or what stands between two, is longer than 1000000 characters.\n`,
    ])
  })

  describe.each([
    ['zst', createZstdCompress, / holds a page with a revision of more than 32 MiB\.$/],
    [
      'bz2',
      () => pipeThrough('bzip2'),
      / is no sound bzip2 archive: a block unpacks to more than 16 MiB at byte \d+\. /,
    ],
  ])('a dump in .%s that unpacks to one page of 600 MB', (ending, createPacker, sentence) => {
    const program = ending === 'bz2' && !existsSync('/usr/bin/bzip2') && !existsSync('/bin/bzip2') ? 'bzip2' : undefined

    test.skipIf(program)(
      `is refused before much of it is held${program ? ` (${program} is not installed)` : ''}`,
      async () => {
        const folder = await makeFolder()
        const path = join(folder, `dump.xml.${ending}`)
        await pipeline(Readable.from(writeHugePage()), createPacker(), createWriteStream(path))
        const child = startCommand(['import', 'wiki', path, '--lang', 'de'], { MAINSTAY_DATA: join(folder, 'data') })
        let peak = 0
        const watch = setInterval(() => void readPeak(child.pid).then((bytes) => (peak = Math.max(peak, bytes))), 20)
        const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
        clearInterval(watch)
        expect([code, err.trimEnd()]).toEqual([1, expect.stringMatching(sentence)])
        expect(peak).toBeGreaterThan(0)
        expect(peak).toBeLessThan(500_000_000)
      },
    )
  })

  test.skipIf(process.platform !== 'linux')('a file that cannot be read on (as on Linux)', async () => {
    const environment = { MAINSTAY_DATA: await makeFolder() }
    const { code, err } = await runCommand(['import', 'users', '/proc/self/mem'], environment)
    expect([code, err]).toEqual([1, 'mainstay: /proc/self/mem cannot be used: the disk failed (EIO).\n'])
  })

  test('what they hold does not reach the terminal as control characters', async () => {
    const folder = await makeFolder()
    const path = join(folder, 'list')
    await writeFile(path, `\u001b[2J\u0007${'x'.repeat(5_000)}\n`)
    const { code, err } = await runCommand(['import', 'feeds', path], { MAINSTAY_DATA: join(folder, 'data') })
    expect([code, err]).toEqual([1, expect.stringMatching(/^mainstay: [^\p{Cc}]{1,1001}\n$/u)])
  })

  test.each([
    ['users.csv', 'id,display_name\n1,"Ada\n', ['users'], /users\.csv is no CSV file: .+ line 2/],
    ['Users.xml', '<users>\n<row Id="1"\n</users>', ['users'], /Users\.xml is no well-formed XML: \d+:\d+: /],
    [
      'notes.json',
      '{"notes": [',
      ['notes', '--urlname', 'a'],
      /notes\.json is neither JSON nor .+: Unexpected end of JSON input/,
    ],
    [
      'note.md',
      '---\ntitle: [\n---\n',
      ['notes', '--urlname', 'a'],
      /front matter of \S+note\.md is no YAML: .+line 1/,
    ],
    ['all.jsonl', '{"content":"users"}\n{', ['all'], /(Line 2|line 1) of \S+all\.jsonl/],
  ])('what is wrong with %s is said, and where', async (name, content, [kind = '', ...options], sentence) => {
    const folder = await makeFolder()
    const path = join(folder, name)
    await writeFile(path, content)
    const { code, err } = await runCommand(['import', kind, path, ...options], { MAINSTAY_DATA: join(folder, 'data') })
    expect(code).toBe(1)
    expect(err).toMatch(/^mainstay: [^\n]+\n$/)
    expect(err).toMatch(sentence)
  })
})

async function* writeHugePage(): AsyncGenerator<Buffer> {
  yield Buffer.from(composeDump([{ id: 1, title: 'Eins', texts: ['TEXT'] }]).split('TEXT')[0] ?? '')
  const filling = Buffer.alloc(1_000_000, 'a')
  for (let count = 0; count < 600; count++) yield filling
}

function pipeThrough(program: string): Duplex {
  const { stdin, stdout } = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
  return Duplex.from({ writable: stdin, readable: stdout })
}

/** The most memory that a process has held, in bytes; 0 once it is gone. */
async function readPeak(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

test('a damaged database is said', async () => {
  const data = await makeFolder()
  expect((await runCommand(['samples', 'add'], { MAINSTAY_DATA: data })).code).toBe(0)
  const path = join(data, 'mainstay.sqlite')
  const { length } = await readFile(path)
  await writeFile(path, Buffer.concat([(await readFile(path)).subarray(0, 100), Buffer.alloc(length - 100, 0x5a)]))
  const { code, err } = await runCommand(['keys', 'list'], { MAINSTAY_DATA: data })
  expect(code).toBe(1)
  expect(err).toMatch(/^mainstay: [^\n]*The database is damaged: restore its files from a backup\.\n$/)
})

test('a database from a later version is said, by serve and by the commands', async () => {
  const data = await makeFolder()
  expect((await runCommand(['keys', 'list'], { MAINSTAY_DATA: data })).code).toBe(0)
  const database = new DatabaseSync(join(data, 'mainstay.sqlite'))
  database.exec(`insert into migration values ('notes_9999_later', ${Date.now()}, '9.8.7', 0)`)
  database.close()
  for (const words of [['serve'], ['keys', 'list']]) {
    const { code, err } = await runCommand(words, { MAINSTAY_DATA: data, PORT: '0' })
    expect([code, err]).toEqual([
      1,
      `mainstay: The database was last brought forward by Mainstay 9.8.7 (migration "notes_9999_later"), which this Mainstay ${version} ` +
        'does not know: start that version or a later one, or go back to a copy of the data from before.\n',
    ])
  }
})

describe('what nobody foresaw', () => {
  /** Throws as soon as somebody listens for what nobody catches. */
  const throwing = `process.once('newListener', () => setImmediate(() => { throw new TypeError('no such thing\\nat all') }))`
  const environment = { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(throwing)}"` }

  test('is one sentence, and the place at the level debug', async () => {
    const sentence =
      'mainstay: Something went wrong that nobody foresaw: TypeError: no such thing. MAINSTAY_LOG_LEVEL=debug shows where.\n'
    const data = { MAINSTAY_DATA: await makeFolder() }
    expect(await runCommand(['keys', 'list'], { ...data, ...environment })).toMatchObject({ code: 1, err: sentence })
    const { code, err } = await runCommand(['keys', 'list'], { ...data, ...environment, MAINSTAY_LOG_LEVEL: 'debug' })
    expect(code).toBe(1)
    expect(err).toContain(sentence)
    expect(err).toMatch(/\n {4}at .+data:text\/javascript/)
  })
})
