const space = 0x20
const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/**
 * Counts what a JSON text holds without making anything of it, piece by piece, in time linear in its bytes. Of a text that
 * is no JSON it counts right what stands before the fault, and a parser reads no further.
 */
export class JsonScan {
  /** Names of fields. */
  names = 0
  /** Values, arrays and objects included. */
  values = 0
  /** Arrays and objects, one inside the other, at most. */
  deepest = 0
  #depth = 0
  #isInString = false
  #isEscaped = false
  /** In a number, `true`, `false` or `null`. */
  #isInWord = false

  read(piece: Uint8Array): void {
    for (let at = 0; at < piece.length; at++) {
      if (this.#isInString) at = this.#readString(piece, at)
      else this.#readByte(piece[at] ?? space)
    }
  }

  /** Reads to the end of the string, or of the piece, and gives its place. */
  #readString(piece: Uint8Array, from: number): number {
    let isEscaped = this.#isEscaped
    let at = from
    for (; at < piece.length; at++) {
      const byte = piece[at]
      if (isEscaped) isEscaped = false
      else if (byte === backslash) isEscaped = true
      else if (byte === quote) {
        this.#isInString = false
        break
      }
    }
    this.#isEscaped = isEscaped
    return at
  }

  #readByte(byte: number): void {
    const wasInWord = this.#isInWord
    this.#isInWord = false
    // Whitespace (RFC 8259, section 2) is all that is at or below the space.
    if (byte <= space || byte === comma) return
    if (byte === colon) this.#readName()
    else if (byte === openBrace || byte === openBracket) this.#open()
    else if (byte === closeBrace || byte === closeBracket) this.#depth--
    else if (byte === quote) this.#begin(true)
    else if (wasInWord) this.#isInWord = true
    else this.#begin(false)
  }

  /** The string before a colon was a name. */
  #readName(): void {
    this.names++
    this.values--
  }

  #open(): void {
    this.values++
    this.#depth++
    if (this.#depth > this.deepest) this.deepest = this.#depth
  }

  #begin(isString: boolean): void {
    this.values++
    this.#isInString = isString
    this.#isInWord = !isString
  }
}
