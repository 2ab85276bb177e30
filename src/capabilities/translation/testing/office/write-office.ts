/** Small documents of Word, PowerPoint and Excel, and reading them back. */
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
].join(' ')

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export function writeDocx(body: string, others: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  return writeZip({
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'word/document.xml': `${declaration}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ...others,
  })
}

export function writePptx(slide: string, notes: string): Promise<Buffer> {
  return writeZip({
    'ppt/presentation.xml': `${declaration}<p:presentation ${namespaces}/>`,
    'ppt/slides/slide1.xml': `${declaration}<p:sld ${namespaces}>${slide}</p:sld>`,
    'ppt/notesSlides/notesSlide1.xml': `${declaration}<p:notes ${namespaces}>${notes}</p:notes>`,
  })
}

const sheet = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

export function writeXlsx(
  strings: string,
  cells: string,
  others: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  return writeZip({
    'xl/workbook.xml': `${declaration}<workbook ${sheet}/>`,
    'xl/sharedStrings.xml': `${declaration}<sst ${sheet}>${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet ${sheet}><sheetData>${cells}</sheetData></worksheet>`,
    ...others,
  })
}

export async function writeZip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream)
}

/** A file of an archive, what stands around the content of its root aside. */
export async function readPart(archive: Uint8Array, path: string): Promise<string> {
  const zip = await fromBufferPromise(Buffer.from(archive), {})
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== path) continue
    const text = (await buffer(await zip.openReadStreamPromise(entry))).toString()
    return text.replace(/^<\?xml[^>]*>\n<[^>]*>/, '').replace(/<\/[^<>]*>$/, '')
  }
  throw new Error(`There is no ${path}.`)
}
