import { bitsOf, floor, greatestCommonDivisor, isWhole, rational, type Rational } from './rational.ts'
import { approximate, ArithmeticError, asNumber, exact, type Value } from './value.ts'

type Calculate = (values: readonly Value[]) => Value

const zero: Value = exact(rational(0n))

const ofOne =
  (calculate: (value: Value) => Value): Calculate =>
  ([value = zero]) =>
    calculate(value)

const ofNumber = (calculate: (value: number) => number): Calculate =>
  ofOne((value) => approximate(calculate(asNumber(value))))

/** Functions by name; angles are in radians. */
export const functions: Readonly<Record<string, Calculate>> = {
  sqrt: ofOne((value) => root(value, 2)),
  cbrt: ofOne((value) => root(value, 3)),
  sin: ofNumber(Math.sin),
  cos: ofNumber(Math.cos),
  tan: ofNumber(Math.tan),
  asin: ofNumber(Math.asin),
  acos: ofNumber(Math.acos),
  atan: ofNumber(Math.atan),
  exp: ofNumber(Math.exp),
  ln: ofNumber(Math.log),
  log: ofNumber(Math.log10),
  log10: ofNumber(Math.log10),
  log2: ofNumber(Math.log2),
  abs: ofOne((value) => (asNumber(value) < 0 ? negative(value) : value)),
  floor: ofOne((value) => toWhole(value, (number) => floor(number))),
  ceil: ofOne((value) => toWhole(value, (number) => -floor({ ...number, numerator: -number.numerator }))),
  round: ofOne((value) =>
    toWhole(value, ({ numerator, denominator }) => floor(rational(2n * numerator + denominator, 2n * denominator))),
  ),
  min: (values) => values.reduce((min, value) => (asNumber(value) < asNumber(min) ? value : min)),
  max: (values) => values.reduce((max, value) => (asNumber(value) > asNumber(max) ? value : max)),
  gcd: (values) => exact(rational(values.map(wholeOf).reduce(greatestCommonDivisor, 0n))),
  lcm: (values) => exact(rational(values.map(wholeOf).reduce((a, b) => (a * b) / greatestCommonDivisor(a, b), 1n))),
  factorial: ofOne(factorial),
}

/** The exact root of a square (or cube) of a fraction, otherwise by floating point. */
function root(value: Value, degree: 2 | 3): Value {
  const number = degree === 2 ? Math.sqrt(asNumber(value)) : Math.cbrt(asNumber(value))
  if (!('exact' in value) || bitsOf(value.exact) > 200 || Number.isNaN(number)) return approximate(number)
  const [top, bottom] = [value.exact.numerator, value.exact.denominator].map((part) => wholeRoot(part, degree))
  return top === undefined || bottom === undefined ? approximate(number) : exact(rational(top, bottom))
}

function wholeRoot(value: bigint, degree: 2 | 3): bigint | undefined {
  const number = Math.round(degree === 2 ? Math.sqrt(Number(value)) : Math.cbrt(Number(value)))
  return BigInt(number) ** BigInt(degree) === value ? BigInt(number) : undefined
}

function negative(value: Value): Value {
  if (!('exact' in value)) return approximate(-value.approximate)
  return exact(rational(-value.exact.numerator, value.exact.denominator))
}

function toWhole(value: Value, round: (value: Rational) => bigint): Value {
  return 'exact' in value ? exact(rational(round(value.exact))) : approximate(Math.round(value.approximate))
}

function wholeOf(value: Value): bigint {
  if ('exact' in value && isWhole(value.exact)) return value.exact.numerator
  throw new ArithmeticError('undefined')
}

const largestFactorial = 2000n

function factorial(value: Value): Value {
  const last = wholeOf(value)
  if (last < 0n) throw new ArithmeticError('undefined')
  if (last > largestFactorial) throw new ArithmeticError('too large')
  let product = 1n
  for (let factor = 2n; factor <= last; factor++) product *= factor
  return exact(rational(product))
}
