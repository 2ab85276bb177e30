/**
 * A text as lines and what stands between them, in turn: white space with a line break in it and white space at the ends is at the odd places. All parts make the
 * whole again.
 */
export function splitLines(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { 0: space, index } of text.matchAll(/\s+/gu)) {
    const end = index + space.length
    if (index > 0 && end < text.length && !/[\n\r\v\f\u0085\u2028\u2029]/u.test(space)) continue
    parts.push(text.slice(start, index), space)
    start = end
  }
  return [...parts, text.slice(start)]
}
