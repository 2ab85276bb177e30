export interface PatternPart {
  readonly source: string
  readonly kind:
    | 'start'
    | 'end'
    | 'boundary'
    | 'digit'
    | 'word'
    | 'space'
    | 'no-digit'
    | 'no-word'
    | 'no-space'
    | 'any'
    | 'set'
    | 'no-set'
    | 'group'
    | 'ahead'
    | 'or'
    | 'text'
  /** What a set, a group or a text holds. */
  readonly meaning?: string
  /** How often, least and most; once where absent. */
  readonly count?: readonly [number, number]
  readonly isLazy?: boolean
}

const escapes: Readonly<Record<string, PatternPart['kind']>> = {
  d: 'digit',
  w: 'word',
  s: 'space',
  D: 'no-digit',
  W: 'no-word',
  S: 'no-space',
  b: 'boundary',
}

/** The parts of a regular expression, groups whole; undefined where it is none. */
export function readPattern(source: string): readonly PatternPart[] | undefined {
  try {
    new RegExp(source)
  } catch {
    return undefined
  }
  const parts: PatternPart[] = []
  for (let at = 0; at < source.length;) {
    const atom = readAtom(source, at)
    const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at + atom.source.length))?.[0] ?? ''
    const last = parts.at(-1)
    if (quantifier === '' && atom.kind === 'text' && last?.kind === 'text' && !last.count) {
      parts[parts.length - 1] = {
        source: last.source + atom.source,
        kind: 'text',
        meaning: `${last.meaning}${atom.meaning}`,
      }
    } else parts.push({ ...atom, source: atom.source + quantifier, ...readCount(quantifier) })
    at += atom.source.length + quantifier.length
  }
  return parts
}

function readAtom(source: string, at: number): PatternPart {
  const character = source[at] ?? ''
  if (character === '^') return { source: '^', kind: 'start' }
  if (character === '$') return { source: '$', kind: 'end' }
  if (character === '.') return { source: '.', kind: 'any' }
  if (character === '|') return { source: '|', kind: 'or' }
  if (character === '\\') {
    const next = source[at + 1] ?? ''
    const kind = Object.hasOwn(escapes, next) ? escapes[next] : undefined
    return kind ? { source: `\\${next}`, kind } : { source: `\\${next}`, kind: 'text', meaning: next }
  }
  if (character === '[') return readSet(source, at)
  if (character === '(') return readGroup(source, at)
  return { source: character, kind: 'text', meaning: character }
}

function readSet(source: string, at: number): PatternPart {
  const whole = /^\[\^?(?:\\.|[^\]\\])*\]/.exec(source.slice(at))?.[0] ?? source.slice(at)
  const isDenied = whole.startsWith('[^')
  return { source: whole, kind: isDenied ? 'no-set' : 'set', meaning: whole.slice(isDenied ? 2 : 1, -1) }
}

function readGroup(source: string, at: number): PatternPart {
  let depth = 0
  let end = at
  for (; end < source.length; end++) {
    if (source[end] === '\\') end++
    else if (source[end] === '[') end += readSet(source, end).source.length - 1
    else if (source[end] === '(') depth++
    else if (source[end] === ')' && --depth === 0) break
  }
  const whole = source.slice(at, end + 1)
  return {
    source: whole,
    kind: /^\(\?[=!]/.test(whole) ? 'ahead' : 'group',
    meaning: whole.slice(1, -1).replace(/^\?(?:[:=!]|<[^>]*>)/, ''),
  }
}

function readCount(quantifier: string): Pick<PatternPart, 'count' | 'isLazy'> {
  if (quantifier === '') return {}
  const isLazy = quantifier.length > 1 && quantifier.endsWith('?')
  const [, min = '', comma, max = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? []
  if (min !== '') return { count: [Number(min), comma ? (max === '' ? Infinity : Number(max)) : Number(min)], isLazy }
  const counts = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] } as const
  const sign = quantifier[0]
  return sign === '*' || sign === '+' || sign === '?' ? { count: counts[sign], isLazy } : {}
}
