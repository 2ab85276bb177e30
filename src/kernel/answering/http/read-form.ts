import { setImmediate } from 'node:timers/promises'
import { decodeText, sliceBytes } from './slices.ts'

const plus = 0x2b
const percent = 0x25
const space = 0x20

/**
 * Reads a form (URL standard, application/x-www-form-urlencoded parsing). URLSearchParams gives the same pairs, but takes
 * seconds for some megabytes of plus signs. Others have their turn after each slice.
 */
export async function readForm(bytes: Buffer): Promise<[string, string][]> {
  const pairs: [string, string][] = []
  let turnEnd = sliceBytes
  for (let start = 0; start < bytes.length;) {
    const end = findOrEnd(bytes, '&', start)
    const pair = bytes.subarray(start, end)
    const equals = findOrEnd(pair, '=', 0)
    if (pair.length > 0) {
      const [name, value] = [pair.subarray(0, equals), pair.subarray(equals + 1)]
      pairs.push([await decodeText(await unescape(name)), await decodeText(await unescape(value))])
    }
    start = end + 1
    if (start < turnEnd) continue
    await setImmediate()
    turnEnd = start + sliceBytes
  }
  return pairs
}

function findOrEnd(bytes: Buffer, separator: string, from: number): number {
  const found = bytes.indexOf(separator, from)
  return found < 0 ? bytes.length : found
}

/** `+` is a space, `%XX` a byte; a percent sign without two hexadecimal digits stands for itself. */
async function unescape(escaped: Buffer): Promise<Buffer> {
  if (!escaped.includes(percent) && !escaped.includes(plus)) return escaped
  const bytes = Buffer.allocUnsafe(escaped.length)
  let [at, length] = [0, 0]
  while (at < escaped.length) {
    if (at > 0) await setImmediate()
    for (const end = Math.min(at + sliceBytes, escaped.length); at < end; at++) {
      const byte = escaped[at] ?? 0
      const code = byte === percent ? readHex(escaped[at + 1]) * 16 + readHex(escaped[at + 2]) : -1
      if (code >= 0) at += 2
      bytes[length++] = code >= 0 ? code : byte === plus ? space : byte
    }
  }
  return bytes.subarray(0, length)
}

/** The value of a hexadecimal digit; far below zero where it is none. */
function readHex(digit = 0): number {
  if (digit >= 0x30 && digit <= 0x39) return digit - 0x30
  const letter = digit | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -256
}
