import { documentFault } from './document-fault.ts'

export interface DecodedText {
  readonly text: string
  /** The same text, changed, in bytes: UTF-8, with a byte order mark where there was one. */
  encode(text: string): Uint8Array
}

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Text by its byte order mark, else by the encoding it names, else as UTF-8; what is left unsaid and is not UTF-8 is refused. */
export function decodeDocument(bytes: Uint8Array, findNamed?: (start: string) => string | undefined): DecodedText {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const named = marked?.[0] ?? findNamed?.(start) ?? 'utf-8'
  const text = decode(bytes, named)
  // A text that was not UTF-8 and now is declares it to its readers.
  const mark = marked ? '\uFEFF' : ''
  return { text, encode: (changed) => new TextEncoder().encode(mark + changed) }
}

function decode(bytes: Uint8Array, label: string): string {
  const decoder = createDecoder(label)
  try {
    return decoder.decode(bytes)
  } catch {
    throw documentFault(`it is not ${label.toUpperCase()}; save it as UTF-8`)
  }
}

function createDecoder(label: string) {
  try {
    return new TextDecoder(label, { fatal: true })
  } catch {
    throw documentFault(`its encoding "${label.slice(0, 40)}" is unknown`)
  }
}
