import { add, divide, multiply, negate, type Rational } from '../../../../domain/arithmetic/rational.ts'
import type { Unit } from './unit.ts'

/** An amount of one unit in another of the same dimension, exactly. */
export function convert(amount: Rational, from: Unit, to: Unit): Rational {
  const base = add(multiply(amount, from.factor), from.offset)
  return divide(add(base, negate(to.offset)), to.factor)
}
