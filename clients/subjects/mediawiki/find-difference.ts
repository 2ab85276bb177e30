const shownLength = 100

/** The path to the first value that differs, and both values; nothing when all are equal. */
export function findDifference(own: unknown, original: unknown, path = ''): string | undefined {
  if (Object.is(own, original)) return undefined
  if (!isComposed(own) || !isComposed(original) || Array.isArray(own) !== Array.isArray(original))
    return `${path === '' ? 'body' : path}: ${show(own)}, theirs ${show(original)}`
  for (const name of new Set([...Object.keys(original), ...Object.keys(own)])) {
    const found = findDifference(own[name], original[name], path === '' ? name : `${path}.${name}`)
    if (found) return found
  }
  return undefined
}

function isComposed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text
}
