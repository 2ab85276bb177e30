/** More than `maxLength` characters without the end of an event. */
export class EndlessEventError extends Error {
  override readonly name = 'EndlessEventError'
}

/**
 * Reads the data of server-sent events (WHATWG HTML, 9.2.6, interpreting an event stream) from text that is cut anywhere. Comments
 * and the other fields do not count on the wires here. It runs in browsers, too.
 */
export class EventDataParser {
  readonly #maxLength: number
  #rest = ''
  #data: string | undefined
  #endedByReturn = false

  /** @param maxLength characters of one line, and of the data of one event */
  constructor(maxLength = Infinity) {
    this.#maxLength = maxLength
  }

  /** The data of the events that this text completes. Throws `EndlessEventError`. */
  read(text: string): readonly string[] {
    // A CRLF may be cut in two: its CR has ended the line already.
    const continued = this.#endedByReturn && text.startsWith('\n') ? text.slice(1) : text
    if (text !== '') this.#endedByReturn = text.endsWith('\r')
    const lines = splitLines(this.#rest + continued)
    this.#rest = lines.pop() ?? ''
    this.#assertShort(this.#rest)
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
    this.#assertShort(this.#data)
  }

  #assertShort({ length }: string): void {
    if (length > this.#maxLength) throw new EndlessEventError(`An event is longer than ${this.#maxLength} characters.`)
  }
}

function splitLines(text: string): string[] {
  return text.includes('\r') ? text.split(/\r\n|\r|\n/) : text.split('\n')
}
