import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { describeOnEachDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { migrations } from '../storage/migrations.ts'
import { importTmx } from './import-tmx.ts'
import { openMemory } from './open-memory.ts'
import type { MemoryUnit } from './translation-memory.ts'
import { writeTmx } from './write-tmx.ts'

const unit: MemoryUnit = { source: 'en', target: 'de', format: 'text', text: 'The bin is full.', madeBy: 'embedded' }

function openWith(platform: Pick<Platform, 'storage' | 'now'>, scope: 'key' | 'imported' | 'off', max = 100_000) {
  return openMemory({ ...platform, settings: { TRANSLATION_MEMORY: scope, TRANSLATION_MEMORY_MAX: max } })
}

async function importText(text: string | Buffer, platform: Platform, options: { key?: string } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-tmx-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'memory.tmx')
  await writeFile(path, text)
  let summary = ''
  for await (const progress of importTmx(path, options, platform)) summary = progress.summary
  return summary
}

/** In American English and Brazilian Portuguese. */
const regional = `<tmx><body><tu><tuv xml:lang="en-US"><seg>Trash</seg></tuv><tuv xml:lang="pt-BR"><seg>Lixo</seg></tuv></tu></body></tmx>`

const tmx = `<?xml version="1.0"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header srclang="en-US" datatype="plaintext"/><body>
<tu><tuv xml:lang="EN"><seg>The bin is <bpt i="1">&lt;b></bpt>full<ept i="1">&lt;/b></ept>.</seg></tuv>
<tuv xml:lang="de"><seg>Der Behälter ist voll.</seg></tuv><tuv lang="fr"><seg>Le bac est plein.</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg> </seg></tuv><tuv xml:lang="de"><seg>nichts</seg></tuv></tu>
</body></tmx>`

describeOnEachDatabase('the memory of translations', (create) => {
  const open = async () => openTestPlatform(await create(), { migrations: [migrations] })

  it('answers the same text for the same key and the same engines, once it is asked to remember', async () => {
    const memory = openWith(await open(), 'key')
    await memory.remember('anna', [{ ...unit, translation: 'Der Behälter ist voll.' }])
    expect(await memory.lookUp('anna', [unit, { ...unit, text: 'Another' }])).toEqual([['Der Behälter ist voll.'], []])
    expect(await memory.lookUp('bert', [unit])).toEqual([[]])
    expect(await memory.lookUp('anna', [{ ...unit, madeBy: 'firefox' }])).toEqual([[]])
    expect(await memory.lookUp('anna', [{ ...unit, target: 'fr' }])).toEqual([[]])
    await memory.remember('anna', [{ ...unit, translation: 'Voll.' }])
    expect(await memory.lookUp('anna', [unit])).toEqual([['Voll.']])
  })

  it('keeps nothing of what is sent unless it is asked to', async () => {
    const platform = await open()
    for (const scope of ['imported', 'off'] as const) {
      const memory = openWith(platform, scope)
      await memory.remember('anna', [{ ...unit, translation: 'Voll.' }])
      expect(await openWith(platform, 'key').lookUp('anna', [unit])).toEqual([[]])
    }
  })

  it('takes TMX in, both ways and for everybody or one key, before what engines make', async () => {
    const platform = await open()
    expect(await importText(tmx, platform)).toBe('1 texts, 6 translations')
    const memory = openWith(platform, 'imported')
    expect(await memory.lookUp('bert', [unit, { ...unit, source: 'fr', text: 'Le bac est plein.' }])).toEqual([
      ['Der Behälter ist voll.'],
      ['Der Behälter ist voll.'],
    ])
    await importText(tmx.replace('voll', 'leer'), platform, { key: 'anna' })
    expect(await memory.lookUp('anna', [unit])).toEqual([['Der Behälter ist leer.', 'Der Behälter ist voll.']])
    expect(await memory.lookUp('bert', [unit])).toEqual([['Der Behälter ist voll.']])
    expect(await memory.lookUp('bert', [{ ...unit, source: 'en-GB' }])).toEqual([['Der Behälter ist voll.']])
    expect(await openWith(platform, 'off').lookUp('bert', [unit])).toEqual([[]])
  })

  it('finds what was imported for a region when the language is asked for', async () => {
    const platform = await open()
    expect(await importText(regional, platform)).toBe('1 texts, 8 translations')
    const asked = { ...unit, text: 'Trash' }
    expect(
      await openWith(platform, 'imported').lookUp('anna', [
        { ...asked, source: 'en', target: 'pt' },
        { ...asked, source: 'en-US', target: 'pt-BR' },
        { ...asked, source: 'en-GB', target: 'pt-PT' },
        { ...asked, source: 'en', target: 'de' },
      ]),
    ).toEqual([['Lixo'], ['Lixo'], ['Lixo'], []])
  })

  it('writes TMX that it reads again, whatever characters are in it', async () => {
    const platform = await open()
    const odd = { ...unit, madeBy: '', text: 'a < b & "c"\u0007\r\nd', translation: '𠮟る' }
    const memory = openWith(platform, 'key')
    await memory.remember('', [odd])
    let written = ''
    for await (const part of writeTmx(platform)) written += part
    const other = await open()
    expect(await importText(Buffer.from(`\uFEFF${written}`, 'utf16le'), other)).toBe('1 texts, 2 translations')
    expect(await openWith(other, 'key').lookUp('anna', [{ ...odd, text: 'a < b & "c"\r\nd' }])).toEqual([['𠮟る']])
  })

  it('lets the oldest of a key go', async () => {
    let time = 0
    const platform = { ...(await open()), now: () => time++ }
    const memory = openWith(platform, 'key', 100)
    for (let round = 0; round < 30; round++)
      await memory.remember(
        'anna',
        Array.from({ length: 20 }, (_, index) => ({ ...unit, text: `${round}.${index}`, translation: 'x' })),
      )
    expect(
      await memory.lookUp('anna', [
        { ...unit, text: '0.0' },
        { ...unit, text: '29.0' },
      ]),
    ).toEqual([[], ['x']])
  })

  it.each([
    ['<html></html>', 'is no TMX: it begins with <html> where <tmx> is wanted.'],
    ['<tmx><body><tu>', 'is no well-formed XML'],
    ['<tmx><body><tu><tuv xml:lang="klingon language">', '"klingon language" is no language such as en or pt-BR.'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><tmx>&b;</tmx>', 'is no well-formed XML'],
  ])('refuses %j', async (text, sentence) => {
    await expect(importText(text, await open())).rejects.toThrow(sentence)
  })
})
