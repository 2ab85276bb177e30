/** Splits text that comes in any pieces into lines ended by LF, CR or CRLF. What follows the last line end is dropped. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let rest = ''
  let afterCarriageReturn = false
  for await (const piece of pieces) {
    if (piece === '') continue
    // A CRLF may be cut in two: its CR has ended the line already.
    const text = afterCarriageReturn && piece.startsWith('\n') ? piece.slice(1) : piece
    afterCarriageReturn = piece.endsWith('\r')
    const lines = (rest + text).split(/\r\n|\r|\n/)
    rest = lines.pop() ?? ''
    yield* lines
  }
}
