/** Elements of a list that are written in one step. */
const perStep = 200
/** Lists lie near the surface of an answer; what lies deeper is written at once. */
const maxDepth = 4

/** Characters of a text that are written in one step. */
const perTextStep = 2 ** 16

/** `JSON.stringify` for a body that may hold long lists and texts, in steps. */
export function* writeJsonInSteps(value: unknown, depth = 0): Generator<void, string> {
  if (depth < maxDepth && Array.isArray(value) && value.length > perStep) return yield* writeList(value)
  if (depth < maxDepth && isPlainObject(value)) return yield* writeObject(value, depth)
  if (typeof value === 'string' && value.length > perTextStep) return yield* writeText(value)
  yield
  return JSON.stringify(value)
}

function* writeList(list: readonly unknown[]): Generator<void, string> {
  const parts: string[] = []
  for (let start = 0; start < list.length; start += perStep) {
    parts.push(JSON.stringify(list.slice(start, start + perStep)).slice(1, -1))
    yield
  }
  return `[${parts.join(',')}]`
}

function* writeText(text: string): Generator<void, string> {
  let written = ''
  for (let start = 0; start < text.length;) {
    // Halves of a character would each be escaped.
    const part = text.slice(start, start + perTextStep).replace(/[\uD800-\uDBFF]$/, '') || text.slice(start, start + 1)
    written += JSON.stringify(part).slice(1, -1)
    start += part.length
    yield
  }
  return `"${written}"`
}

function* writeObject(object: object, depth: number): Generator<void, string> {
  const parts: string[] = []
  for (const [name, value] of Object.entries(object)) {
    // As `JSON.stringify` leaves it out.
    if (value !== undefined) parts.push(`${JSON.stringify(name)}:${yield* writeJsonInSteps(value, depth + 1)}`)
  }
  return `{${parts.join(',')}}`
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
