/** Columns that a tab at the beginning of a line takes. */
const tabWidth = 8

/**
 * Puts pieces of text, each with the white space after it, on lines of at most so many columns; lines after the first begin with the
 * indent. A piece that is longer has a line of its own.
 */
export function wrapPieces(pieces: Iterable<string>, width: number, indent = ''): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line && countColumns((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = indent + piece
    } else line += piece
  }
  return [...lines, line.trimEnd()]
}

function countColumns(line: string): number {
  return line.startsWith('\t') ? line.length + tabWidth - 1 : line.length
}
