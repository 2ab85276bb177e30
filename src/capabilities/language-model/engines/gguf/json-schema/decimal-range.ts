import { toIntegerRule } from './integer-range.ts'

export interface DecimalBound {
  readonly value: number
  readonly isExclusive: boolean
}

export interface DecimalRange {
  readonly min?: DecimalBound | undefined
  readonly max?: DecimalBound | undefined
}

/** Digits before the point that a bound may have: beyond, a double has no digits behind it. */
const largestBound = 1e15

const anyFraction = '("." [0-9]{1,15})?'

/** The right side of a rule for the numbers of a range; undefined where there is none, or a bound has too many digits. */
export function toDecimalRule({ min, max }: DecimalRange): string | undefined {
  const bounds = [min, max].flatMap((bound) => (bound ? [bound.value] : []))
  if (bounds.some((value) => Math.abs(value) > largestBound || /e/.test(String(value)))) return undefined
  const negative = writeMagnitudes(max && max.value < 0 ? negate(max) : undefined, min && negate(min))
  const positive = writeMagnitudes(min && min.value >= 0 ? min : undefined, max)
  const options = [...(negative ?? []).map((option) => `"-" ${option}`), ...(positive ?? [])]
  return options.length === 0 ? undefined : `(${options.join(' | ')})`
}

function negate({ value, isExclusive }: DecimalBound): DecimalBound {
  return { value: -value, isExclusive }
}

/** Numbers without a sign between two bounds: those whose whole part is a bound's, then those between. */
function writeMagnitudes(low: DecimalBound | undefined, high: DecimalBound | undefined): string[] | undefined {
  if (high && high.value < 0) return undefined
  const [lowWhole, lowDigits] = split(low?.value ?? 0)
  const [highWhole, highDigits] = high ? split(high.value) : [undefined, '']
  const atLeast = low && { digits: lowDigits, isExclusive: low.isExclusive }
  const atMost = high && { digits: highDigits, isExclusive: high.isExclusive }
  if (highWhole !== undefined && lowWhole > highWhole) return undefined
  if (lowWhole === highWhole) return writeWhole(lowWhole, atLeast, atMost)
  const between = toIntegerRule({ min: lowWhole + 1n, max: highWhole === undefined ? undefined : highWhole - 1n })
  return [
    ...(writeWhole(lowWhole, atLeast, undefined) ?? []),
    ...(between === undefined ? [] : [`${between} ${anyFraction}`]),
    ...(highWhole === undefined ? [] : (writeWhole(highWhole, undefined, atMost) ?? [])),
  ]
}

function split(value: number): [whole: bigint, digits: string] {
  const [whole = '0', digits = ''] = String(value).split('.')
  return [BigInt(whole), digits]
}

/** Digits behind the point that a fraction must reach, or may not pass. */
interface FractionBound {
  readonly digits: string
  readonly isExclusive: boolean
}

function writeWhole(
  whole: bigint,
  low: FractionBound | undefined,
  high: FractionBound | undefined,
): string[] | undefined {
  const isNoneIn = !low || (/^0*$/.test(low.digits) && !low.isExclusive)
  const isNoneWithin = !high || !high.isExclusive || /[1-9]/.test(high.digits)
  const fractions = writeFractions(low, high)
  const options = [
    ...(isNoneIn && isNoneWithin ? [`"${whole}"`] : []),
    ...(fractions === undefined ? [] : [`"${whole}." ${fractions}`]),
  ]
  return options.length === 0 ? undefined : options
}

/** Digits behind the point between two bounds; undefined where there are none. They compare as texts do. */
function writeFractions(low: FractionBound | undefined, high: FractionBound | undefined): string | undefined {
  if (!low && !high) return '[0-9]{1,15}'
  const [least, most] = [Number(low?.digits[0] ?? 0), Number(high?.digits[0] ?? (high ? 0 : 9))]
  const options: string[] = []
  const isLowSpent = low?.digits === ''
  const isHighSpent = high?.digits === ''
  if (isLowSpent && isHighSpent) return low?.isExclusive || high?.isExclusive ? undefined : '"0"{1,15}'
  if (isHighSpent) return low || high?.isExclusive ? undefined : '"0"{1,15}'
  if (isLowSpent && !high) return low?.isExclusive ? '"0"{0,13} [1-9] [0-9]{0,14}' : '[0-9]{1,15}'
  for (let digit = least; digit <= most; digit += 1) {
    const nextLow = low && digit === least ? rest(low) : undefined
    const nextHigh = high && digit === most ? rest(high) : undefined
    const after = writeAfter(nextLow, nextHigh)
    if (after !== undefined) options.push(`"${digit}" ${after}`.trim())
  }
  return options.length === 0 ? undefined : `(${options.join(' | ')})`
}

/** What may follow a digit: nothing where the bounds let it be the last. */
function writeAfter(low: FractionBound | undefined, high: FractionBound | undefined): string | undefined {
  if (!low && !high) return '[0-9]{0,14}'
  const isEnough = !low || (!/[1-9]/.test(low.digits) && !low.isExclusive)
  const isLess = !high || !high.isExclusive || /[1-9]/.test(high.digits)
  const further = writeFractions(low, high)
  if (further === undefined) return isEnough && isLess ? '' : undefined
  return isEnough && isLess ? `(${further})?` : further
}

function rest({ digits, isExclusive }: FractionBound): FractionBound {
  return { digits: digits.slice(1), isExclusive }
}
