import { SaxesParser } from 'saxes'
import { OperatorError } from '../../../kernel/operator-error.ts'
import type { SourceRow } from './to-user.ts'

/**
 * The `<row …/>` elements of an XML file, as Stack Exchange's dumps have them: a field is an attribute. It is read as it
 * comes; entities other than XML's own five are refused, so none can grow.
 */
export async function* readXmlRows(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<SourceRow> {
  const parser = new SaxesParser()
  const rows: SourceRow[] = []
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') rows.push({ fields: attributes, line: parser.line })
  })
  parser.on('error', ({ message }) => {
    throw new OperatorError(`${path} is no well-formed XML: ${message}.`)
  })
  const decoder = new TextDecoder()
  for await (const chunk of stream) {
    parser.write(decoder.decode(chunk, { stream: true }))
    yield* rows.splice(0)
  }
  parser.close()
  yield* rows.splice(0)
}
