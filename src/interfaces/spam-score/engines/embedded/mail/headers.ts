import { decodeWords } from 'postal-mime'
import { isAscii } from '../character-range.ts'
import { headerLimit, headerValueLimit } from './limits.ts'

export interface Header {
  /** Lower case. */
  readonly name: string
  /** Unfolded, otherwise as it stands. */
  readonly value: string
}

/** The header fields of a mail or of a part of it, in order. */
export class Headers {
  readonly fields: readonly Header[]
  /** Lines that are no header stood among them. */
  readonly isBroken: boolean

  constructor(fields: readonly Header[], isBroken: boolean) {
    this.fields = fields
    this.isBroken = isBroken
  }

  has(name: string): boolean {
    return this.fields.some((field) => field.name === name)
  }

  /** The first field of that name as it stands, or "". */
  raw(name: string): string {
    return this.fields.find((field) => field.name === name)?.value ?? ''
  }

  all(name: string): string[] {
    return this.fields.filter((field) => field.name === name).map(({ value }) => value)
  }

  /** The first field of that name with its encoded words (RFC 2047) decoded. */
  decoded(name: string): string {
    return decodeHeader(this.raw(name))
  }
}

function decodeHeader(value: string): string {
  const text = decodeEightBit(value)
  return text.includes('=?') ? decodeWords(text) : text
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const western = new TextDecoder('windows-1252')

/** Bytes above 127 without a charset: UTF-8 where they are valid as such, else windows-1252. */
export function decodeEightBit(bytes: string): string {
  if (isAscii(bytes)) return bytes
  const buffer = Buffer.from(bytes, 'latin1')
  try {
    return utf8.decode(buffer)
  } catch {
    return western.decode(buffer)
  }
}

export interface Split {
  readonly headers: Headers
  readonly body: string
}

const fieldPattern = /^([!-9;-~]+)[ \t]*:/

/** Splits at the first empty line; a source that begins with no header is all body. Lines end in "\n". */
export function splitHeaders(source: string): Split {
  const fields: { name: string; value: string }[] = []
  let isBroken = false
  let at = 0
  while (at < source.length) {
    const end = endOfLine(source, at)
    const line = source.slice(at, Math.min(end, at + headerValueLimit))
    if (line === '') return { headers: new Headers(fields, isBroken), body: source.slice(end + 1) }
    const [matched, name] = fieldPattern.exec(line) ?? []
    const last = fields.at(-1)
    if (matched && name) {
      if (fields.length < headerLimit)
        fields.push({ name: name.toLowerCase(), value: line.slice(matched.length).trim() })
    } else if (last && (line.startsWith(' ') || line.startsWith('\t'))) {
      if (last.value.length < headerValueLimit) last.value = `${last.value} ${line.trim()}`.trimStart()
    } else if (last) isBroken = true
    else return { headers: new Headers([], true), body: source.slice(at) }
    at = end + 1
  }
  return { headers: new Headers(fields, isBroken), body: '' }
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from)
  return end < 0 ? source.length : end
}
