import { SaxesParser } from 'saxes'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { SourceRow } from './to-user.ts'

/** Characters; a longer tag, such as one whose quotation mark was never closed, is not read into memory whole. */
const maxTagLength = 1_000_000

/**
 * The `<row …/>` elements of an XML file, as Stack Exchange's dumps have them: a field is an attribute. It is read as it
 * comes; entities other than XML's own five are refused, so none can grow.
 */
export async function* readXmlRows(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<SourceRow> {
  const parser = new SaxesParser()
  const rows: SourceRow[] = []
  let tagEnd = 0
  parser.on('opentag', ({ name, attributes }) => {
    tagEnd = parser.position
    if (name === 'row') rows.push({ fields: attributes, line: parser.line })
  })
  parser.on('error', ({ message }) => {
    throw new OperatorError(`${path} is no well-formed XML: ${message}.`)
  })
  const decoder = new TextDecoder()
  for await (const chunk of stream) {
    parser.write(decoder.decode(chunk, { stream: true }))
    yield* rows.splice(0)
    if (parser.position - tagEnd > maxTagLength)
      throw new OperatorError(
        `Line ${parser.line} of ${path}: a tag, or what stands between two, is longer than ${maxTagLength} characters.`,
      )
  }
  parser.close()
  yield* rows.splice(0)
}
