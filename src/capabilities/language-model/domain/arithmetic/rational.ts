/** Exact fractions of whole numbers of any size, in lowest terms, the denominator positive. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

export function rational(numerator: bigint, denominator = 1n): Rational {
  const sign = denominator < 0n ? -1n : 1n
  const divisor = greatestCommonDivisor(numerator, denominator) * sign
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** Never 0, so that it can be divided by. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y > 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}

/** Reads `12`, `0.5`, `.5` and `1.5e-3`. */
export function parseDecimal(text: string): Rational {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const shift = Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  return shift >= 0 ? rational(digits * 10n ** BigInt(shift)) : rational(digits, 10n ** BigInt(-shift))
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export function negate({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator }
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** `b` is not 0. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator)
}

/** The greatest whole number that is not above. */
export function floor({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient
}

export function isWhole({ denominator }: Rational): boolean {
  return denominator === 1n
}

export function bitsOf({ numerator, denominator }: Rational): number {
  return numerator.toString(16).length * 4 + denominator.toString(16).length * 4
}

export function toNumber({ numerator, denominator }: Rational): number {
  const [top, bottom] = [Number(numerator), Number(denominator)]
  if (Number.isFinite(top) && Number.isFinite(bottom)) return top / bottom
  // Both are huge: what differs is in the first digits.
  const spare = BigInt(Math.max(0, denominator.toString(2).length - 1000))
  return Number(numerator >> spare) / Number(denominator >> spare)
}
