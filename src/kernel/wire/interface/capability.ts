/**
 * A capability is work that two or more interfaces need done: a port with engines of its own, chosen by one setting. It has
 * no routes. An interface may be served by a capability whole (`engines: languageModel`) or ask it on the way (`uses`).
 */
import type { Static, TObject } from 'typebox'
import type { KeptContent } from './content.ts'
import type { ModelPurpose } from './model-purpose.ts'
import type { Migrations } from '../../foundation/storage/migrate.ts'
import type { EngineContext, EngineTable, EngineSuggestion, Capability } from './engine.ts'
import type { ChainedEngine, SelectEngine } from './chained-engine.ts'

export interface CapabilityDefinition<EnginePort extends object, Settings extends TObject> {
  readonly id: string
  readonly title: string
  readonly prefix: string
  readonly engines: EngineTable<EnginePort, Static<Settings>>
  /** `embedded` alone unless given. */
  readonly defaultEngines?: readonly string[]
  /** The engines that `auto` chooses among, the best first; it is the default where there are any. */
  readonly autoEngines?: readonly string[]
  /** What models are for that its engines can answer by. */
  readonly models?: readonly ModelPurpose[]
  readonly settings?: Settings
  readonly migrations?: Migrations
  /** What people keep here, and how it gets in and out. */
  readonly content?: KeptContent
  /** What it finds on this machine that the operator may want to use; begun at the start, which does not wait for it. */
  readonly suggest?: () => Promise<EngineSuggestion | undefined>
}

/** Declares a capability whose engines are asked one after the other. */
export function defineCapability<Port extends object, Settings extends TObject = TObject<Record<never, never>>>(
  definition: CapabilityDefinition<Port, Settings>,
): Capability<Port> {
  return { ...definition, ...withDefaults(definition), combine: undefined }
}

export interface CombinedDefinition<
  Port extends object,
  EnginePort extends object,
  Settings extends TObject,
> extends CapabilityDefinition<EnginePort, Settings> {
  combine(links: readonly ChainedEngine<EnginePort>[], context: EngineContext<Static<Settings>>): SelectEngine<Port>
}

/** Declares a capability that makes its port of all its engines together. */
export function defineCombinedCapability<
  Port extends object,
  EnginePort extends object,
  Settings extends TObject = TObject<Record<never, never>>,
>(definition: CombinedDefinition<Port, EnginePort, Settings>): Capability<Port> {
  return { ...definition, ...withDefaults(definition) }
}

function withDefaults({
  autoEngines,
  defaultEngines = autoEngines ?? ['embedded'],
  models = [],
  settings,
  migrations = {},
  content,
}: CapabilityDefinition<object, TObject>) {
  return { autoEngines, defaultEngines, models, settings, migrations, content }
}
