type MatchLower = (lower: string) => boolean

/**
 * Compiles `_like` patterns, of which one has to match. The original takes any regular expression, and a stranger's
 * regular expression can hold a server for minutes; so only `^` at the start, `$` at the end and `.*` between have a
 * meaning here, and every other character stands for itself. Case is ignored.
 */
export function compilePatterns(patterns: readonly string[]): (text: string) => boolean {
  const matchers = patterns.map(compilePattern)
  return (text) => {
    const lower = text.toLowerCase()
    return matchers.some((matches) => matches(lower))
  }
}

function compilePattern(pattern: string): MatchLower {
  const fromStart = pattern.startsWith('^')
  const toEnd = pattern.endsWith('$')
  const literals = pattern
    .slice(fromStart ? 1 : 0, toEnd ? -1 : undefined)
    .toLowerCase()
    .split('.*')
  const first = literals[0] ?? ''
  const last = literals.at(-1) ?? ''
  if (fromStart && toEnd && literals.length === 1) return (lower) => lower === first
  const inner = toEnd ? literals.slice(0, -1) : literals
  return (lower) => {
    if (fromStart && !lower.startsWith(first)) return false
    if (!toEnd) return containsInOrder(lower, inner)
    return lower.endsWith(last) && containsInOrder(lower.slice(0, lower.length - last.length), inner)
  }
}

/** Taking each literal at its earliest place leaves the most room for the next. */
function containsInOrder(text: string, literals: readonly string[]): boolean {
  let from = 0
  for (const literal of literals) {
    const at = text.indexOf(literal, from)
    if (at < 0) return false
    from = at + literal.length
  }
  return true
}
