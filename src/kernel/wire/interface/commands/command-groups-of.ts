import { capabilitiesOf } from '../capabilities-of.ts'
import type { CommandGroup } from './command.ts'
import type { AnyInterface } from '../../interface.ts'

/** What the interfaces and the capabilities behind them add to the command line; the capabilities come first. */
export function commandGroupsOf(interfaces: readonly AnyInterface[]): readonly CommandGroup[] {
  return [...capabilitiesOf(interfaces), ...interfaces].flatMap(({ commands }) => commands ?? [])
}
