import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCommand, startCommand } from './testing/run-command.ts'

const run = (words: readonly string[], data: string) => runCommand(words, { MAINSTAY_DATA: data })

/** A folder with two data folders' places and a file of users. */
async function prepare() {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const users = join(folder, 'users.csv')
  await writeFile(users, 'id,display_name,score\n1,Ada,5\n2,"Grace ""Amazing"" Hopper",7\n')
  return { folder, users, data: join(folder, 'data'), other: join(folder, 'other') }
}

test('a file is taken in, exported, taken in elsewhere and exported again: the same bytes', async () => {
  const { folder, users, data, other } = await prepare()
  expect(await run(['import', 'users', users], data)).toEqual({
    code: 0,
    out: 'Taken in: 2 users, 2 of them new, 0 updated.\n',
    err: '',
  })
  expect((await run(['import', 'users', users], data)).out).toBe('Taken in: 2 users, 0 of them new, 0 updated.\n')
  expect((await run(['samples', 'add'], data)).code).toBe(0)
  const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')]
  const exported = await run(['export', first], data)
  expect([exported.code, exported.out]).toEqual([0, ''])
  expect((await stat(first)).mode & 0o777).toBe(0o600)
  expect(exported.err).toMatch(/^Wrote [\d,]+ records to .+first\.jsonl\.\n$/)
  expect((await run(['import', 'all', first], other)).code).toBe(0)
  await run(['export', second], other)
  expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'))
  expect(await readdir(folder)).not.toContain('first.jsonl.part')
})

test('one content goes to standard output; samples go and stay away', async () => {
  const { data, users } = await prepare()
  await run(['import', 'users', users], data)
  await run(['samples', 'add'], data)
  expect((await run(['samples', 'remove'], data)).out).toMatch(/^Removed the sample content of .*users.*\.\n$/)
  const { out } = await run(['export', '--only', 'users'], data)
  expect(out).toBe(
    '{"content":"users","type":"user","id":"1","display_name":"Ada","score":5}\n' +
      '{"content":"users","type":"user","id":"2","display_name":"Grace \\"Amazing\\" Hopper","score":7}\n',
  )
})

test('import --help lists what can be taken in, and each what it takes', async () => {
  const { data } = await prepare()
  const { code, out } = await run(['import', '--help'], data)
  expect(code).toBe(0)
  for (const word of ['users', 'notes', 'all', 'JSON Lines', 'Markdown']) expect(out).toContain(word)
  expect((await run(['import', 'notes', '--help'], data)).out).toContain('--urlname <value>')
})

describe('exit codes', () => {
  test.each([
    [['import', 'nothing', 'x'], 2, /^error: unknown command 'nothing'/],
    [['import', 'users'], 2, /^error: missing required argument 'path'/],
    [['import', 'users', 'x', '--urlname', 'y'], 2, /^error: unknown option '--urlname'/],
    [['export', '--only', 'nothing'], 2, /^error: option '--only <name>' argument 'nothing' is invalid/],
    [['import', 'users', '/nowhere'], 1, /^mainstay: There is no file or folder \/nowhere\.\n$/],
    [['import', 'all', '/nowhere'], 1, /^mainstay: There is no file or folder \/nowhere\.\n$/],
    [['import', 'all', '/dev/null'], 0, /^$/],
    [['export', '/nowhere/file'], 1, /^mainstay: There is no file or folder \/nowhere\/file\.\n$/],
  ])('%j is %i', async (words, code, sentence) => {
    const { data } = await prepare()
    const result = await run(words, data)
    expect([result.code, result.err]).toEqual([code, expect.stringMatching(sentence)])
  })
})

test('Ctrl-C ends after the current transaction, and the same command goes on', async () => {
  const { folder, data } = await prepare()
  const path = join(folder, 'many.csv')
  const rows = Array.from({ length: 100_000 }, (_, index) => `${index},user ${index}\n`)
  await writeFile(path, `id,name\n${rows.join('')}`)
  const child = startCommand(['import', 'users', path], { MAINSTAY_DATA: data })
  const [err] = [text(child.stderr)]
  await expect.poll(() => readdir(data).catch(() => []), { interval: 10 }).toContain('mainstay.sqlite-wal')
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  expect([code, await err]).toEqual([
    1,
    expect.stringMatching(/^mainstay: Stopped after .+; the same command goes on from there\.\n$/),
  ])
  expect((await run(['import', 'users', path], data)).code).toBe(0)
  const { out } = await run(['export', '--only', 'users'], data)
  expect(new Set(out.trimEnd().split('\n')).size).toBe(100_000)
})
