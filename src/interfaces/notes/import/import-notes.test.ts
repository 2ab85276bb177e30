import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import {
  createSqliteDatabase,
  describeOnEachDatabase,
} from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { exportNotes } from '../storage/export-notes.ts'
import { migrations } from '../storage/migrations.ts'
import { importNotes } from './import-notes.ts'
import { readDate } from './read-date.ts'
import type { NoteOptions } from './to-note.ts'

async function write(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-notes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

async function take(storage: Storage, path: string, options: NoteOptions = {}): Promise<string> {
  let last = ''
  for await (const { summary } of importNotes(path, options, { storage })) last = summary
  return last
}

async function all(storage: Storage): Promise<unknown[]> {
  const records: unknown[] = []
  for await (const record of exportNotes({ storage })) records.push(record)
  return records
}

async function openSqlite(): Promise<Storage> {
  const storage = await (await createSqliteDatabase()).open()
  await migrate(storage, [migrations])
  return storage
}

const posts = {
  'posts/2026-01-02-hello-world.md': '---\ntags: [a, "#b"]\nlikes: 3\n---\n# Hello, *world*\n\nFirst **post**.\n',
  'posts/plain.markdown':
    '---\ntitle: Plain\ndate: 2026-02-01T09:30:00+09:00\ndraft: true\n---\n<script>alert(1)</script>\n',
  '.obsidian/hidden.md': '# never',
  'notes.txt': 'never',
}

describeOnEachDatabase('import of notes', (create) => {
  test('a folder of Markdown is read, twice adds nothing, and a file that changed is updated', async () => {
    const storage = await (await create()).open()
    await migrate(storage, [migrations])
    const folder = await write(posts)
    expect(await take(storage, folder, { urlname: 'hana', nickname: '花' })).toBe('2 notes, 2 of them new')
    const [account, ...notes] = await all(storage)
    expect(account).toEqual({ type: 'account', urlname: 'hana', nickname: '花' })
    const common = { type: 'note', key: expect.stringMatching(/^n[0-9a-f]{12}$/), urlname: 'hana' }
    expect(notes).toHaveLength(2)
    expect(notes).toContainEqual({
      ...common,
      title: 'Hello, *world*',
      body: '<p>First <strong>post</strong>.</p>',
      publish_at: '2026-01-02T00:00:00.000Z',
      likes: 3,
      tags: ['a', 'b'],
    })
    expect(notes).toContainEqual({
      ...common,
      title: 'Plain',
      body: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      publish_at: '2026-02-01T00:30:00.000Z',
      likes: 0,
      tags: [],
      draft: true,
    })
    await writeFile(join(folder, 'posts/plain.markdown'), '---\ntitle: Plainer\ndate: 2026-02-01\n---\nNow out.\n')
    expect(await take(storage, folder, { urlname: 'hana' })).toBe('2 notes, 0 of them new')
    expect(await all(storage)).toContainEqual({
      ...common,
      title: 'Plainer',
      body: '<p>Now out.</p>',
      publish_at: '2026-02-01T00:00:00.000Z',
      likes: 0,
      tags: [],
    })
    expect((await all(storage))[0]).toEqual({ type: 'account', urlname: 'hana', nickname: '花' })
  })
})

test('an answer of the wire that was saved is taken in with its keys, likes and account', async () => {
  const storage = await openSqlite()
  const note = {
    id: 1,
    key: 'n0123456789ab',
    name: 'Saved',
    body: '<p>x</p>',
    publish_at: '2020-05-01T10:00:00.000+09:00',
    like_count: 12,
    note_url: 'https://example.com/hana/n/n0123456789ab',
    hashtag_notes: [{ hashtag: { name: '#tea' } }],
    user: { urlname: 'hana', nickname: 'Hana' },
  }
  const folder = await write({ 'saved.json': JSON.stringify({ data: { notes: [note], next_page: null } }) })
  expect(await take(storage, join(folder, 'saved.json'))).toBe('1 notes, 1 of them new')
  expect(await all(storage)).toEqual([
    { type: 'account', urlname: 'hana', nickname: 'Hana' },
    {
      type: 'note',
      key: 'n0123456789ab',
      urlname: 'hana',
      title: 'Saved',
      body: '<p>x</p>',
      publish_at: '2020-05-01T01:00:00.000Z',
      likes: 12,
      tags: ['tea'],
      address: 'https://example.com/hana/n/n0123456789ab',
    },
  ])
})

test.each([
  ['a.md', '---\ntitle: x\n---\n', {}, 'names no account; say which one with --urlname.'],
  ['a.md', '---\ntitle: [\n---\n', { urlname: 'u' }, 'is no YAML: '],
  ['a.md', '---\njust text\n---\n', { urlname: 'u' }, 'must be fields, such as "title: …".'],
  ['a.md', '---\ndate: someday\n---\n', { urlname: 'u' }, '"someday" is no date; write it as 2026-03-01'],
  ['a.md', '---\nlikes: many\n---\n', { urlname: 'u' }, 'the number of likes must be a whole number.'],
  ['a.json', '{', { urlname: 'u' }, 'is neither JSON nor a Markdown file (.md): Expected property name'],
  ['a.json', '{"posts":[]}', { urlname: 'u' }, 'must hold an array of notes'],
  ['a.json', '[5]', { urlname: 'u' }, 'Note 1 of PATH is not an object.'],
  ['a.jsonl', '{"name":"x","body":5}', { urlname: 'u' }, 'Line 1 of PATH: the body is no text.'],
  ['a.jsonl', '{"name":"x","body":""}', { urlname: 'u' }, 'Line 1 of PATH: "" is no date'],
  ['', '', { urlname: 'u' }, 'There is no Markdown file (.md) in PATH'],
])('%s holding %j is refused with a sentence', async (name, text, options, sentence) => {
  const storage = await openSqlite()
  const folder = await write(name === '' ? {} : { [name]: text })
  const path = name === '' ? folder : join(folder, name)
  await expect(take(storage, path, options)).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringContaining(sentence.replace('PATH', path)),
  })
})

test.each([
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['2026/3/1 9:05', '2026-03-01T09:05:00.000Z'],
  ['2026-03-01 09:30:15 +0900', '2026-03-01T00:30:15.000Z'],
  ['2026-03-01T09:30:15.5Z', '2026-03-01T09:30:15.500Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
])('the date %s is %s', (text, expected) => {
  expect(new Date(readDate(text, 'x')).toISOString()).toBe(expected)
})

test.each(['2026-02-30', '2026-13-01', '2026-03-01 25:00', 'March 1', '20260301', '', '2026-03-01T09:30:00+99:99'])(
  '"%s" is no date',
  (text) => {
    expect(() => readDate(text, 'x')).toThrow('is no date')
  },
)
