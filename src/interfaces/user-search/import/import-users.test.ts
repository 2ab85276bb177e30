import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import {
  describeOnEachDatabase,
  createSqliteDatabase,
} from '../../../kernel/foundation/storage/testing/test-databases.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { exportUsers } from '../storage/export-users.ts'
import { migrations } from '../storage/migrations.ts'
import { importUsers } from './import-users.ts'

async function write(text: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-users-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'users')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return path
}

async function take(storage: Storage, path: string): Promise<string> {
  let last = ''
  for await (const { summary } of importUsers(path, {}, { storage })) last = summary
  return last
}

async function all(storage: Storage): Promise<unknown[]> {
  const records: unknown[] = []
  for await (const { type: _type, ...fields } of exportUsers({ storage })) records.push(fields)
  return records
}

const stackExchange = `\u{feff}<?xml version="1.0" encoding="utf-8"?>
<users>
  <row Id="-1" Reputation="1" CreationDate="2010-07-19T06:55:26.860" DisplayName="Community" Location="on the server farm" AboutMe="&lt;p&gt;Hi &amp;amp; welcome&lt;/p&gt;" AccountId="-1" />
  <row Id="2" Reputation="1203" DisplayName="Zo&#xEB; &quot;Z&quot; O'Hara" ProfileImageUrl="https://example.com/2.png?s=128&amp;d=identicon" />
  <row Id="3" Reputation="7" />
  <row Id="4" Reputation="88" DisplayName="山田　太郎" />
</users>`

const csv = `\u{feff}"ID",Display Name,reputation,Photo URL\r\n7,"Smith, ""Al""",12,https://example.com/7.png\r\n8,"two\r\nlines",,\r\n\r\n9,,5,\r\n`

const jsonLines = `{"id":5,"display_name":"Ada","score":3,"photo":"https://example.com/5.png"}

{"user_id":"x","name":"\\u0000Bob\\u0007 ","points":"-4"}
{"name":"no id"}
`

describeOnEachDatabase('import of users', (create) => {
  const open = async () => {
    const storage = await (await create()).open()
    await migrate(storage, [migrations])
    return storage
  }

  test.each([
    [
      'Users.xml of Stack Exchange',
      stackExchange,
      '3 users, 3 of them new, 0 updated',
      [
        { id: '-1', display_name: 'Community', score: 1 },
        {
          id: '2',
          display_name: 'Zoë "Z" O\'Hara',
          score: 1203,
          photo: 'https://example.com/2.png?s=128&d=identicon',
        },
        { id: '4', display_name: '山田\u{3000}太郎', score: 88 },
      ],
    ],
    [
      'CSV',
      csv,
      '2 users, 2 of them new, 0 updated',
      [
        { id: '7', display_name: 'Smith, "Al"', score: 12, photo: 'https://example.com/7.png' },
        { id: '8', display_name: 'two lines', score: 0 },
      ],
    ],
    [
      'JSON Lines',
      jsonLines,
      '3 users, 3 of them new, 0 updated',
      [
        { id: '5', display_name: 'Ada', score: 3, photo: 'https://example.com/5.png' },
        { id: expect.stringMatching(/^name-[0-9a-f]{24}$/), display_name: 'no id', score: 0 },
        { id: 'x', display_name: 'Bob', score: -4 },
      ],
    ],
  ])('%s is read, and twice adds nothing', async (_name, text, summary, expected) => {
    const storage = await open()
    const path = await write(text)
    expect(await take(storage, path)).toBe(summary)
    expect(await all(storage)).toEqual(expected)
    expect(await take(storage, path)).toMatch(/^\d users, 0 of them new, 0 updated$/)
    expect(await all(storage)).toEqual(expected)
  })

  test('a later file updates who is there', async () => {
    const storage = await open()
    await take(storage, await write('id,name,score\n1,Ada,1\n2,Bob,1\n'))
    expect(await take(storage, await write('id,name,score\n2,Bob,9\n3,Cy,1\n'))).toBe(
      '2 users, 1 of them new, 1 updated',
    )
    expect(await all(storage)).toEqual([
      { id: '1', display_name: 'Ada', score: 1 },
      { id: '2', display_name: 'Bob', score: 9 },
      { id: '3', display_name: 'Cy', score: 1 },
    ])
  })
})

describe('a source that cannot be read is named', () => {
  test.each([
    ['', 'PATH is empty.'],
    ['just some text', 'The first line of PATH must name its columns, display_name among them'],
    ['id,name,score\n1,Ada,many\n', 'Line 2 of PATH: the score "many" is no whole number.'],
    ['id,name,score\n1,Ada,1.5\n', 'Line 2 of PATH: the score "1.5" is no whole number.'],
    ['id,name\n1,Ada\n2\n', 'PATH is no CSV file: '],
    ['id,name\n1,"Ada\n', 'PATH is no CSV file: '],
    [`id,name\n${'9'.repeat(300)},Ada\n`, 'Line 2 of PATH: the id is longer than 255 characters.'],
    ['{"name":"Ada"}\n{"name":\n', 'Line 2 of PATH is not a JSON object.'],
    ['<users><row DisplayName="Ada"></users>', 'PATH is no well-formed XML: '],
    ['<users><row DisplayName="Ada" />', 'PATH is no well-formed XML: '],
    [
      '<!DOCTYPE u [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><users><row DisplayName="&b;" /></users>',
      'PATH is no well-formed XML: ',
    ],
  ])('%j', async (text, sentence) => {
    const storage = await (await createSqliteDatabase()).open()
    await migrate(storage, [migrations])
    const path = await write(text)
    await expect(take(storage, path)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringContaining(sentence.replace('PATH', path)),
    })
  })
})
