import { minOf } from '../numbers/min-of.ts'

const usualMaxTokens = 512

/** The least that any file allows. Some tokenizers write a number of thirty digits for "no limit". */
export function readMaxTokens(...limits: readonly unknown[]): number {
  const known = limits.filter((limit) => typeof limit === 'number' && limit > 0 && limit < 1e6)
  return known.length === 0 ? usualMaxTokens : minOf(known.map(Number))
}
