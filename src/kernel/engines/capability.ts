/**
 * A capability is work that two or more interfaces need done: a port with engines of its own, chosen by one setting. It has
 * no routes. An interface may be served by a capability whole (`engines: languageModel`) or ask it on the way (`uses`).
 */
import type { Static, TObject } from 'typebox'
import type { CommandGroup } from '../commands/command.ts'
import type { EngineTable } from './engine.ts'

export interface Capability<Port extends object> {
  /** The folder's name, kebab-case. */
  readonly id: string
  /** What it does, for the list of settings. */
  readonly title: string
  /** Environment name before `_ENGINE` and its own settings. */
  readonly prefix: string
  readonly engines: EngineTable<Port, Record<string, unknown>>
  readonly settings: TObject | undefined
  readonly commands: CommandGroup | undefined
}

export interface CapabilityDefinition<Port extends object, Settings extends TObject> {
  readonly id: string
  readonly title: string
  readonly prefix: string
  readonly engines: EngineTable<Port, Static<Settings>>
  readonly settings?: Settings
  /** What it adds to the command line. */
  readonly commands?: CommandGroup
}

export function defineCapability<Port extends object, Settings extends TObject = TObject<Record<never, never>>>(
  definition: CapabilityDefinition<Port, Settings>,
): Capability<Port> {
  return { ...definition, settings: definition.settings, commands: definition.commands }
}

/** Where engines find the capabilities of their server. */
export interface Capabilities {
  /** The engine, or the chain of them, that the capability was configured with; loaded on first use. */
  use<Port extends object>(capability: Capability<Port>): Promise<Port>
}
