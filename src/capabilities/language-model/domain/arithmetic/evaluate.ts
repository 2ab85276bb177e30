import { lookUp } from '../../../../libraries/json/look-up.ts'
import { functions } from './functions.ts'
import { add, divide, modulo, multiply, negate, power, subtract } from './operations.ts'
import { rational } from './rational.ts'
import { readTokens, type Token } from './read-tokens.ts'
import { approximate, exact, type Value } from './value.ts'

const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E, tau: 2 * Math.PI }
const deepest = 100
const hundred = exact(rational(100n))

/**
 * The value of an expression in signs: + - * / ^ ! %, brackets, `mod`, `of` (times), functions and constants. Undefined when it is
 * no expression, or nothing but one number; fails with an ArithmeticError where it has no value.
 */
export function evaluate(expression: string): Value | undefined {
  const tokens = readTokens(expression)
  if (!tokens || tokens.length < 2) return undefined
  const parser = new Parser(tokens)
  try {
    return parser.read()
  } catch (thrown) {
    if (thrown instanceof Unreadable) return undefined
    throw thrown
  }
}

/** What was read, and whether it ended in a percent sign: a sum takes that as a share of what stands before it. */
interface Operand {
  readonly value: Value
  readonly isPercent: boolean
}

class Unreadable extends Error {}

/** Recursive descent; each method reads one level of precedence. */
class Parser {
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  read(): Value {
    const value = this.#sum()
    if (this.#at < this.#tokens.length) throw new Unreadable()
    return value
  }

  #sum(): Value {
    if (++this.#depth > deepest) throw new Unreadable()
    let { value } = this.#product()
    for (;;) {
      const sign = this.#takeSign('+', '-')
      if (!sign) break
      const operand = this.#product()
      const right = operand.isPercent ? multiply(value, operand.value) : operand.value
      value = sign === '+' ? add(value, right) : subtract(value, right)
    }
    this.#depth--
    return value
  }

  #product(): Operand {
    let left = this.#signed()
    for (;;) {
      const sign = this.#takeSign('*', '/') ?? this.#takeName('mod', 'of') ?? this.#takeImplied()
      if (!sign) return left
      const { value } = this.#signed()
      const combine = sign === '/' ? divide : sign === 'mod' ? modulo : multiply
      left = { value: combine(left.value, value), isPercent: false }
    }
  }

  #signed(): Operand {
    if (this.#takeSign('+')) return this.#nested(() => this.#signed())
    if (!this.#takeSign('-')) return this.#raised()
    const { value, isPercent } = this.#nested(() => this.#signed())
    return { value: negate(value), isPercent }
  }

  /** Powers group from the right and bind more tightly than a sign before them: -2^2 is -4. */
  #raised(): Operand {
    const base = this.#withEnding()
    if (!this.#takeSign('^')) return base
    const exponent = this.#nested(() => this.#signed())
    return { value: power(base.value, exponent.value), isPercent: exponent.isPercent }
  }

  #withEnding(): Operand {
    let [value, isPercent] = [this.#single(), false]
    for (;;) {
      if (this.#takeSign('!')) value = functions['factorial']?.([value]) ?? value
      else if (!isPercent && this.#takePercent()) [value, isPercent] = [divide(value, hundred), true]
      else return { value, isPercent }
    }
  }

  #single(): Value {
    const token = this.#tokens[this.#at++]
    if (token?.kind === 'number') return exact(token.value)
    if (token?.kind === 'sign' && token.sign === '(') return this.#close(this.#sum())
    if (token?.kind !== 'name') throw new Unreadable()
    const constant = lookUp(constants, token.name)
    return constant === undefined ? this.#call(token.name) : approximate(constant)
  }

  #call(name: string): Value {
    const calculate = lookUp(functions, name)
    if (!calculate) throw new Unreadable()
    if (!this.#takeSign('(')) return calculate([this.#nested(() => this.#raised()).value])
    const values = [this.#sum()]
    while (this.#takeSign(',')) values.push(this.#sum())
    return this.#close(calculate(values))
  }

  #nested(read: () => Operand): Operand {
    if (++this.#depth > deepest) throw new Unreadable()
    const operand = read()
    this.#depth--
    return operand
  }

  #close(value: Value): Value {
    if (this.#takeSign(')')) return value
    throw new Unreadable()
  }

  #takeSign(...signs: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at]
    if (token?.kind !== 'sign' || !signs.includes(token.sign)) return undefined
    this.#at++
    return token.sign
  }

  #takeName(...names: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at]
    if (token?.kind !== 'name' || !names.includes(token.name)) return undefined
    this.#at++
    return token.name
  }

  /** A percent sign, unless a number follows: then it is a remainder, which `modulo` writes as `mod`. */
  #takePercent(): boolean {
    const next = this.#tokens[this.#at + 1]
    if (next?.kind === 'number' || (next?.kind === 'sign' && next.sign === '(')) return false
    return this.#takeSign('%') !== undefined
  }

  /** `2pi`, `3(4+5)`, `(1+2)(3+4)`: times. `17 % 5`: the remainder. */
  #takeImplied(): string | undefined {
    if (this.#takeSign('%')) return 'mod'
    const [before, next] = [this.#tokens[this.#at - 1], this.#tokens[this.#at]]
    const isOpening = next?.kind === 'sign' && next.sign === '('
    const isConstant =
      next?.kind === 'name' && (Object.hasOwn(constants, next.name) || Object.hasOwn(functions, next.name))
    return before && (isOpening || isConstant) ? '*' : undefined
  }
}
