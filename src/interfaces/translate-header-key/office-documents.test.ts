/** Documents of offices: the parts that have words are translated, formatting stays on its words. */
import { describe, expect, test } from 'vitest'
import {
  readPart,
  writeDocx,
  writePptx,
  writeXlsx,
  writeZip,
} from '../../capabilities/translation/testing/office/write-office.ts'
import { openDeeplClient, translateFile } from './testing/translate-file.ts'

async function translateDocx(body: string, others?: Readonly<Record<string, string>>) {
  const { client } = await openDeeplClient()
  return translateFile(client, await writeDocx(body, others), 'a.docx')
}

const readBody = async (document: Uint8Array) =>
  (await readPart(document, 'word/document.xml')).replace(/^<w:body>(.*)<\/w:body>$/s, '$1')

const run = (text: string, properties = '') => `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`
const bold = '<w:rPr><w:b/></w:rPr>'

test('bold stays on its word, a heading keeps its style, what spelling left is gone', async () => {
  const translated = await translateDocx(
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r w:rsidR="00A1"><w:t>good </w:t></w:r><w:proofErr w:type="spellStart"/>` +
      `<w:r><w:t>morning</w:t></w:r></w:p><w:p>${run('see the ')}${run('dog', bold)}${run(' now')}</w:p><w:p/>`,
  )
  expect(await readBody(translated)).toBe(
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run('gut Morgen')}</w:p>` +
      `<w:p>${run('sieh der ')}${run('Hund', bold)}${run(' jetzt')}</w:p><w:p/>`,
  )
})

test('links, notes, pictures, fields and bookmarks stay in their paragraph', async () => {
  const note = '<w:r><w:footnoteReference w:id="2"/></w:r>'
  const field =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
  const translated = await translateDocx(
    `<w:p><w:bookmarkStart w:id="0" w:name="x"/>${run('hello ')}<w:hyperlink r:id="rId1">${run('world')}</w:hyperlink>${note}</w:p>` +
      `<w:p>${run('hello')}<w:r><w:tab/></w:r>${run('12')}${field}</w:p>` +
      `<w:tbl><w:tr><w:tc><w:p>${run('dog')}</w:p></w:tc></w:tr></w:tbl>`,
    { 'word/footnotes.xml': `<x><w:p xmlns:w="w">${run('hello world')}</w:p></x>`, 'word/styles.xml': '<a>hello</a>' },
  )
  expect(await readBody(translated)).toBe(
    `<w:p><w:bookmarkStart w:id="0" w:name="x"/>${run('hallo ')}<w:hyperlink r:id="rId1">${run('Welt')}</w:hyperlink>${note}</w:p>` +
      `<w:p>${run('hallo')}<w:r><w:tab/></w:r>${run('12')}${field}</w:p>` +
      `<w:tbl><w:tr><w:tc><w:p>${run('Hund')}</w:p></w:tc></w:tr></w:tbl>`,
  )
  expect(await readPart(translated, 'word/footnotes.xml')).toContain('hallo Welt')
  expect(await readPart(translated, 'word/styles.xml')).toBe('<a>hello')
})

test('text boxes within a paragraph are paragraphs of their own; changes that were deleted stay so', async () => {
  const box = (text: string) => `<w:r><w:pict><w:txbxContent><w:p>${run(text)}</w:p></w:txbxContent></w:pict></w:r>`
  const deleted = '<w:del w:id="1"><w:r><w:delText>world</w:delText></w:r></w:del>'
  const translated = await translateDocx(`<w:p>${run('hello')}${box('hello world')}${deleted}</w:p>`)
  expect(await readBody(translated)).toBe(`<w:p>${run('hallo')}${box('hallo Welt')}${deleted}</w:p>`)
})

test('slides and notes', async () => {
  const { client } = await openDeeplClient()
  const slide = (one: string, two: string) =>
    `<a:p><a:pPr lvl="1"/><a:r><a:rPr lang="en" b="1"/><a:t>${one}</a:t></a:r><a:r><a:rPr lang="en"/><a:t>${two}</a:t></a:r><a:endParaRPr/></a:p>`
  const file = await writePptx(slide('hello', ' world'), slide('see', ' the dog now'))
  const translated = await translateFile(client, file, 'a.pptx')
  expect(await readPart(translated, 'ppt/slides/slide1.xml')).toBe(slide('hallo', ' Welt'))
  expect(await readPart(translated, 'ppt/notesSlides/notesSlide1.xml')).toBe(slide('sieh', ' der Hund jetzt'))
})

test('cells with text; formulas, numbers and headings of tables stay', async () => {
  const { client } = await openDeeplClient()
  const cells = (text: string) =>
    `<row><c r="A1" t="s"><v>0</v></c><c r="B1"><f>IF(A1="hello",1,2)</f><v>2</v></c><c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c></row>`
  const strings = (one: string, two: string) =>
    `<si><t xml:space="preserve">${one}</t></si><si><r><t xml:space="preserve">see the </t></r><r><rPr><b/></rPr><t xml:space="preserve">${two}</t></r></si><si><t>dog</t></si>`
  const table = '<table><tableColumns count="1"><tableColumn id="1" name="dog"/></tableColumns></table>'
  const file = await writeXlsx(strings('hello world', 'dog'), cells('hello'), { 'xl/tables/table1.xml': table })
  const translated = await translateFile(client, file, 'a.xlsx')
  expect(await readPart(translated, 'xl/sharedStrings.xml')).toBe(
    strings('hallo Welt', 'Hund').replace('see the ', 'sieh der '),
  )
  expect(await readPart(translated, 'xl/worksheets/sheet1.xml')).toBe(`<sheetData>${cells('hallo')}</sheetData>`)
})

describe('hostile archives are refused', () => {
  test.each([
    ['a bomb', () => writeDocx('', { 'word/media/a.bin': 'a'.repeat(3_000_000) }), 'too large'],
    [
      'one that unpacks to more than may be',
      () =>
        writeDocx('', {
          'x.xml': Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)))
            .toString('hex')
            .repeat(3),
        }),
      'too large',
    ],
    [
      'entities that grow',
      () => writeZip({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>' }),
      'document type',
    ],
    ['elements a million deep', () => writeZip({ 'word/document.xml': '<a>'.repeat(5_000) }), 'deep'],
    ['XML that is broken', () => writeZip({ 'word/document.xml': '<w:p><w:r></w:p>' }), 'not well formed'],
    ['no document in it', () => writeZip({ 'a.txt': 'hello' }), 'it holds no word/document.xml'],
    ['no archive', async () => Buffer.from('PK\u0003\u0004 hello'), 'cannot be read'],
    [
      'too many files',
      () => writeZip(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}`, '']))),
      '5000 files',
    ],
  ])('%s', async (_what, make, message) => {
    const { client } = await openDeeplClient({ TRANSLATION_DOCUMENT_MAX_UNPACKED_BYTES: '300000' })
    await expect(client.uploadDocument(await make(), 'en', 'de', { filename: 'a.docx' })).rejects.toThrow(message)
  })
})
