import { describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { countTurns } from '../../../kernel/testing/count-turns.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { migrations } from '../storage/migrations.ts'
import { readEntriesColumn, writeEntriesColumn } from './entries-column.ts'
import { createFindTerms } from './find-terms.ts'
import { openGlossaries } from './open-glossaries.ts'
import { createProtect } from './protect-terms.ts'
import { readEntries } from '../domain/read-entries.ts'
import { writeEntries } from '../domain/write-entries.ts'

const yieldToEventLoop = createYieldToEventLoop()

describe('terms in a text', async () => {
  const entries = [
    ['bin', 'Behälter'],
    ['loading bay', 'Laderampe'],
    ['Bay', 'Bucht'],
    ['東京', 'Tokyo'],
    ['R&D', 'F&E'],
  ] as const
  const find = await createFindTerms('en', entries, yieldToEventLoop)
  const targets = (text: string) => find(text).map(({ begin, end, target }) => [text.slice(begin, end), target])

  it('are whole words, the longest first', () => {
    expect(targets('A bin in the loading bay, not a binder or a bay.')).toEqual([
      ['bin', 'Behälter'],
      ['loading bay', 'Laderampe'],
    ])
  })

  it('in small letters are found with a capital too, others as they are written', () => {
    expect(targets('Bin. BAY. Bay')).toEqual([
      ['Bin', 'Behälter'],
      ['Bay', 'Bucht'],
    ])
  })

  it('need no spaces where the script has none', () => {
    expect(targets('昨日東京駅に着いた。')).toEqual([['東京', 'Tokyo']])
  })
})

describe('protecting', async () => {
  const entries = [
    ['bin', 'Behälter'],
    ['R&D', 'F&E'],
  ] as const
  const protect = await createProtect('en', entries, yieldToEventLoop)

  it('hides a term of a plain text from the engine and writes its counterpart', () => {
    const { text, format, restore } = protect('One <bin>\nfor R&D', 'text')
    expect([text, format]).toEqual([
      'One &lt;<span translate="no">Behälter</span>&gt;<br/>for <span translate="no">F&amp;E</span>',
      'html',
    ])
    expect(
      restore('Ein &lt;<span translate="no">Behälter</span>&gt;<br/>für <span translate="no">F&amp;E</span>'),
    ).toBe('Ein <Behälter>\nfür F&E')
  })

  it('leaves a text without terms as it is', () => {
    expect(protect('a < b', 'text')).toMatchObject({ text: 'a < b', format: 'text' })
  })

  it('keeps the markup of HTML, and attributes and what is not to be translated out of it', () => {
    const html = '<p title="bin">A <b>bin</b>, <i translate="no">bin</i></p>'
    const { text, restore } = protect(html, 'html')
    expect(text).toBe('<p title="bin">A <b><span translate="no">Behälter</span></b>, <i translate="no">bin</i></p>')
    expect(restore(text)).toBe('<p title="bin">A <b>Behälter</b>, <i translate="no">bin</i></p>')
  })
})

describe('entries as they are sent', () => {
  it('come as TSV or CSV', async () => {
    expect(await readEntries('\uFEFFbin\tBehälter\r\n\r\nbay \t Bucht\n', 'tsv', yieldToEventLoop)).toEqual([
      ['bin', 'Behälter'],
      ['bay', 'Bucht'],
    ])
    expect(
      await readEntries('"bin, large","Behälter ""groß""",en,de\nbay,Bucht,en,de\n', 'csv', yieldToEventLoop),
    ).toEqual([
      ['bin, large', 'Behälter "groß"'],
      ['bay', 'Bucht'],
    ])
    expect(
      await writeEntries(
        [
          ['bin', 'Behälter'],
          ['bay', 'Bucht'],
        ],
        yieldToEventLoop,
      ),
    ).toBe('bin\tBehälter\nbay\tBucht')
  })

  it.each([
    ['bin', 'tsv', 'Line 1: a term and its counterpart are wanted, and there is one field.'],
    ['bin\tB\nbay\t', 'tsv', 'Line 2: a term or its counterpart is empty.'],
    ['bin\tB\nbin\tC', 'tsv', 'Line 2: "bin" is there twice.'],
    ['', 'csv', 'The glossary has no entry.'],
    ['"bin,B', 'csv', /^The glossary is no CSV: /],
    ['bin\tB\u0007', 'tsv', 'Line 1: a term has a control character.'],
    [`bin,B\n${'a'.repeat(1_000_000)},B`, 'csv', 'Line 2: it is longer than 32768 bytes.'],
    [`bin,B\nbay${',B'.repeat(500_000)}`, 'csv', 'Line 2: it is longer than 32768 bytes.'],
    [`bin,B\n"${'""'.repeat(500_000)}",B`, 'csv', 'Line 2: it is longer than 32768 bytes.'],
    [`bin,B\n"${'a,\n'.repeat(300_000)}`, 'csv', /^Line \d+: it is longer than 32768 bytes\.$/],
  ] as const)('are refused with their line: %j', async (text, format, sentence) => {
    await expect(readEntries(text, format, yieldToEventLoop)).rejects.toThrow(sentence)
  })
})

describe('others have their turn while a large glossary', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `${index.toString(36)}a`)

  it.each([
    ['comes as TSV', lines.map((line) => `${line}\tb`).join('\n'), 'tsv'],
    ['comes as CSV', lines.map((line) => `${line},b`).join('\n'), 'csv'],
    ['is line ends alone', '\n'.repeat(1_000_000), 'tsv'],
    ['is line ends of CSV alone', '\n'.repeat(1_000_000), 'csv'],
  ] as const)('%s', async (_, text, format) => {
    // Line ends alone are no entries, and refused.
    const read = () => readEntries(text, format, yieldToEventLoop).catch(() => undefined)
    expect(await countTurns(read)).toBeGreaterThanOrEqual(5)
  })

  it('is kept, read, and made ready', async () => {
    const entries = lines.map((line) => [line, 'b'] as const)
    const written = await writeEntriesColumn(entries, yieldToEventLoop)
    expect(JSON.parse(written)).toEqual(entries)
    expect(await readEntriesColumn(written, yieldToEventLoop)).toEqual(entries)
    expect(await readEntriesColumn(JSON.stringify(entries), yieldToEventLoop)).toEqual(entries)
    expect(await countTurns(() => readEntriesColumn(written, yieldToEventLoop))).toBeGreaterThanOrEqual(5)
    expect(await countTurns(() => createFindTerms('en', entries, yieldToEventLoop))).toBeGreaterThanOrEqual(5)
  })
})

describeOnEachDatabase('glossaries', (create) => {
  const open = async () => openGlossaries(await openTestPlatform(await create(), { migrations: [migrations] }))

  it('belong to one owner, and are listed, opened and deleted', async () => {
    const glossaries = await open()
    const entries = [['bin', 'Behälter']] as const
    const made = await glossaries.create('anna', { name: 'Packing', source: 'en', target: 'de', entries })
    expect(await glossaries.list('anna')).toEqual([made])
    expect(await glossaries.list('bert')).toEqual([])
    expect(await glossaries.find('bert', made.id)).toBeUndefined()
    expect(await glossaries.open('bert', made.id)).toBeUndefined()
    expect(await glossaries.readEntries('anna', made.id)).toEqual(entries)
    const glossary = await glossaries.open('anna', made.id)
    expect(glossary?.protect('a bin', 'html').text).toBe('a <span translate="no">Behälter</span>')
    expect(await glossaries.delete('bert', made.id)).toBe(false)
    expect(await glossaries.delete('anna', made.id)).toBe(true)
    expect(await glossaries.open('anna', made.id)).toBeUndefined()
  })
})
