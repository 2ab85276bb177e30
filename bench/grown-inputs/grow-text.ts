/** How a text is written where it stands: escaped in JSON, percent-encoded in a form. */
export type Encode = (text: string) => string

/** A way to make a text large: what comes first, what repeats, what comes last. */
export interface TextKind {
  readonly name: string
  readonly head?: string
  /** A function gives a different piece each time. */
  readonly unit: string | ((index: number) => string)
  readonly tail?: string
}

const fixedKinds: readonly TextKind[] = [
  { name: 'one character', unit: 'x' },
  { name: 'digits', unit: '9' },
  { name: 'commas', unit: ',' },
  { name: 'mixed separators', unit: ' ,;:|/&=.\n' },
  { name: 'line ends', unit: '\n' },
  { name: 'spaces', unit: ' ' },
  { name: 'combining marks', head: 'a', unit: '\u0323\u0301' },
  { name: 'unclosed tags', unit: "<b a='1'>" },
  { name: 'unclosed brackets', unit: '[[{{(' },
  { name: 'braces', unit: '{}' },
  { name: 'unique words', unit: (index) => `w${index.toString(36)} ` },
  { name: 'unique addresses', unit: (index) => `https://example.com/${index.toString(36)}\n` },
]

/** Every kind for a field whose example is such; what is one of a few words is not looked into, so few kinds will do. */
export function listTextKinds(example: string, isOneOfFewWords = false): TextKind[] {
  if (isOneOfFewWords) return fixedKinds.filter(({ name }) => /^(one character|combining marks)$/.test(name))
  return [
    ...fixedKinds,
    { name: 'the example, by commas', unit: `${example},` },
    { name: 'the example, by bars', unit: `${example}|` },
    { name: 'bad element at the end', unit: `${example},`, tail: '\u0000' },
    ...openTags(example),
  ]
}

/** The tags that an example of XML opens first, the last of them over and over. */
function openTags(example: string): TextKind[] {
  const [opening = ''] = example.split('</', 1)
  const last = [...opening.matchAll(/<\w[^<>]*[^/]>/g)].at(-1)
  return last ? [{ name: 'unclosed tags of the example', head: opening, unit: last[0] }] : []
}

/** A text of exactly so many bytes as written by `encode`, filled up with `filler` where a whole unit does not fit. */
export function growText(kind: TextKind, bytes: number, encode: Encode, filler = 'x'): string {
  const { head = '', unit, tail = '' } = kind
  const [first, last] = [encode(head), encode(tail)]
  const room = Math.max(0, bytes - Buffer.byteLength(first) - Buffer.byteLength(last))
  const middle = typeof unit === 'string' ? repeat(encode(unit), room) : unfold(unit, room, encode)
  return `${first}${middle}${filler.repeat(room - Buffer.byteLength(middle))}${last}`
}

function repeat(unit: string, bytes: number): string {
  return unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))
}

function unfold(unit: (index: number) => string, bytes: number, encode: Encode): string {
  const pieces: string[] = []
  let room = bytes
  for (;;) {
    const piece = encode(unit(pieces.length))
    room -= Buffer.byteLength(piece)
    if (room < 0) return pieces.join('')
    pieces.push(piece)
  }
}
