import type { AnyInterface } from '../interface.ts'
import type { Capability } from './engine.ts'

/** The capabilities that the interfaces are served by or ask, each once, in the order of the list. */
export function capabilitiesOf(interfaces: readonly AnyInterface[]): readonly Capability<object>[] {
  return [...new Set(interfaces.flatMap(({ servedBy, uses }) => (servedBy ? [servedBy, ...uses] : uses)))]
}
