import { minOf } from '../../../../../../libraries/numbers/min-of.ts'
import { maxOf } from '../../../../../../libraries/numbers/max-of.ts'
import { quote } from '../literal.ts'
import { type CharacterSet, has, without } from './character-set.ts'
import { countBranches } from './count-branches.ts'
import type { Pattern } from './parse-pattern.ts'

/**
 * A pattern as the grammar of what stands between the quotes of a JSON string. Undefined where it is too large, has an anchor in the
 * middle, or repeats what may be empty, which a grammar of llama.cpp cannot.
 */
export function writePattern(pattern: Pattern): string | undefined {
  const options = listOptions(pattern).map(anchor)
  const whole: Pattern = { kind: 'choice', options }
  if (measure(whole) > largest || countBranches(whole) > maxBranches) return undefined
  const written = options.map(write)
  return written.includes(undefined) ? undefined : join(written.map(String))
}

/** Characters with what is repeated written out, as llama.cpp does. */
const largest = 500

const maxBranches = 8

/** Of a pattern, what can be said in words of lengths; no `max` where it has no bound. */
export function measureLength(pattern: Pattern): { readonly min: number; readonly max: number } {
  switch (pattern.kind) {
    case 'character':
      return { min: 1, max: 1 }
    case 'start':
    case 'end':
      return { min: 0, max: 0 }
    case 'sequence': {
      const parts = pattern.parts.map(measureLength)
      return { min: sum(parts.map(({ min }) => min)), max: sum(parts.map(({ max }) => max)) }
    }
    case 'choice': {
      const options = pattern.options.map(measureLength)
      return { min: minOf(options.map(({ min }) => min)), max: maxOf(options.map(({ max }) => max)) }
    }
    case 'repeat': {
      const { min, max } = measureLength(pattern.body)
      return { min: min * pattern.min, max: max === 0 || pattern.max === 0 ? 0 : max * (pattern.max ?? Infinity) }
    }
  }
}

/** The alternatives at the top, where anchors may stand. */
export function listOptions(pattern: Pattern): readonly Pattern[] {
  if (pattern.kind === 'choice') return pattern.options.flatMap(listOptions)
  const [only] = pattern.kind === 'sequence' ? pattern.parts : []
  return pattern.kind === 'sequence' && pattern.parts.length === 1 && only?.kind === 'choice'
    ? listOptions(only)
    : [pattern]
}

/** What no anchor holds may have anything before and behind it. */
function anchor(pattern: Pattern): Pattern {
  const parts = pattern.kind === 'sequence' ? pattern.parts : [pattern]
  const isStarted = parts[0]?.kind === 'start'
  const isEnded = parts.at(-1)?.kind === 'end'
  const inner = parts.slice(isStarted ? 1 : 0, isEnded ? -1 : undefined)
  return {
    kind: 'sequence',
    parts: [...(isStarted ? [] : [anything]), ...inner, ...(isEnded ? [] : [anything])],
  }
}

/** Any characters of a JSON string; known by being this very one. */
const anything: Pattern = { kind: 'repeat', body: { kind: 'character', set: [] }, min: 0, max: undefined }

/** A class alone may be repeated as often as a text may be long. */
function measure(pattern: Pattern): number {
  switch (pattern.kind) {
    case 'sequence':
      return sum(pattern.parts.map(measure))
    case 'choice':
      return sum(pattern.options.map(measure))
    case 'repeat':
      return pattern.body.kind === 'character'
        ? Math.ceil((pattern.max ?? pattern.min) / 8) + 1
        : measure(pattern.body) * (pattern.max ?? pattern.min + 1)
    case 'character':
    case 'start':
    case 'end':
      return 1
  }
}

function write(pattern: Pattern): string | undefined {
  switch (pattern.kind) {
    case 'character':
      return writeSet(pattern.set)
    case 'sequence':
      return writeSequence(pattern.parts)
    case 'choice': {
      const options = pattern.options.map(write)
      return options.includes(undefined) ? undefined : join(options.map(String))
    }
    case 'repeat':
      return pattern === anything ? 'char*' : writeRepeat(pattern)
    case 'start':
    case 'end':
      return undefined
  }
}

function join(options: readonly string[]): string {
  return options.length === 1 ? options.join('') : `(${options.join(' | ')})`
}

/** Characters that stand alone are put together into texts. */
function writeSequence(parts: readonly Pattern[]): string | undefined {
  const written: string[] = []
  let text = ''
  const flush = () => {
    if (text !== '') written.push(quote(text))
    text = ''
  }
  for (const part of parts) {
    const single = part.kind === 'character' ? readSingle(part.set) : undefined
    if (single !== undefined) {
      text += JSON.stringify(single).slice(1, -1)
      continue
    }
    flush()
    const rule = write(part)
    if (rule === undefined) return undefined
    written.push(rule)
  }
  flush()
  return written.length === 0 ? '""' : written.length === 1 ? written.join('') : `(${written.join(' ')})`
}

function writeRepeat({ body, min, max }: Extract<Pattern, { kind: 'repeat' }>): string | undefined {
  if (max === 0) return '""'
  const written = write(body)
  if (written === undefined || measureLength(body).min === 0) return undefined
  const rule = body.kind === 'character' ? written : `(${written})`
  if (max === undefined && min < 2) return `${rule}${min === 0 ? '*' : '+'}`
  if (min === 0 && max === 1) return `${rule}?`
  return min === max ? `${rule}{${min}}` : `${rule}{${min},${max ?? ''}}`
}

function readSingle(set: CharacterSet): string | undefined {
  const [range] = set
  return set.length === 1 && range && range[0] === range[1] ? String.fromCodePoint(range[0]) : undefined
}

/** What JSON writes with a backslash. Other control characters are left out: nobody means them by a class. */
const escaped: readonly (readonly [number, string])[] = [...'"\\\n\r\t\b\f'].map((sign) => [
  sign.charCodeAt(0),
  JSON.stringify(sign).slice(1, -1),
])

const unwritten: CharacterSet = [
  [0x00, 0x1f],
  [0x22, 0x22],
  [0x5c, 0x5c],
  [0x7f, 0x7f],
]

function writeSet(set: CharacterSet): string | undefined {
  const plain = without(set, unwritten)
  const options = [
    ...(plain.length === 0 ? [] : [`[${plain.map(writeRange).join('')}]`]),
    ...escaped.filter(([codePoint]) => has(set, codePoint)).map(([, text]) => quote(text)),
  ]
  return options.length === 0 ? undefined : join(options)
}

function writeRange([first, last]: CharacterSet[number]): string {
  return first === last ? writeCode(first) : `${writeCode(first)}-${writeCode(last)}`
}

function writeCode(codePoint: number): string {
  const sign = String.fromCodePoint(codePoint)
  if (/^[\da-z]$/i.test(sign)) return sign
  const digits = codePoint.toString(16).toUpperCase()
  if (codePoint < 0x100) return `\\x${digits.padStart(2, '0')}`
  return codePoint < 0x10000 ? `\\u${digits.padStart(4, '0')}` : `\\U${digits.padStart(8, '0')}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
