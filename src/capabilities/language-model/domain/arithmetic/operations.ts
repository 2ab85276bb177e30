import * as rationals from './rational.ts'
import { approximate, ArithmeticError, asNumber, exact, type Value } from './value.ts'

/** Results of more bits than this are not worked out. */
const maxBits = 40_000

function combine(
  a: Value,
  b: Value,
  exactly: (a: rationals.Rational, b: rationals.Rational) => rationals.Rational,
  roughly: (a: number, b: number) => number,
): Value {
  if ('exact' in a && 'exact' in b) {
    if (rationals.bitsOf(a.exact) + rationals.bitsOf(b.exact) > maxBits) throw new ArithmeticError('too large')
    return exact(exactly(a.exact, b.exact))
  }
  return approximate(roughly(asNumber(a), asNumber(b)))
}

export function add(a: Value, b: Value): Value {
  return combine(a, b, rationals.add, (x, y) => x + y)
}

export function subtract(a: Value, b: Value): Value {
  return add(a, negate(b))
}

export function negate(value: Value): Value {
  return 'exact' in value ? exact(rationals.negate(value.exact)) : approximate(-value.approximate)
}

export function multiply(a: Value, b: Value): Value {
  return combine(a, b, rationals.multiply, (x, y) => x * y)
}

export function divide(a: Value, b: Value): Value {
  if (isZero(b)) throw new ArithmeticError('division by zero')
  return combine(a, b, rationals.divide, (x, y) => x / y)
}

/** The remainder of a division rounded down: its sign is the divisor's. */
export function modulo(a: Value, b: Value): Value {
  if (isZero(b)) throw new ArithmeticError('division by zero')
  const quotient = divide(a, b)
  const whole =
    'exact' in quotient
      ? exact({ numerator: rationals.floor(quotient.exact), denominator: 1n })
      : approximate(Math.floor(quotient.approximate))
  return subtract(a, multiply(whole, b))
}

export function power(base: Value, exponent: Value): Value {
  if ('exact' in base && 'exact' in exponent && rationals.isWhole(exponent.exact)) {
    return exact(wholePower(base.exact, exponent.exact.numerator))
  }
  return approximate(asNumber(base) ** asNumber(exponent))
}

function wholePower(base: rationals.Rational, exponent: bigint): rationals.Rational {
  const size = exponent < 0n ? -exponent : exponent
  if (exponent < 0n && base.numerator === 0n) throw new ArithmeticError('division by zero')
  const isTrivial = base.denominator === 1n && base.numerator >= -1n && base.numerator <= 1n
  if (!isTrivial && BigInt(rationals.bitsOf(base)) * size > BigInt(maxBits)) throw new ArithmeticError('too large')
  const reduced = isTrivial ? 2n + (size % 2n) : size
  const times = size === 0n ? 0n : isTrivial ? reduced : size
  const raised = rationals.rational(base.numerator ** times, base.denominator ** times)
  return exponent < 0n ? rationals.divide(rationals.rational(1n), raised) : raised
}

function isZero(value: Value): boolean {
  return asNumber(value) === 0
}
