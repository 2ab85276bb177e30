import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { composeDump } from '../interfaces/encyclopedia/import/testing/compose-dump.ts'
import { twitterFiles } from '../interfaces/social-timeline/testing/write-archives.ts'
import { runCommand } from './testing/run-command.ts'

const run = promisify(execFile)

/** A command takes seconds to start on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

/** A program of the system; `missing` goes into the names of the tests that are skipped without it. */
function findProgram(name: string) {
  const isThere = ['/usr/bin', '/bin'].some((folder) => existsSync(join(folder, name)))
  return { isThere, missing: isThere ? '' : ` (${name} is not installed)` }
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-packed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Two thousand pages that do not pack to nothing. */
function writeDump(): string {
  const pages = Array.from({ length: 2_000 }, (_, index) => ({
    id: index + 1,
    title: `Seite ${index + 1}`,
    texts: [`[[Seite ${(index * 7) % 2_000}]] ${Math.sin(index)} ${Math.cos(index)}`.repeat(5)],
  }))
  return composeDump(pages)
}

/** What goes to standard error is the progress of slow machines. */
const takenIn = { code: 0, out: 'Taken in: 2,000 pages, 2,000 of them new, 0 updated.\n' }

describe.each([
  ['xz', ['-k', '-9'], '.xz'],
  ['xz', ['-k', '-T2', '--block-size=100KiB'], '.xz'],
  ['gzip', ['-k'], '.gz'],
  ['bzip2', ['-k'], '.bz2'],
  ['zstd', ['-k', '-q'], '.zst'],
])('a dump packed by %s %j', (program, options, ending) => {
  const { isThere, missing } = findProgram(program)

  test.skipIf(!isThere)(`is taken in, and one that is cut says so${missing}`, async () => {
    const folder = await makeFolder()
    const dump = join(folder, 'dump.xml')
    await writeFile(dump, writeDump())
    await run(program, [...options, dump])
    const packed = `${dump}${ending}`
    const environment = { MAINSTAY_DATA: join(folder, 'data') }
    expect(await runCommand(['import', 'wiki', packed, '--lang', 'de'], environment)).toMatchObject(takenIn)
    await truncate(packed, Math.floor((await stat(packed)).size / 2))
    const cut = await runCommand(['import', 'wiki', packed, '--lang', 'de'], { MAINSTAY_DATA: join(folder, 'other') })
    expect([cut.code, cut.out]).toEqual([1, ''])
    expect(cut.err).toMatch(/^mainstay: \S+dump\.xml\.\S+ (is no sound|ends before) [^\n]+\n$/m)
  })
})

const xz = findProgram('xz')

test.skipIf(!xz.isThere)(`several xz streams one after another are one dump${xz.missing}`, async () => {
  const folder = await makeFolder()
  const text = writeDump()
  const parts = [text.slice(0, 100_000), text.slice(100_000)]
  const streams: Buffer[] = []
  for (const [index, part] of parts.entries()) {
    const path = join(folder, `part${index}`)
    await writeFile(path, part)
    await run('xz', [path])
    streams.push(await readFile(`${path}.xz`))
  }
  const packed = join(folder, 'dump.xml.xz')
  await writeFile(packed, Buffer.concat(streams))
  const environment = { MAINSTAY_DATA: join(folder, 'data') }
  expect(await runCommand(['import', 'wiki', packed, '--lang', 'de'], environment)).toMatchObject(takenIn)
})

const [zip, tar] = [findProgram('zip'), findProgram('tar')]

test.skipIf(!zip.isThere)(`an archive of tweets packed by zip is taken in${zip.missing}`, async () => {
  const folder = await makeFolder()
  for (const [name, text] of Object.entries(twitterFiles(30))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await run('zip', ['-q', '-r', 'archive.zip', 'data'], { cwd: folder })
  const environment = { MAINSTAY_DATA: join(folder, 'kept') }
  expect(await runCommand(['import', 'social', join(folder, 'archive.zip')], environment)).toMatchObject({
    code: 0,
    out: 'Taken in: 30 new posts, 30 new followers.\n',
  })
})

test.skipIf(!tar.isThere)(`an archive of Mastodon packed by tar is taken in${tar.missing}`, async () => {
  const folder = await makeFolder()
  const actor = { id: 'https://social.example/users/ada', preferredUsername: 'ada', published: '2020-01-01T00:00:00Z' }
  const note = {
    type: 'Create',
    id: 'https://social.example/users/ada/statuses/110000000000000001/activity',
    published: '2023-05-01T12:00:00Z',
    to: ['https://www.w3.org/ns/activitystreams#Public'],
    object: {
      type: 'Note',
      id: 'https://social.example/users/ada/statuses/110000000000000001',
      content: '<p>Hello</p>',
    },
  }
  await writeFile(join(folder, 'actor.json'), JSON.stringify(actor))
  await writeFile(join(folder, 'outbox.json'), JSON.stringify({ orderedItems: [note] }))
  await run('tar', ['czf', 'archive.tar.gz', 'actor.json', 'outbox.json'], { cwd: folder })
  const environment = { MAINSTAY_DATA: join(folder, 'kept') }
  expect(await runCommand(['import', 'social', join(folder, 'archive.tar.gz')], environment)).toMatchObject({
    code: 0,
    out: 'Taken in: 1 new posts, 0 new followers.\n',
  })
})
