import { type FixedTerm, mergeTerms } from './find-fixed-terms.ts'

/** A kind of quantity, and how the other language writes it. */
export interface Quantity {
  /** Global. */
  readonly pattern: RegExp
  /** Of the groups of what was found; undefined where it is none after all. */
  readonly write: (groups: Readonly<Record<string, string | undefined>>) => string | undefined
}

/** In the order in which they stand; of two that overlap, that of the first kind. */
export function findQuantities(text: string, kinds: readonly Quantity[]): readonly FixedTerm[] {
  return kinds.reduce<readonly FixedTerm[]>((found, kind) => mergeTerms(found, listKind(text, kind)), [])
}

function listKind(text: string, { pattern, write }: Quantity): readonly FixedTerm[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: found, index, groups = {} }) => {
    const written = found === '' ? undefined : write(groups)
    if (written === undefined) return []
    return [{ begin: index, end: index + found.length, text: written, isNumber: true }]
  })
}
