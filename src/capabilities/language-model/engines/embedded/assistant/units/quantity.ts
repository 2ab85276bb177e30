import { digitsForEnglish } from '../../../../domain/arithmetic/number-words.ts'
import {
  add,
  divide,
  multiply,
  negate,
  parseDecimal,
  type Rational,
  rational,
} from '../../../../domain/arithmetic/rational.ts'
import { findUnits } from './find-unit.ts'
import type { Unit } from './unit.ts'

/** An amount in units that the words leave open (キロ may be a length or a mass), one reading each. */
export interface Quantity {
  readonly readings: readonly Reading[]
}

export interface Reading {
  /** The unit named last, in which the amount is given. */
  readonly unit: Unit
  /** In that unit. */
  readonly amount: Rational
}

/** One number and the name after it; 24 characters are the longest name of a unit. */
const part =
  /\s*(-?\d[\d,]*(?:\.\d+)?(?:\s+\d+\/\d+|\/\d+)?|an?\b|half an?\b)\s*([^\d\s-][^\d,]{0,27}?[²³23]?)(?=\s*(?:,|and\b)?\s*(?:\d|$))(?:,|\s+and\b)?/giy

/** Reads `5 miles`, `5 ft 3 in`, `1/2 cup` and `a mile`; undefined when it is anything else. */
export function readQuantity(text: string): Quantity | undefined {
  const parts: { readonly amount: Rational; readonly units: readonly Unit[] }[] = []
  const words = digitsForEnglish(text.trim().replace(/^(?:the )/i, '')).replace(/^(an?|half an?) (\d)/i, '$2')
  part.lastIndex = 0
  while (part.lastIndex < words.length) {
    const [, number = '', name = ''] = part.exec(words) ?? []
    const units = findUnits(name)
    const amount = readAmount(number)
    if (units.length === 0 || !amount || parts.length >= 4) return undefined
    parts.push({ amount, units })
  }
  const [first, ...rest] = parts
  if (!first) return undefined
  const readings = first.units.flatMap((unit) => addUp({ unit, amount: first.amount }, rest) ?? [])
  return readings.length > 0 ? { readings } : undefined
}

function addUp(first: Reading, rest: readonly { readonly amount: Rational; readonly units: readonly Unit[] }[]) {
  let { unit, amount } = first
  for (const { amount: further, units } of rest) {
    const next = units.find(({ dimension }) => dimension === unit.dimension)
    if (!next || unit.dimension === 'temperature') return undefined
    amount = add(divide(multiply(amount, unit.factor), next.factor), further)
    unit = next
  }
  return { unit, amount }
}

function readAmount(text: string): Rational | undefined {
  const number = text.toLowerCase().replaceAll(',', '')
  if (/^an?$/.test(number)) return rational(1n)
  if (number.startsWith('half')) return rational(1n, 2n)
  const isNegative = number.startsWith('-')
  const [whole = '', fraction] = number.replace('-', '').split(/\s+(?=\d+\/)/)
  const amount =
    fraction === undefined ? readFraction(whole) : add(parseDecimal(whole), readFraction(fraction) ?? rational(0n))
  return amount && isNegative ? negate(amount) : amount
}

function readFraction(text: string): Rational | undefined {
  const [top = '', bottom = '1'] = text.split('/')
  const divisor = parseDecimal(bottom)
  return divisor.numerator === 0n ? undefined : divide(parseDecimal(top), divisor)
}
