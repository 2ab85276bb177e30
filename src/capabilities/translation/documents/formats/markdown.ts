import createParser from 'markdown-it'
import { decodeDocument } from '../decode-document.ts'
import type { OpenedDocument } from '../document-format.ts'
import { Units } from '../inline/units.ts'
import { type Block, findBlocks } from './markdown/find-blocks.ts'
import { readInline } from './markdown/read-inline.ts'
import { writeInline } from './markdown/write-inline.ts'

/** CommonMark with tables: words alone change. Front matter, code, addresses and blocks of HTML stay as they were written. */
export default function openMarkdown(bytes: Uint8Array): OpenedDocument {
  const { text, encode } = decodeDocument(bytes)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(/\r\n|\n/)
  const parser = createParser({ html: true })
  // Escapes and entities are tokens apart from the text around them.
  parser.core.ruler.disable('text_join')
  const units = new Units()
  const written = new Map<Block, string>()
  const begin = findFrontMatterEnd(lines)
  const body = lines.map((line, index) => (index < begin ? '' : line)).join('\n')
  const blocks = findBlocks(parser.parse(body, {}), lines)
  for (const block of blocks)
    units.addInlines(readInline(block, parser.helpers, units), (translated) => {
      written.set(block, writeInline(translated, block))
    })
  return {
    units: units.all,
    write(translations) {
      units.deliver(translations)
      return encode(writeLines(lines, blocks, written).join(lineEnd))
    },
  }
}

/** Behind the second `---` of a file that begins with one (YAML), or `+++` (TOML). */
function findFrontMatterEnd(lines: readonly string[]): number {
  const [first = ''] = lines
  if (!/^(?:---|\+\+\+)\s*$/.test(first)) return 0
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === first.trimEnd())
  return end === -1 ? 0 : end + 1
}

/** From the last block back, so that places before it stay right. A paragraph of several lines becomes one. */
function writeLines(lines: readonly string[], blocks: readonly Block[], written: ReadonlyMap<Block, string>): string[] {
  const made = [...lines]
  for (const block of blocks.toReversed()) {
    const text = written.get(block)
    if (text === undefined) continue
    const { begin, end } = block
    const before = (made[begin.line] ?? '').slice(0, begin.column)
    const after = (made[end.line] ?? '').slice(end.column)
    made.splice(begin.line, end.line - begin.line + 1, before + text + after)
  }
  return made
}
