/** Brackets and quotation marks of prose that wait for their other half; a new line begins anew. */
export interface OpenMarks {
  /** What closes them, the innermost first. */
  readonly closers: string
  /** Those after a further piece of text; undefined where it closes what is not open. */
  after(piece: string): OpenMarks | undefined
}

const halves = new Map([
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['「', '」'],
  ['『', '』'],
  ['（', '）'],
])
const closing = new Set(halves.values())

/** Nobody leaves a bracket open for longer. */
const maxCharacters = 2000

/** Marks of a text, in which nothing is wrong: what is closed and was never open is passed over. */
export function readOpenMarks(text: string): OpenMarks {
  const line = text.slice(Math.max(text.lastIndexOf('\n') + 1, text.length - maxCharacters))
  let marks = withOpen('', '')
  for (const character of line) marks = marks.after(character) ?? withOpen(marks.closers, character)
  return marks
}

/** `before` is the character before the piece: a straight quotation mark after a letter or a stop is a closing one. */
function withOpen(closers: string, before: string): OpenMarks {
  return {
    closers,
    after(piece) {
      let [open, last] = [closers, before]
      for (const character of piece) {
        const next = take(open, character, last)
        if (next === undefined) return undefined
        ;[open, last] = [next, character]
      }
      return withOpen(open, last)
    },
  }
}

function take(open: string, character: string, before: string): string | undefined {
  if (character === '\n') return ''
  const half = halves.get(character)
  if (half !== undefined) return half + open
  if (character === '"') return takeStraightQuote(open, before)
  if (!closing.has(character)) return open
  return open.startsWith(character) ? open.slice(1) : undefined
}

function takeStraightQuote(open: string, before: string): string | undefined {
  const opens = before === '' || /[\s([\u2014-]/.test(before)
  if (opens) return open.includes('"') ? undefined : `"${open}`
  return open.startsWith('"') ? open.slice(1) : undefined
}
