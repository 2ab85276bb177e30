import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'

export interface LargeDocument {
  readonly name: string
  readonly file: string
  readonly write: () => Promise<Buffer>
}

const subjects = [
  'The office',
  'Our team',
  'The new system',
  'This report',
  'The customer',
  'A visitor',
  'The city',
  'My manager',
]
const verbs = ['opened', 'closed', 'checked', 'received', 'changed', 'sent', 'prepared', 'reviewed']
const objects = [
  'the documents',
  'the main entrance',
  'the invoice',
  'the schedule',
  'a message',
  'the printer',
  'the contract',
]
const times = [
  'this morning',
  'last week',
  'before lunch',
  'after the meeting',
  'on Monday',
  'in the afternoon',
  'again',
]

/** 3,136 different sentences, then the same with a number. */
function sentence(number: number): string {
  const pick = (list: readonly string[], step: number) => list[Math.floor(number / step) % list.length]
  const room = number >= 3_136 ? ` in room ${Math.floor(number / 3_136) + 1}` : ''
  return `${pick(subjects, 1)} ${pick(verbs, 8)} ${pick(objects, 64)}${room} ${pick(times, 448)}.`
}

const texts = (count: number, from = 0) => Array.from({ length: count }, (_, index) => sentence(from + index))

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const drawing =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
const sheet = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

async function zip(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [path, content] of Object.entries(files)) archive.addBuffer(Buffer.from(declaration + content), path)
  archive.end()
  return buffer(archive.outputStream)
}

/** Six paragraphs of four sentences a page, every third with a word in bold. */
function writeDocx(): Promise<Buffer> {
  const paragraphs = Array.from({ length: 1_800 }, (_, index) => {
    const text = texts(4, index * 4).join(' ')
    const [first = '', ...rest] = text.split(' ')
    const bold = `<w:r><w:rPr><w:b/></w:rPr><w:t>${first}</w:t></w:r>`
    return index % 3 === 0
      ? `<w:p>${bold}<w:r><w:t xml:space="preserve"> ${rest.join(' ')}</w:t></w:r></w:p>`
      : `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  })
  return zip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<w:document ${word}><w:body>${paragraphs.join('')}</w:body></w:document>`,
  })
}

/** 50,000 cells of 5,000 different texts. */
function writeXlsx(): Promise<Buffer> {
  const strings = texts(5_000).map((text) => `<si><t>${text}</t></si>`)
  const rows = Array.from({ length: 5_000 }, (_, row) => {
    const cells = Array.from({ length: 10 }, (_cell, column) => `<c t="s"><v>${(row * 7 + column) % 5_000}</v></c>`)
    return `<row r="${row + 1}">${cells.join('')}</row>`
  })
  return zip({
    'xl/workbook.xml': `<workbook ${sheet}/>`,
    'xl/sharedStrings.xml': `<sst ${sheet}>${strings.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${sheet}><sheetData>${rows.join('')}</sheetData></worksheet>`,
  })
}

function writePptx(): Promise<Buffer> {
  const slides = Array.from({ length: 200 }, (_, index) => {
    const lines = texts(8, index * 8).map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`)
    return [`ppt/slides/slide${index + 1}.xml`, `<p:sld ${drawing}>${lines.join('')}</p:sld>`] as const
  })
  return zip({ 'ppt/presentation.xml': `<p:presentation ${drawing}/>`, ...Object.fromEntries(slides) })
}

async function writePo(): Promise<Buffer> {
  const entries = texts(10_000).map((text, index) => `#: src/a.c:${index}\nmsgid "${text}"\nmsgstr ""\n`)
  const head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
  return Buffer.from([head, ...entries].join('\n'))
}

/** A cue every four seconds. */
async function writeSrt(): Promise<Buffer> {
  const at = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(11, 19)},000`
  const cues = texts(2_700).map((text, index) => `${index + 1}\n${at(index * 4)} --> ${at(index * 4 + 3)}\n${text}\n`)
  return Buffer.from(cues.join('\n'))
}

export const largeDocuments: readonly LargeDocument[] = [
  { name: '.docx of 300 pages', file: 'a.docx', write: writeDocx },
  { name: '.xlsx of 50,000 cells', file: 'a.xlsx', write: writeXlsx },
  { name: '.pptx of 200 slides', file: 'a.pptx', write: writePptx },
  { name: '.po of 10,000 entries', file: 'a.po', write: writePo },
  { name: '.srt of 3 hours', file: 'a.srt', write: writeSrt },
]
