import { modelFailed } from '../../domain/errors.ts'

/** Characters of one line, and of the data of one event; whole answers are far shorter. */
const maxLength = 4_194_304

/**
 * Reads the data of server-sent events (WHATWG HTML, 9.2.6) from bytes that are cut anywhere. Comments and the other fields
 * do not count here; those of one piece are given together. What follows the last empty line is given, too: some servers leave
 * that line out at the end.
 */
export async function* readEventData(pieces: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  const parser = new EventParser()
  for await (const piece of pieces) yield parser.read(decoder.decode(piece, { stream: true }))
  yield parser.read(`${decoder.decode()}\n\n`)
}

class EventParser {
  #rest = ''
  #data: string | undefined
  #endedByReturn = false

  /** The data of the events that this text completes. */
  read(text: string): readonly string[] {
    // A CRLF may be cut in two: its CR has ended the line already.
    const continued = this.#endedByReturn && text.startsWith('\n') ? text.slice(1) : text
    if (text !== '') this.#endedByReturn = text.endsWith('\r')
    const lines = splitLines(this.#rest + continued)
    this.#rest = lines.pop() ?? ''
    assertShort(this.#rest)
    const events: string[] = []
    for (const line of lines) {
      if (line === '') {
        if (this.#data !== undefined) events.push(this.#data)
        this.#data = undefined
      } else this.#add(line)
    }
    return events
  }

  #add(line: string): void {
    if (!line.startsWith('data')) return
    const colon = line.charCodeAt(4) === 0x3a
    if (!colon && line.length > 4) return
    const value = colon ? line.slice(line.charCodeAt(5) === 0x20 ? 6 : 5) : ''
    this.#data = this.#data === undefined ? value : `${this.#data}\n${value}`
    assertShort(this.#data)
  }
}

function splitLines(text: string): string[] {
  return text.includes('\r') ? text.split(/\r\n|\r|\n/) : text.split('\n')
}

function assertShort({ length }: string): void {
  if (length > maxLength) throw modelFailed('The model server sent an event without end; its answer was given up.')
}
