import { divide, parseDecimal, type Rational, rational } from '../../../../domain/arithmetic/rational.ts'
import type { Dimension, Unit } from './unit.ts'
import { unitTable } from './unit-table.ts'

const zero = rational(0n)

/** Kelvin is the base; the scales differ in their zero too. */
const temperatures: readonly Unit[] = [
  temperature('K', ['kelvin', 'kelvins', 'kelvins'], 'ケルビン', rational(1n), zero),
  temperature(
    '°C',
    [
      'degree Celsius',
      'degrees Celsius',
      'celsius',
      'centigrade',
      'degrees centigrade',
      'deg c',
      'degrees c',
      'c',
      '℃',
    ],
    '摂氏',
    rational(1n),
    rational(27315n, 100n),
  ),
  temperature(
    '°F',
    ['degree Fahrenheit', 'degrees Fahrenheit', 'fahrenheit', 'deg f', 'degrees f', 'f', '℉'],
    '華氏',
    rational(5n, 9n),
    rational(45967n, 180n),
  ),
]

export const units: readonly Unit[] = [
  ...Object.entries(unitTable).flatMap(([dimension, lines]) => readLines(dimension as Dimension, lines)),
  ...temperatures,
]

function readLines(dimension: Dimension, lines: string): readonly Unit[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [symbol = '', factor = '', english = '', japanese = ''] = line.split(' | ').map((part) => part.trim())
      const [singular = '', plural = '', ...others] = english.split(', ')
      const [first = '', ...further] = japanese.split(', ')
      const names = [symbol, singular, plural, ...others, first, ...further]
      return { dimension, symbol, singular, plural, japanese: first, names, factor: readFactor(factor), offset: zero }
    })
}

function readFactor(text: string): Rational {
  const [top = '', bottom = '1'] = text.split('/')
  return divide(parseDecimal(top), parseDecimal(bottom))
}

function temperature(
  symbol: string,
  names: readonly string[],
  japanese: string,
  factor: Rational,
  offset: Rational,
): Unit {
  const [singular = '', plural = ''] = names
  return {
    dimension: 'temperature',
    symbol,
    singular,
    plural,
    japanese,
    names: [symbol, ...names, japanese],
    factor,
    offset,
  }
}
