import { lookUp } from '../../../../libraries/json/look-up.ts'

/** What an expression is refused for, as the extension words it. */
export class ExpressionError extends Error {}

type Unary = (value: number) => number
type Binary = (left: number, right: number) => number

const unary: Readonly<Record<string, Unary>> = {
  not: (value) => toNumber(value === 0),
  ceil: Math.ceil,
  floor: Math.floor,
  trunc: Math.trunc,
  abs: Math.abs,
  exp: Math.exp,
  ln: (value) => (value > 0 ? Math.log(value) : fail('Invalid argument for ln: <= 0.')),
  sqrt: (value) => (value >= 0 ? Math.sqrt(value) : fail('In sqrt: Result is not a number.')),
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: (value) => (Math.abs(value) <= 1 ? Math.asin(value) : fail('Invalid argument for asin: < -1 or > 1.')),
  acos: (value) => (Math.abs(value) <= 1 ? Math.acos(value) : fail('Invalid argument for acos: < -1 or > 1.')),
  atan: Math.atan,
}

/** Loosest first (mediawiki.org/wiki/Help:Extension:ParserFunctions#expr). */
const levels: readonly Readonly<Record<string, Binary>>[] = [
  { or: (left, right) => toNumber(left !== 0 || right !== 0) },
  { and: (left, right) => toNumber(left !== 0 && right !== 0) },
  {
    '=': (left, right) => toNumber(left === right),
    '<>': (left, right) => toNumber(left !== right),
    '!=': (left, right) => toNumber(left !== right),
    '<': (left, right) => toNumber(left < right),
    '>': (left, right) => toNumber(left > right),
    '<=': (left, right) => toNumber(left <= right),
    '>=': (left, right) => toNumber(left >= right),
  },
  { round: (left, right) => round(left, Math.trunc(right)) },
  { '+': (left, right) => left + right, '-': (left, right) => left - right },
  {
    '*': (left, right) => left * right,
    '/': divide,
    div: divide,
    mod: (left, right) => (Math.trunc(right) === 0 ? failToDivide() : Math.trunc(left) % Math.trunc(right)),
    fmod: (left, right) => (right === 0 ? failToDivide() : left % right),
  },
  { '^': (left, right) => left ** right },
  { e: (left, right) => left * 10 ** right },
]

const words: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E }

const token = /\s*(?:(\d+\.?\d*|\.\d+)|([a-z]+)|(<>|!=|<=|>=|[-+*/^=<>()]|[−×÷]))/giy
const maxTokens = 1000
const maxDepth = 100

/** Calculates as `#expr` does; an empty expression has no value. */
export function evaluateExpression(source: string): string {
  const text = source.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&minus;', '-')
  if (text.trim() === '') return ''
  const reader = new Reader(readTokens(text))
  return formatNumber(reader.readAll())
}

function readTokens(text: string): readonly string[] {
  const tokens: string[] = []
  const end = text.trimEnd().length
  token.lastIndex = 0
  while (token.lastIndex < end) {
    const from = token.lastIndex
    const [found] = token.exec(text) ?? []
    if (found === undefined) throw new ExpressionError(describeUnknown(text.slice(from).trimStart()))
    tokens.push(found.trim().toLowerCase().replace('−', '-').replace('×', '*').replace('÷', '/'))
    if (tokens.length > maxTokens) throw new ExpressionError('Expression error: Stack exhausted.')
  }
  return tokens
}

function describeUnknown(rest: string): string {
  return `Expression error: Unrecognized punctuation character "${[...rest][0] ?? ''}".`
}

class Reader {
  readonly #tokens: readonly string[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  readAll(): number {
    const value = this.#readLevel(0)
    const rest = this.#tokens[this.#at]
    if (rest === ')') fail('Unexpected closing bracket.')
    if (rest !== undefined) fail(isNumber(rest) ? 'Unexpected number.' : describeUnexpected(rest))
    return value
  }

  /** Operators of one level bind from the left. */
  #readLevel(level: number): number {
    const operators = levels[level]
    if (!operators) return this.#readValue()
    let value = this.#readLevel(level + 1)
    for (;;) {
      const operate = ownOf(operators, this.#tokens[this.#at])
      if (!operate) return value
      this.#at++
      value = operate(value, this.#readLevel(level + 1))
    }
  }

  /** Signs and functions bind more closely than any operator but `e`. */
  #readValue(): number {
    const found = this.#tokens[this.#at++]
    if (found === undefined) return fail(`Missing operand for ${this.#tokens[this.#at - 2] ?? '='}.`)
    if (found === '(') return this.#readBrackets()
    if (found === '-') return -this.#readValue()
    if (found === '+') return this.#readValue()
    const operate = ownOf(unary, found)
    if (operate) return operate(this.#readValue())
    if (isNumber(found)) return Number(found)
    return ownOf(words, found) ?? fail(describeUnexpected(found))
  }

  #readBrackets(): number {
    if (++this.#depth > maxDepth) fail('Stack exhausted.')
    const value = this.#readLevel(0)
    this.#depth -= 1
    if (this.#tokens[this.#at++] !== ')') fail('Unclosed bracket.')
    return value
  }
}

function describeUnexpected(found: string): string {
  const isOperator = levels.some((operators) => ownOf(operators, found)) || ownOf(unary, found)
  return isOperator || /^\W/.test(found) ? `Unexpected ${found} operator.` : `Unrecognized word "${found}".`
}

function ownOf<Value>(record: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined {
  return name === undefined ? undefined : lookUp(record, name)
}

function isNumber(text: string): boolean {
  return /^[\d.]/.test(text)
}

function toNumber(value: boolean): number {
  return value ? 1 : 0
}

function divide(left: number, right: number): number {
  return right === 0 ? failToDivide() : left / right
}

/** Halves away from zero, as PHP does. */
function round(value: number, digits: number): number {
  const factor = 10 ** digits
  const scaled = Number((Math.abs(value) * factor).toPrecision(15))
  return (Math.sign(value) * Math.round(scaled)) / factor
}

function failToDivide(): never {
  return fail('Division by zero.')
}

function fail(message: string): never {
  throw new ExpressionError(message.startsWith('Division') ? message : `Expression error: ${message}`)
}

/** Fourteen digits, as PHP writes a number. */
function formatNumber(value: number): string {
  if (Number.isNaN(value)) return 'NAN'
  if (!Number.isFinite(value)) return value > 0 ? 'INF' : '-INF'
  if (Object.is(value, -0)) return '-0'
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value)
  const [digits = '', exponent] = value.toPrecision(14).split('e')
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
  if (exponent !== undefined) return `${short.includes('.') ? short : `${short}.0`}E${exponent}`
  const size = Math.abs(value)
  return size !== 0 && size < 1e-4 ? toScientific(value) : short
}

function toScientific(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential(13).split('e')
  const short = digits.replace(/\.?0+$/, '')
  return `${short.includes('.') ? short : `${short}.0`}E${exponent}`
}
