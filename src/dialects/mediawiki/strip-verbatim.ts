/** Elements whose content is shown as it is written, so that nothing in it is a link. */
const verbatim = ['nowiki', 'pre', 'math', 'source', 'syntaxhighlight'].map((name) => new TextEncoder().encode(name))

/** Stands where an element was; no title may hold it, as MediaWiki's own strip marker. */
const marker = Uint8Array.of(0x7f)

const lessThan = 0x3c
const greaterThan = 0x3e
const exclamation = 0x21
const slash = 0x2f
const hyphen = 0x2d
const lowerCase = 0x20
/** Of `</nowiki   >`. */
const maxSpaces = 100

/** `stripVerbatimBytes` for text. */
export function stripVerbatim(text: string): string {
  return text.includes('<') ? new TextDecoder().decode(stripVerbatimBytes(new TextEncoder().encode(text))) : text
}

/**
 * Wikitext (UTF-8) without comments, and with a marker for every element that is shown as written. Whichever begins first
 * wins. A comment that never ends runs to the end; an element that never ends is text. Linear: each closing tag is looked
 * for no further once it was found missing.
 */
export function stripVerbatimBytes(utf8: Uint8Array): Uint8Array {
  const closings = new ClosingTags(utf8)
  const parts: Uint8Array[] = []
  let kept = 0
  for (let start = utf8.indexOf(lessThan); start >= 0; start = utf8.indexOf(lessThan, start)) {
    const end = findEnd(utf8, start, closings)
    if (end === undefined) {
      start += 1
      continue
    }
    parts.push(utf8.subarray(kept, start))
    if (utf8[start + 1] !== exclamation) parts.push(marker)
    kept = end
    start = end
  }
  return parts.length === 0 ? utf8 : join([...parts, utf8.subarray(kept)])
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let length = 0
  for (const part of parts) {
    joined.set(part, length)
    length += part.length
  }
  return joined
}

/** Where the comment or element that begins at `start` ends; undefined when none begins. */
function findEnd(utf8: Uint8Array, start: number, closings: ClosingTags): number | undefined {
  if (utf8[start + 1] === exclamation) return findCommentEnd(utf8, start)
  const name = verbatim.find((each) => isName(utf8, start + 1, each))
  if (name === undefined) return undefined
  const tagEnd = closings.findTagEnd(start + 1 + name.length)
  if (tagEnd < 0) return undefined
  return utf8[tagEnd - 1] === slash ? tagEnd + 1 : closings.findAfter(name, tagEnd + 1)
}

function findCommentEnd(utf8: Uint8Array, start: number): number | undefined {
  if (utf8[start + 2] !== hyphen || utf8[start + 3] !== hyphen) return undefined
  // The hyphens that open a comment do not close it.
  for (let end = utf8.indexOf(greaterThan, start + 6); end >= 0; end = utf8.indexOf(greaterThan, end + 1)) {
    if (utf8[end - 1] === hyphen && utf8[end - 2] === hyphen) return end + 1
  }
  return utf8.length
}

/** A whole name, in any case. */
function isName(utf8: Uint8Array, start: number, name: Uint8Array): boolean {
  for (let index = 0; index < name.length; index++) {
    if (((utf8[start + index] ?? 0) | lowerCase) !== name[index]) return false
  }
  const after = utf8[start + name.length]
  return after === slash || after === greaterThan || isSpace(after)
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d)
}

class ClosingTags {
  readonly #utf8: Uint8Array
  readonly #missing = new Set<Uint8Array>()
  #tagEnd: number

  constructor(utf8: Uint8Array) {
    this.#utf8 = utf8
    this.#tagEnd = utf8.indexOf(greaterThan)
  }

  /** The next `>`, which may lie far off: it is not looked for again before it was passed. */
  findTagEnd(from: number): number {
    if (this.#tagEnd >= 0 && this.#tagEnd < from) this.#tagEnd = this.#utf8.indexOf(greaterThan, from)
    return this.#tagEnd
  }

  /** The end of the next `</name>`; undefined when there is none. */
  findAfter(name: Uint8Array, from: number): number | undefined {
    if (this.#missing.has(name)) return undefined
    const utf8 = this.#utf8
    for (let start = utf8.indexOf(lessThan, from); start >= 0; start = utf8.indexOf(lessThan, start + 1)) {
      const end = utf8[start + 1] === slash && isName(utf8, start + 2, name) ? this.#skip(start + 2 + name.length) : -1
      if (end >= 0) return end
    }
    this.#missing.add(name)
    return undefined
  }

  /** The place after white space and `>`; -1 where something else follows. */
  #skip(from: number): number {
    let end = from
    while (end - from < maxSpaces && isSpace(this.#utf8[end])) end += 1
    return this.#utf8[end] === greaterThan ? end + 1 : -1
  }
}
