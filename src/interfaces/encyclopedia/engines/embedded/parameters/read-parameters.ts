import type { Call } from '../call.ts'
import type { Declarations, Module, ValuesOf } from './parameter.ts'

/** The values of a module's parameters, read as they are declared; their names count as known to this call from then on. */
export function readParameters<const Declared extends Declarations>(
  { sent, site, warnings }: Pick<Call, 'sent' | 'site' | 'warnings'>,
  { path, prefix, parameters }: Module<Declared>,
): ValuesOf<Declared> {
  const entries: unknown[][] = Object.entries(parameters).map(([name, parameter]) => {
    const full = prefix + name
    return [name, parameter.read({ name: full, text: sent.take(full), module: path, site, warnings })]
  })
  // oxlint-disable-next-line typescript/no-unsafe-return -- every value is what its own declaration reads
  return Object.fromEntries(entries)
}
