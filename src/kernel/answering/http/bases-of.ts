import type { AnyInterface } from '../../wire/interface.ts'

/** The bases of an interface, its own first. */
export function basesOf({ contract }: AnyInterface): readonly string[] {
  return [contract.base, ...(contract.alternateBases ?? [])]
}
