import type { AssistantLanguage } from '../../../../kernel/wire/interface/skill.ts'
import type { Rational } from './rational.ts'
import { asNumber, type Value } from './value.ts'

/** A value as people write it, with whether that is all of it. */
export interface FormattedValue {
  readonly text: string
  readonly isExact: boolean
}

const maxDigits = 60
const decimals = 10

/** Whole numbers and finite decimals in full up to 60 digits; others to ten decimals, or as a power of ten. */
export function formatValue(value: Value): FormattedValue {
  if ('approximate' in value) return { text: formatNumber(value.approximate), isExact: false }
  return formatRational(value.exact) ?? { text: formatHuge(value.exact), isExact: false }
}

/** `12` with a sign of equality that tells whether it is exact. */
export function equals(value: Value, language: AssistantLanguage = 'en'): string {
  const { text, isExact } = formatValue(value)
  return `${isExact ? '=' : language === 'ja' ? '≒' : '≈'} ${text}`
}

function formatRational({ numerator, denominator }: Rational): FormattedValue | undefined {
  const size = numerator < 0n ? -numerator : numerator
  const sign = numerator < 0n ? '-' : ''
  const places = decimalPlaces(denominator)
  const isExact = places !== undefined && places <= maxDigits
  const shown = isExact ? places : decimals
  const scaled = (size * 10n ** BigInt(shown) * 2n + denominator) / (denominator * 2n)
  const digits = scaled.toString().padStart(shown + 1, '0')
  const [whole, fraction] = [digits.slice(0, digits.length - shown), digits.slice(digits.length - shown)]
  if (whole.length > maxDigits || (!isExact && whole === '0' && fraction.startsWith('00000'))) return undefined
  const text = sign + group(whole) + (fraction === '' ? '' : `.${fraction}`)
  return { text: isExact ? text : text.replace(/\.?0+$/, ''), isExact }
}

/** How many decimals a fraction with this denominator has; undefined when they never end. */
function decimalPlaces(denominator: bigint): number | undefined {
  let [left, twos, fives] = [denominator, 0, 0]
  for (; left % 2n === 0n && twos <= maxDigits; twos++) left /= 2n
  for (; left % 5n === 0n && fives <= maxDigits; fives++) left /= 5n
  return left === 1n ? Math.max(twos, fives) : undefined
}

function formatHuge(value: Rational): string {
  const digits = (value.numerator / value.denominator).toString().replace('-', '')
  if (digits.length <= 1) return asNumber({ exact: value }).toPrecision(decimals)
  const sign = value.numerator < 0n ? '-' : ''
  return `${sign}${digits.slice(0, 1)}.${digits.slice(1, 1 + decimals)} × 10^${digits.length - 1}`
}

function formatNumber(value: number): string {
  if (value !== 0 && (Math.abs(value) >= 1e15 || Math.abs(value) < 1e-6)) {
    const [mantissa = '', exponent = ''] = value.toExponential(decimals).split('e')
    return `${mantissa.replace(/\.?0+$/, '')} × 10^${Number(exponent)}`
  }
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const end = fraction.replace(/0+$/, '')
  return sign + group(whole.replace('-', '')) + (end === '' ? '' : `.${end}`)
}

/** Thousands parted by commas, from five digits on. */
function group(whole: string): string {
  return whole.length < 5 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
}
