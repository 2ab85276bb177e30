import stringWidth from 'string-width'
import { maxOf } from '../libraries/numbers/max-of.ts'

/** Rows under headings, columns padded to what a terminal shows: a kanji takes two places. Nothing is cut. */
export function writeTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_heading, column) => maxOf(all.map((row) => stringWidth(row[column] ?? ''))))
  const lines = all.map((row) =>
    row
      .map((cell, column) => padTo(widths[column] ?? 0, cell))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n`
}

function padTo(width: number, cell: string): string {
  return cell + ' '.repeat(Math.max(0, width - stringWidth(cell)))
}
