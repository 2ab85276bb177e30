import { lookUp } from '../../../../../libraries/json/look-up.ts'
import { compareVersions } from '../compare-versions.ts'
import { readTokens, type Token } from './read-tokens.ts'
import { UnreadableFilter } from './unreadable-filter.ts'

/** What the names of an expression stand for, such as `env.channel`. */
export type FilterEnvironment = Readonly<Record<string, string>>

type Value = string | number | boolean | readonly Value[]

/** The longest that Mozilla's own services have are some hundred characters. */
const maxLength = 1_000
const maxDepth = 20

/**
 * Whether a record is for somebody, by its `filter_expression`: the part of Mozilla's JEXL that needs no knowledge of a user. Both
 * sides of `&&` and `||` are always read, so that an expression is readable for all or for nobody.
 *
 * @throws UnreadableFilter where it is longer, deeper or other than this
 */
export function evaluateFilter(expression: string, environment: FilterEnvironment): boolean {
  if (expression.trim() === '') return true
  if (expression.length > maxLength) throw new UnreadableFilter(`it has more than ${maxLength} characters`)
  const reader = new FilterReader(readTokens(expression), environment)
  return reader.readAll()
}

/** Computes while it reads: an expression is read once or twice, and then forgotten. */
class FilterReader {
  readonly #tokens: readonly Token[]
  readonly #environment: FilterEnvironment
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[], environment: FilterEnvironment) {
    this.#tokens = tokens
    this.#environment = environment
  }

  readAll(): boolean {
    const value = this.#readEither()
    if (this.#next.kind !== 'end') throw unexpected(this.#next)
    return toBoolean(value)
  }

  #readEither(): Value {
    let value = this.#readBoth()
    while (this.#take('||')) value = [value, this.#readBoth()].map(toBoolean).includes(true)
    return value
  }

  #readBoth(): Value {
    let value = this.#readComparison()
    while (this.#take('&&')) value = ![value, this.#readComparison()].map(toBoolean).includes(false)
    return value
  }

  #readComparison(): Value {
    const left = this.#readValue()
    const sign = this.#next.text
    const compare = this.#next.kind === 'sign' || sign === 'in' ? lookUp(comparisons, sign) : undefined
    if (!compare) return left
    this.#at += 1
    return compare(left, this.#readValue())
  }

  /** With what stands before and behind it: `!value`, `value|transform(value)`. */
  #readValue(): Value {
    if (this.#take('!')) return this.#deeper(() => !toBoolean(this.#readValue()))
    let value = this.#readPlain()
    while (this.#take('|')) value = this.#transform(value)
    return value
  }

  #transform(value: Value): Value {
    const { text } = this.#next
    if (text !== 'versionCompare') throw unexpected(this.#next)
    this.#at += 1
    this.#expect('(')
    const other = this.#deeper(() => this.#readEither())
    this.#expect(')')
    if (typeof value === 'string' && typeof other === 'string') return compareVersions(value, other)
    throw new UnreadableFilter('versionCompare compares two texts')
  }

  #readPlain(): Value {
    if (this.#take('(')) {
      const value = this.#deeper(() => this.#readEither())
      this.#expect(')')
      return value
    }
    if (this.#take('[')) return this.#deeper(() => this.#readList())
    const token = this.#next
    this.#at += 1
    if (token.kind === 'string') return token.text
    if (token.kind === 'number') return Number(token.text)
    if (token.kind === 'name') return this.#lookUp(token.text)
    throw unexpected(token)
  }

  #readList(): Value {
    const values: Value[] = []
    if (this.#take(']')) return values
    do values.push(this.#readEither())
    while (this.#take(','))
    this.#expect(']')
    return values
  }

  #lookUp(name: string): Value {
    if (name === 'true' || name === 'false') return name === 'true'
    const value = lookUp(this.#environment, name)
    if (value === undefined) throw new UnreadableFilter(`"${name.slice(0, 60)}" is not known here`)
    return value
  }

  #deeper(read: () => Value): Value {
    if (this.#depth >= maxDepth) throw new UnreadableFilter(`it is nested more than ${maxDepth} deep`)
    this.#depth += 1
    const value = read()
    this.#depth -= 1
    return value
  }

  get #next(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '' }
  }

  #take(sign: string): boolean {
    const isNext = this.#next.kind === 'sign' && this.#next.text === sign
    if (isNext) this.#at += 1
    return isNext
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) throw unexpected(this.#next)
  }
}

const comparisons: Readonly<Record<string, (left: Value, right: Value) => boolean>> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': (left, right) => order(left, right) < 0,
  '>': (left, right) => order(left, right) > 0,
  '<=': (left, right) => order(left, right) <= 0,
  '>=': (left, right) => order(left, right) >= 0,
  in: (left, right) => {
    if (typeof right === 'object') return right.includes(left)
    if (typeof right === 'string' && typeof left === 'string') return right.includes(left)
    throw new UnreadableFilter('"in" looks into a list or a text')
  },
}

function order(left: Value, right: Value): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right)
  throw new UnreadableFilter('only two numbers or two texts have an order')
}

function toBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value
  throw new UnreadableFilter('it asks for yes or no where there is a number, a text or a list')
}

function unexpected({ kind, text }: Token): UnreadableFilter {
  return new UnreadableFilter(kind === 'end' ? 'it ends too early' : `"${text.slice(0, 60)}" is not expected there`)
}
