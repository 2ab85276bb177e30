import { OperatorError } from '../../../libraries/errors/operator-error.ts'

export interface Line {
  /** Without its end. */
  readonly text: string
  /** From 1. */
  readonly number: number
}

/** Longer than any record of ours; a file without line ends is not read into memory whole. */
const maxLineLength = 64 * 1024 * 1024

const lineFeed = 0x0a

/**
 * The lines of a UTF-8 file; a byte order mark and carriage returns are dropped. (`node:readline` would also end a line at
 * U+2028 and U+2029, which JSON leaves as they are inside a text.)
 */
export async function* readLines(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<Line> {
  let rest: Buffer[] = []
  let restLength = 0
  let number = 0
  for await (const chunk of stream) {
    let start = 0
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      number += 1
      yield toLine([...rest, chunk.subarray(start, end)], number)
      rest = []
      restLength = 0
      start = end + 1
    }
    rest.push(chunk.subarray(start))
    restLength += chunk.length - start
    if (restLength > maxLineLength) throw new OperatorError(`Line ${number + 1} of ${path} is longer than 64 MiB.`)
  }
  if (restLength > 0) yield toLine(rest, number + 1)
}

function toLine(parts: readonly Buffer[], number: number): Line {
  const [first = Buffer.alloc(0)] = parts
  const text = (parts.length === 1 ? first : Buffer.concat(parts)).toString('utf8')
  const unmarked = number === 1 && text.startsWith('\u{feff}') ? text.slice(1) : text
  return { number, text: unmarked.endsWith('\r') ? unmarked.slice(0, -1) : unmarked }
}
