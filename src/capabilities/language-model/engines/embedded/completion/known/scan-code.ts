/** Which signs a piece of code takes for what: enough to know what is open at its end. */
export type CodeKind = 'python' | 'braces'

/** A bracket that waits for its other half. */
export interface OpenBracket {
  readonly closer: string
  /** The white space that its line begins with. */
  readonly indent: string
  /** Whether a line break follows it. */
  readonly isOverLines: boolean
}

export interface OpenCode {
  /** What ends the string in which the code breaks off. */
  readonly quote: string
  /** Whether it breaks off in a comment: words of people, not code. */
  readonly isComment: boolean
  /** The outermost first. */
  readonly brackets: readonly OpenBracket[]
}

const closers: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

/** What begins a stretch without brackets, and what ends it. */
interface Stretch {
  readonly begin: string
  readonly end: string
  readonly isComment?: boolean
  /** Ends with its line, closed or not. */
  readonly isOneLine?: boolean
}

const double: Stretch = { begin: '"', end: '"', isOneLine: true }
const single: Stretch = { begin: "'", end: "'", isOneLine: true }
const stretches: Readonly<Record<CodeKind, readonly Stretch[]>> = {
  python: [
    { begin: '"""', end: '"""' },
    { begin: "'''", end: "'''" },
    { begin: '#', end: '\n', isComment: true },
    double,
    single,
  ],
  braces: [
    { begin: '/*', end: '*/', isComment: true },
    { begin: '//', end: '\n', isComment: true },
    { begin: '`', end: '`' },
    double,
    single,
  ],
}

/** Reads code once, from its beginning. */
export function scanCode(code: string, kind: CodeKind): OpenCode {
  const brackets: { closer: string; at: number }[] = []
  let at = 0
  while (at < code.length) {
    const stretch = stretches[kind].find(({ begin }) => code.startsWith(begin, at))
    if (stretch) {
      const end = findEnd(code, at + stretch.begin.length, stretch)
      if (end === undefined) return { ...describe(code, brackets), ...openIn(stretch) }
      at = end
      continue
    }
    const character = code[at] ?? ''
    const closer = closers.get(character)
    if (closer !== undefined) brackets.push({ closer, at })
    else if (/[)\]}]/.test(character)) brackets.pop()
    at++
  }
  return { ...describe(code, brackets), quote: '', isComment: false }
}

const openIn = ({ end, isComment = false }: Stretch) => ({ quote: isComment ? '' : end, isComment })

/** Where a stretch is over; undefined where the code is before it. */
function findEnd(code: string, from: number, { end, isComment, isOneLine }: Stretch): number | undefined {
  for (let at = from; at < code.length; at++) {
    if (code[at] === '\\' && !isComment) at++
    else if (isOneLine && code[at] === '\n') return at
    else if (code.startsWith(end, at)) return at + end.length
  }
  return undefined
}

function describe(code: string, brackets: readonly { closer: string; at: number }[]) {
  const describeOne = ({ closer, at }: { closer: string; at: number }): OpenBracket => {
    const line = code.slice(code.lastIndexOf('\n', at) + 1, at)
    const isOverLines = /^[^\S\n]*\n/.test(code.slice(at + 1, at + 1 + maxIndent))
    return { closer, isOverLines, indent: /^[^\S\n]*/.exec(line.slice(0, maxIndent))?.[0] ?? '' }
  }
  return { brackets: brackets.slice(-maxBrackets).map(describeOne) }
}

const maxIndent = 200
/** More than anybody nests: beyond it the outermost stay open. */
const maxBrackets = 100
