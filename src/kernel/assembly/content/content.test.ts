import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from '../../foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../testing/open-test-platform.ts'
import type { Content, ContentRecord, ImportProgress } from '../../wire/interface/content.ts'
import type { Platform } from '../../foundation/platform.ts'
import { exportLines } from './export-lines.ts'
import { contentMigrations } from './migrations.ts'
import { openSource } from './open-source.ts'
import { readLines } from './read-lines.ts'
import { restoreLines } from './restore-lines.ts'
import { addNewSamples, addSamples, removeSamples } from './samples.ts'

/** A content that keeps words in memory. */
class Words implements Content {
  readonly name: string
  readonly imports = 'Words.'
  readonly importOptions = {}
  words: string[] = []

  constructor(name: string) {
    this.name = name
  }

  async *import(): AsyncGenerator<ImportProgress> {}

  async *export(): AsyncGenerator<ContentRecord> {
    for (const word of this.words) yield { type: 'word', word }
  }

  async restore(records: AsyncIterable<ContentRecord>): Promise<void> {
    for await (const { word } of records) this.words.push(String(word))
  }

  async addSample(): Promise<void> {
    this.words.push('sample')
  }

  async removeSample(): Promise<void> {
    this.words = this.words.filter((word) => word !== 'sample')
  }
}

async function openPlatform(): Promise<Platform> {
  return openTestPlatform(await createSqliteDatabase(), { migrations: [contentMigrations] })
}

async function writeLines(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-lines-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'lines.jsonl')
  await writeFile(path, text)
  return path
}

describe('samples', () => {
  test('are added at the first start alone', async () => {
    const [platform, words] = [await openPlatform(), new Words('words')]
    await addNewSamples([words], platform)
    await addNewSamples([words], platform)
    expect(words.words).toEqual(['sample'])
  })

  test('a content that came later gets its own at its first start', async () => {
    const [platform, words, later] = [await openPlatform(), new Words('words'), new Words('later')]
    await addNewSamples([words], platform)
    await addNewSamples([words, later], platform)
    expect([words.words, later.words]).toEqual([['sample'], ['sample']])
  })

  test('that were removed come back only when they are asked for', async () => {
    const [platform, words] = [await openPlatform(), new Words('words')]
    await addNewSamples([words], platform)
    await removeSamples([words], platform)
    await addNewSamples([words], platform)
    expect(words.words).toEqual([])
    await addSamples([words], platform)
    expect(words.words).toEqual(['sample'])
  })

  test('are not added to what was restored without them', async () => {
    const [platform, words] = [await openPlatform(), new Words('words')]
    await restore('{"content":"words","type":"word","word":"own"}\n', [words], platform)
    await addNewSamples([words], platform)
    expect(words.words).toEqual(['own'])
  })
})

async function restore(text: string, contents: readonly Content[], platform?: Platform): Promise<string> {
  const path = await writeLines(text)
  const options = { report: () => {}, signal: new AbortController().signal }
  await restoreLines(path, contents, platform ?? (await openPlatform()), options)
  return path
}

describe('export and restore', () => {
  test('lines of several contents find their way back', async () => {
    const [left, right] = [new Words('left'), new Words('right')]
    left.words = ['one', 'line\u{2028}separator', 'NUL \u{0} and "quotes"']
    right.words = ['zwei']
    const lines = await collect(exportLines([left, right], await openPlatform()))
    expect(lines[0]).toBe('{"content":"left","type":"word","word":"one"}\n')
    const [newLeft, newRight] = [new Words('left'), new Words('right')]
    await restore(lines.join(''), [newLeft, newRight])
    expect([newLeft.words, newRight.words]).toEqual([left.words, right.words])
  })

  test('lines out of order, empty lines and a last line without an end are read', async () => {
    const [left, right] = [new Words('left'), new Words('right')]
    const line = (content: string, word: string) => `{"content":"${content}","type":"word","word":"${word}"}`
    await restore(`\u{feff}${line('left', 'a')}\r\n\n${line('right', 'b')}\n${line('left', 'c')}`, [left, right])
    expect([left.words, right.words]).toEqual([['a', 'c'], ['b']])
  })

  test.each([
    ['{"content":"words"', 'Line 1 of PATH is not a JSON object.'],
    ['[1]', 'Line 1 of PATH is not a JSON object.'],
    [
      '{"content":"stars","type":"star"}',
      'Line 1 of PATH is of no content that is kept here; its field "content" must be one of words.',
    ],
    ['\n{"content":"words"}', 'Near line 2 of PATH: A record needs a field "type" that is a text.'],
  ])('%s is refused with its place', async (text, sentence) => {
    const path = await writeLines(text)
    const options = { report: () => {}, signal: new AbortController().signal }
    await expect(restoreLines(path, [new Words('words')], await openPlatform(), options)).rejects.toMatchObject({
      name: 'OperatorError',
      message: sentence.replace('PATH', path),
    })
  })

  test('stops between two records when it is told to', async () => {
    const words = new Words('words')
    const path = await writeLines('{"content":"words","type":"word","word":"x"}\n'.repeat(2_000))
    const controller = new AbortController()
    const options = { report: () => controller.abort(), signal: controller.signal }
    await restoreLines(path, [words], await openPlatform(), options)
    expect(words.words).toHaveLength(500)
  })
})

test('a line may lie across many chunks', async () => {
  const chunks = [...Buffer.from('häß\r\nlich')].map((byte) => Buffer.from([byte]))
  const lines = await collect(readLines(toAsync(chunks), 'x'))
  expect(lines).toEqual([
    { text: 'häß', number: 1 },
    { text: 'lich', number: 2 },
  ])
})

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

async function* toAsync(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks
}

test.each([
  ['/nowhere/at-all', 'There is no file or folder /nowhere/at-all.'],
  [tmpdir(), `${tmpdir()} is a folder; name a file in it.`],
])('%s cannot be opened, and a sentence says why', async (path, message) => {
  await expect(openSource(path)).rejects.toMatchObject({ name: 'OperatorError', message })
})
