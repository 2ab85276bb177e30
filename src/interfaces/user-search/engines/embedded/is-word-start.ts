const inWord = /[\p{L}\p{N}\p{M}]/u

/** By character below 0x80: 1 where a word starts after it. */
const startsAfterAscii = Uint8Array.from({ length: 0x80 }, (_, code) =>
  inWord.test(String.fromCodePoint(code)) ? 0 : 1,
)

/** Answers for other characters met before; there are some thousand in use. */
const known = new Map<number, boolean>()

/** Whether what stands before `at` in UTF-8 text is no letter, digit or mark. There must be something before it. */
export function isWordStart(bytes: Uint8Array, at: number): boolean {
  const before = bytes[at - 1] ?? 0
  if (before < 0x80) return startsAfterAscii[before] === 1
  const codePoint = decodeBefore(bytes, at)
  const answer = known.get(codePoint)
  if (answer !== undefined) return answer
  const isStart = !inWord.test(String.fromCodePoint(codePoint))
  known.set(codePoint, isStart)
  return isStart
}

/** The character that ends before `at`; continuation bytes are 10xxxxxx (RFC 3629). */
function decodeBefore(bytes: Uint8Array, at: number): number {
  let codePoint = 0
  let shift = 0
  let back = at - 1
  for (; ((bytes[back] ?? 0) & 0xc0) === 0x80; back--) {
    codePoint |= ((bytes[back] ?? 0) & 0x3f) << shift
    shift += 6
  }
  const lead = bytes[back] ?? 0
  // A lead byte carries 7, 5, 4 or 3 bits before 0, 1, 2 or 3 continuation bytes.
  const leadBits = shift === 0 ? 0x7f : 0x3f >> (shift / 6)
  return codePoint | ((lead & leadBits) << shift)
}
