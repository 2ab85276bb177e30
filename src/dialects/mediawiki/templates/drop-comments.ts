import { findVerbatim } from '../mask-verbatim.ts'

/** A text without comments; lines that hold nothing else go with their line breaks. */
export function dropComments(text: string): string {
  if (!text.includes('<!--')) return text
  let kept = ''
  let from = 0
  for (const { start, end } of joinNeighbours(text)) {
    const line = findOwnLine(text, start, end)
    kept += text.slice(from, line.start)
    from = line.end
  }
  return kept + text.slice(from)
}

interface Range {
  readonly start: number
  readonly end: number
}

/** Comments with nothing but blanks between them count as one. */
function joinNeighbours(text: string): readonly Range[] {
  const joined: Range[] = []
  for (const { start, end, isComment } of findVerbatim(text)) {
    if (!isComment) continue
    const last = joined.at(-1)
    if (last && isBlank(text, last.end, start)) joined[joined.length - 1] = { start: last.start, end }
    else joined.push({ start, end })
  }
  // Blanks between comments that share their line with words stay.
  return joined.flatMap((range) => (isOwnLine(text, range) ? [range] : listComments(text, range)))
}

function listComments(text: string, { start, end }: Range): readonly Range[] {
  const inside = text.slice(start, end)
  return [...findVerbatim(inside)].map((range) => ({ start: start + range.start, end: start + range.end }))
}

function isOwnLine(text: string, { start, end }: Range): boolean {
  const before = skipBlanks(text, start, -1)
  const after = skipBlanks(text, end, 1)
  return text[before - 1] === '\n' && text[after] === '\n'
}

function findOwnLine(text: string, start: number, end: number): Range {
  if (!isOwnLine(text, { start, end })) return { start, end }
  return { start: skipBlanks(text, start, -1), end: skipBlanks(text, end, 1) + 1 }
}

function isBlank(text: string, start: number, end: number): boolean {
  return skipBlanks(text, start, 1) >= end
}

/** The place after blanks, or before them. */
function skipBlanks(text: string, from: number, step: 1 | -1): number {
  let place = from
  while (isBlankAt(text, step === 1 ? place : place - 1)) place += step
  return place
}

function isBlankAt(text: string, place: number): boolean {
  return text[place] === ' ' || text[place] === '\t'
}
