import { type Rational, toNumber } from './rational.ts'

/** A number as it was worked out: exactly, or by floating point where no exact way is known. */
export type Value = { readonly exact: Rational } | { readonly approximate: number }

export function exact(value: Rational): Value {
  return { exact: value }
}

export function approximate(value: number): Value {
  if (Number.isFinite(value)) return { approximate: value }
  throw new ArithmeticError('undefined')
}

export function asNumber(value: Value): number {
  return 'exact' in value ? toNumber(value.exact) : value.approximate
}

export type ArithmeticFault = 'division by zero' | 'undefined' | 'too large'

/** The expression can be read, but has no value that can be written. */
export class ArithmeticError extends Error {
  override readonly name = 'ArithmeticError'
  readonly fault: ArithmeticFault

  constructor(fault: ArithmeticFault) {
    super(fault)
    this.fault = fault
  }
}
