import { gzipSync, zstdCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  createSqliteDatabase,
  describeOnEachDatabase,
} from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { createWikiStore } from '../storage/create-wiki-store.ts'
import { exportWikis } from '../storage/export-wikis.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { composeDump } from './testing/compose-dump.ts'
import { importDump, openWikiStorage, writeDump } from './testing/import-dump.ts'
import { bzip2Dump, xzDump } from './testing/packed-dumps.ts'

const twoPages = composeDump([
  { id: 1, title: 'Eins', texts: ['[[zwei]] & <b>'] },
  { id: 2, title: 'Zwei', texts: ['[[Eins]]'] },
])

async function exportAll(storage: Storage): Promise<unknown[]> {
  const records: unknown[] = []
  for await (const record of exportWikis({ storage })) records.push(record)
  return records
}

function toUtf16(text: string, isBigEndian: boolean): Buffer {
  const bytes = Buffer.from(`\u{feff}${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

describe('a dump is read', () => {
  test.each([
    ['as it is', Buffer.from(twoPages)],
    ['with a byte order mark', Buffer.from(`\u{feff}${twoPages}`)],
    ['with carriage returns', Buffer.from(twoPages.replaceAll('\n', '\r\n'))],
    ['.gz', gzipSync(twoPages)],
    ['.gz in two members', Buffer.concat([gzipSync(twoPages.slice(0, 900)), gzipSync(twoPages.slice(900))])],
    ['.bz2 in three streams', bzip2Dump],
    ['.bz2 before other bytes', Buffer.concat([bzip2Dump, Buffer.from('more')])],
    ['.xz', xzDump],
    ['.xz in two streams', Buffer.concat([xzDump, xzDump])],
    ['.zst', zstdCompressSync(twoPages)],
    ['UTF-16, low byte first', toUtf16(twoPages, false)],
    ['UTF-16, high byte first', toUtf16(twoPages, true)],
    ['UTF-16 as .gz', gzipSync(toUtf16(twoPages, true))],
  ])('%s', async (_name, bytes) => {
    const storage = await openWikiStorage(createSqliteDatabase)
    expect(await importDump(storage, await writeDump(bytes))).toMatch(/^[24] pages, 2 of them new, 0 updated$/)
    const store = createWikiStore(storage)
    expect([...(await store.readTexts('de', [1, 2])).values()]).toEqual(['[[zwei]] & <b>', '[[Eins]]'])
    expect(await store.listLinks('de', [1, 2], { limit: 10 })).toEqual([
      { from: 1, namespace: 0, title: 'Zwei' },
      { from: 2, namespace: 0, title: 'Eins' },
    ])
  })
})

describeOnEachDatabase('import of a wiki', (create) => {
  test('pages, revisions and the site are stored as the dump has them', async () => {
    const storage = await openWikiStorage(create)
    const pages = [
      { id: 4, title: 'Käse & "Brot"', texts: ['alt', 'neu [[A & B:klein]] 𝄞'] },
      { id: 9, title: 'A & B:klein', ns: 100, texts: ['x'] },
      { id: 12, title: 'Brot', texts: ['#WEITERLEITUNG [[Käse & "Brot"#Rinde]]'] },
    ]
    await importDump(storage, await writeDump(composeDump(pages)))
    const store = createWikiStore(storage)
    const site = await store.findSite('de')
    expect(site).toMatchObject({ language: 'de', name: 'Testpedia', databaseName: 'dewiki', mainPage: 'Start' })
    expect(site?.namespaces.find(({ id }) => id === 6)).toEqual({
      id: 6,
      name: 'Datei',
      canonical: 'File',
      aliases: ['Bild', 'Image'],
      case: 'first-letter',
    })
    expect(await store.findPagesByTitle('de', ['Käse & "Brot"', 'Brot', 'Nichts'])).toEqual([
      {
        id: 4,
        namespace: 0,
        title: 'Käse & "Brot"',
        redirectTo: undefined,
        revision: {
          id: 41,
          parentId: 40,
          timestamp: Date.UTC(2024, 4, 1, 12),
          user: 'Ada & Bob',
          userId: 7,
          comment: 'a "comment"',
          size: 24,
          model: 'wikitext',
          format: 'text/x-wiki',
        },
      },
      expect.objectContaining({ id: 12, redirectTo: 'Käse & "Brot"#Rinde' }),
    ])
    expect(await store.readTexts('de', [4])).toEqual(new Map([[4, 'neu [[A & B:klein]] 𝄞']]))
    expect(await store.listLinks('de', [4], { limit: 10 })).toEqual([{ from: 4, namespace: 100, title: 'A & B:klein' }])
    expect(await store.findPageByRevision('de', 41)).toMatchObject({ id: 4 })
    expect(await store.countPages('de')).toEqual({ pages: 3, articles: 1 })
  })

  test('twice adds nothing, even where the note of the first time is gone', async () => {
    const storage = await openWikiStorage(create)
    const path = await writeDump(twoPages)
    await importDump(storage, path)
    const once = await exportAll(storage)
    expect(await importDump(storage, path)).toBe('2 pages, 0 of them new, 0 updated')
    await storage.tables<{ encyclopedia_import: object }>().deleteFrom('encyclopedia_import').execute()
    expect(await importDump(storage, path)).toBe('2 pages, 0 of them new, 0 updated')
    expect(await exportAll(storage)).toEqual(once)
  })

  test('a later dump updates what differs, an older one changes nothing', async () => {
    const storage = await openWikiStorage(create)
    const [older, later] = [['a'], ['a', '[[b]]']]
    const other = { id: 2, title: 'Zwei', texts: ['x'] }
    const laterPath = await writeDump(composeDump([{ id: 1, title: 'Eins', texts: later }, other]))
    const olderPath = await writeDump(composeDump([{ id: 1, title: 'Eins', texts: older }, other]))
    expect(await importDump(storage, olderPath)).toBe('2 pages, 2 of them new, 0 updated')
    expect(await importDump(storage, laterPath)).toBe('2 pages, 0 of them new, 1 updated')
    expect(await createWikiStore(storage).listLinks('de', [1], { limit: 9 })).toHaveLength(1)
    const records = await exportAll(storage)
    await storage.tables<{ encyclopedia_import: object }>().deleteFrom('encyclopedia_import').execute()
    expect(await importDump(storage, olderPath)).toBe('2 pages, 0 of them new, 0 updated')
    expect(await exportAll(storage)).toEqual(records)
  })

  test('a download that was cut short goes on when it is whole', async () => {
    const storage = await openWikiStorage(create)
    const pages = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, title: `T${index}`, texts: ['x [[y]]'] }))
    const whole = composeDump(pages)
    const cut = await writeDump(whole.slice(0, whole.length / 2))
    await expect(importDump(storage, cut)).rejects.toMatchObject({
      name: 'OperatorError',
      message:
        `${cut} ends before its last page does, at byte ${Math.floor(whole.length / 2)}. ` +
        'The pages before it are stored; the same command goes on from there once the file is whole.',
    })
    const { pages: stored } = await createWikiStore(storage).countPages('de')
    expect(stored).toBeGreaterThan(20)
    expect(await importDump(storage, await writeDump(whole))).toBe(`50 pages, ${50 - stored} of them new, 0 updated`)
    expect(await createWikiStore(storage).countPages('de')).toEqual({ pages: 50, articles: 50 })
  })
})

test('a history of hundreds of revisions is read for its last one', async () => {
  const storage = await openWikiStorage(createSqliteDatabase)
  const texts = Array.from({ length: 300 }, (_, index) => `${index} `.repeat(4_000))
  const dump = composeDump([
    { id: 1, title: 'Lang', texts },
    { id: 20_000, title: 'Kurz', texts: ['kurz'] },
  ])
  await importDump(storage, await writeDump(dump))
  expect([...(await createWikiStore(storage).readTexts('de', [1, 20_000])).values()]).toEqual([texts.at(-1), 'kurz'])
})

describe('a dump that cannot be read is named', () => {
  const read = async (bytes: string | Uint8Array, lang = 'de') => {
    const storage = await openWikiStorage(createSqliteDatabase)
    const path = await writeDump(bytes)
    const message = await importDump(storage, path, lang).catch((thrown: Error) => thrown.message)
    return { message: message.replaceAll(path, 'PATH'), pages: (await createWikiStore(storage).countPages(lang)).pages }
  }

  test.each([
    ['nothing', '', 'PATH is empty.'],
    ['another format', 'id,name\n1,Ada\n', 'PATH is no XML export of MediaWiki: it has no <mediawiki>.'],
    ['a web page', '<!DOCTYPE html><html></html>', 'PATH is no XML export of MediaWiki: it has no <mediawiki>.'],
    [
      'a .7z archive',
      Buffer.from('377abcaf271c0004', 'hex'),
      'PATH is a .7z archive; unpack it and import what is in it.',
    ],
    [
      'a .bz2 of nothing',
      Buffer.from('BZh9'),
      'PATH is no sound bzip2 archive: it ends too early at byte 4. The pages',
    ],
  ])('%s', async (_name, bytes, message) => {
    const { message: found, pages } = await read(bytes)
    expect(found).toContain(message)
    expect(pages).toBe(0)
  })

  test('a damaged .bz2, with the place of the block', async () => {
    const damaged = Buffer.from(bzip2Dump)
    const third = damaged.lastIndexOf('BZh9')
    damaged[third + 60] = (damaged[third + 60] ?? 0) ^ 0xff
    const { message, pages } = await read(damaged)
    expect(message).toMatch(new RegExp(`^PATH is no sound bzip2 archive: a block .* at byte ${third + 4}\\. The pages`))
    expect(pages).toBe(1)
  })

  test('a .bz2 that is cut short', async () => {
    for (const length of [bzip2Dump.length - 12, bzip2Dump.length - 40, bzip2Dump.lastIndexOf('BZh9')]) {
      const { message, pages } = await read(bzip2Dump.subarray(0, length))
      expect(message).toMatch(
        /^PATH (?:is no sound bzip2 archive: it ends too early|ends before its last page does,) at byte \d+\./,
      )
      expect(pages).toBe(1)
    }
  })

  test.each([
    ['.gz', gzipSync(twoPages, { level: 0 })],
    ['.zst', zstdCompressSync(twoPages)],
    ['.xz', xzDump],
  ])('a damaged %s', async (_name, packed) => {
    const damaged = Buffer.from(packed)
    damaged.fill(0x5a, damaged.length - 60, damaged.length - 20)
    const { message } = await read(damaged)
    expect(message).toMatch(
      /^PATH (?:is no sound (?:gzip|zstd|xz) archive \(.+\)|ends before its last page does,) at byte \d+\. The pages/,
    )
  })

  test('of another language', async () => {
    const dump = composeDump([{ id: 1, title: 'A', texts: ['[[B]]'] }])
    expect(await read(dump, 'ja')).toEqual({
      message:
        'PATH is a dump of the edition "de" (dewiki), not of "ja"; import it with --lang de, or a wiki of your own with --lang x- and a name.',
      pages: 0,
    })
  })

  test('of an edition that goes by several codes', async () => {
    const head = { language: 'be-tarask', databaseName: 'be_x_oldwiki', base: 'https://be-tarask.wikipedia.org/wiki/X' }
    const dump = composeDump([{ id: 1, title: 'A', texts: ['x'] }], head)
    expect(await read(dump, 'be-tarask')).toEqual({ message: '1 pages, 1 of them new, 0 updated', pages: 1 })
    const japanese = composeDump([{ id: 1, title: 'A', texts: ['x'] }], { ...head, databaseName: 'jawiki', base: '' })
    expect((await read(japanese, 'jp')).message).toBe('1 pages, 1 of them new, 0 updated')
  })

  test('a wrong code, and none', async () => {
    for (const code of ['', 'en.', '../en', 'x-', '-x', 'en wiki', 'a'.repeat(13), `x${'-private'.repeat(6)}`])
      expect((await read(twoPages, code)).message).toBe(
        `"${code}" cannot be the code of an edition; --lang takes a language's, such as ja, or for a wiki of your own x- and a name, such as x-mywiki.`,
      )
  })
})

test('a page that links to 100,000 others', async () => {
  const storage = await openWikiStorage(createSqliteDatabase)
  const text = Array.from({ length: 100_000 }, (_, index) => `[[O${index}]]`).join(' ')
  await importDump(storage, await writeDump(composeDump([{ id: 1, title: 'Viele', texts: [text] }])))
  const links = await createWikiStore(storage).listLinks('de', [1], { limit: 200_000 })
  expect(links).toHaveLength(100_000)
})
