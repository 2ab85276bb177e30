/**
 * Whole numbers for the caller's decimals, so that the search adds and compares exactly: 0.1 + 0.2 fits into 0.3.
 */
export interface IntegerScale {
  /** A length (or weight) in whole units, at least 1 when it is above 0. */
  toUnits(value: number): number
  /** The shortest decimal for so many units: 3 tenths are 0.3. */
  fromUnits(units: number): number
}

const decimalPlaces = 6

/** Numbers that no power of ten makes whole are rounded to this many binary digits of the largest: below 1e-13 of it. */
const binaryDigits = 44

/** @param values - every number to come, each finite and not negative. */
export function integerScale(values: readonly number[]): IntegerScale {
  const distinct = [...new Set(values)]
  for (let places = 0, factor = 1; places <= decimalPlaces; places++, factor *= 10) {
    if (distinct.every((value) => isWhole(value, factor))) return decimalScale(distinct, factor)
  }
  return binaryScale(distinct)
}

function isWhole(value: number, factor: number): boolean {
  const units = Math.round(value * factor)
  return Number.isSafeInteger(units) && units / factor === value
}

/** Dividing by the common divisor keeps the units few, and so the search's tables short. */
function decimalScale(values: readonly number[], factor: number): IntegerScale {
  const divisor = values.reduce((common, value) => greatestCommonDivisor(common, Math.round(value * factor)), 0) || 1
  return {
    toUnits: (value) => Math.round(value * factor) / divisor,
    fromUnits: (units) => (units * divisor) / factor,
  }
}

function binaryScale(values: readonly number[]): IntegerScale {
  const largest = values.reduce((max, value) => Math.max(max, value), 0)
  const factor = 2 ** (binaryDigits - Math.ceil(Math.log2(largest)))
  return {
    toUnits: (value) => (value > 0 ? Math.max(1, Math.round(value * factor)) : 0),
    fromUnits: (units) => units / factor,
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
