/** A run of opening braces that has not found its end. */
interface OpenBraces {
  /** How many of them are left to close. */
  count: number
  /** Places found before it. */
  readonly places: number
  /** Where the link that surrounds it begins; -1 for none. */
  readonly openLink: number
}

const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/** Room for the places of all targets that a text of this length may have: each is within four brackets. */
export function roomForTargets(length: number): number {
  return length >> 1
}

/**
 * What stands between `[[` and `]]` outside `{{ }}`, in UTF-8: where each begins and where it ends, one after the other
 * into `places`; answers how many numbers it wrote. Braces and brackets that never close are text. One pass, as none of the
 * four characters is part of another in UTF-8.
 */
export function findTargets(utf8: Uint8Array, places: Int32Array): number {
  let written = 0
  const braces: OpenBraces[] = []
  let openLink = -1
  for (let index = 0; index < utf8.length; index++) {
    const byte = utf8[index] ?? 0
    // The bit makes braces of brackets, and letters lie below them.
    if ((byte | 0x20) < openBrace || byte !== utf8[index + 1]) continue
    if (byte === openBracket) {
      index += 1
      openLink = index + 1
    } else if (byte === closeBracket) {
      if (openLink >= 0) {
        places[written++] = openLink
        places[written++] = index
      }
      index += 1
      openLink = -1
    } else if (byte === openBrace) {
      const count = countRun(utf8, index)
      braces.push({ count, places: written, openLink })
      index += count - 1
      openLink = -1
    } else if (byte === closeBrace) {
      const count = countRun(utf8, index)
      const outermost = closeBraces(braces, count)
      index += count - 1
      if (!outermost) continue
      written = Math.min(written, outermost.places)
      openLink = outermost.openLink
    }
  }
  return written
}

function countRun(utf8: Uint8Array, start: number): number {
  let end = start + 1
  while (utf8[end] === utf8[start]) end += 1
  return end - start
}

/** Closes `{{ }}` and `{{{ }}}` from the inside out; answers the outermost run that was closed, wholly or in part. */
function closeBraces(braces: OpenBraces[], count: number): OpenBraces | undefined {
  let outermost: OpenBraces | undefined
  for (let left = count, top = braces.at(-1); left >= 2 && top; top = braces.at(-1)) {
    const closed = Math.min(3, left, top.count)
    left -= closed
    top.count -= closed
    outermost = top
    if (top.count < 2) braces.pop()
  }
  return outermost
}
