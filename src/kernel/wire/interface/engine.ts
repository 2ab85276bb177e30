/**
 * Engines do an interface's work. A table names them and an engine is loaded only when it is chosen; one setting
 * chooses an engine, or a chain in which the next is asked when the one before fails.
 */
import type { ChainedEngine, SelectEngine } from './chained-engine.ts'
import type { PlatformWith } from '../../foundation/platform.ts'
import type { TObject } from 'typebox'
import type { KeptContent } from './content.ts'
import type { ModelPurpose } from './model-purpose.ts'
import type { Migrations } from '../../foundation/storage/migrate.ts'

/** Everything an engine may use. It never sees a request or a response. */
export interface EngineContext<Settings = Record<never, never>> extends PlatformWith<Settings> {
  readonly capabilities: Capabilities
}

/**
 * What an engine's file exports by default: a function that makes the engine. The engine's methods all return
 * promises (of a value, or of an async iterable where the work streams); `[Symbol.asyncDispose]` is called at the end
 * when it is there.
 */
export interface EngineModule<Engine, Settings> {
  default(context: EngineContext<Settings>): Engine | Promise<Engine>
  /** Where an engine needs what is not there, a package or a model: what is missing and how to get it, in sentences. Asked often. */
  findLack?(context: EngineContext<Settings>): Promise<string | undefined>
}

export type LoadEngine<Engine, Settings> = () => Promise<EngineModule<Engine, Settings>>

/** Engines by name; `embedded` works offline right after `npm start` and is the one used unless a setting says otherwise. */
export interface EngineTable<Engine, Settings> {
  readonly embedded: LoadEngine<Engine, Settings>
  readonly [name: string]: LoadEngine<Engine, Settings>
}

/**
 * Makes one port of several engines, where asking one after the other will not do. Written as a method, so that one of any engines fits:
 * it is given those of its own table.
 */
export type Combine<Port extends object> = {
  combine(links: readonly ChainedEngine[], context: EngineContext<Record<string, unknown>>): SelectEngine<Port>
}['combine']

/** What was found on this machine, and the settings that would use it. */
export interface EngineSuggestion {
  /** A sentence. */
  readonly about: string
  readonly settings: Readonly<Record<string, string>>
}

/** `Port` is what those who use it are given. */
export interface Capability<Port extends object> {
  /** The folder's name, kebab-case. */
  readonly id: string
  /** What it does, for the list of settings. */
  readonly title: string
  /** Environment name before `_ENGINE` and its own settings. */
  readonly prefix: string
  readonly engines: EngineTable<object, Record<string, unknown>>
  /** Those asked unless a setting names others. */
  readonly defaultEngines: readonly string[]
  /** The engines that `auto` chooses among, the best first; only the first of them that can answer is asked. */
  readonly autoEngines: readonly string[] | undefined
  /** What its models are for. */
  readonly models: readonly ModelPurpose[]
  /** Makes the port of the engines; without it, one of them is the port. */
  readonly combine: Combine<Port> | undefined
  readonly settings: TObject | undefined
  readonly migrations: Migrations
  readonly content: KeptContent | undefined
  /** What an operator who has chosen no engine may want to choose; nothing mostly. */
  readonly suggest?: () => Promise<EngineSuggestion | undefined>
}

/** Where engines find the capabilities of their server. */
export interface Capabilities {
  /** The engine, or the chain of them, that the capability was configured with; loaded on first use. */
  use<Port extends object>(capability: Capability<Port>): Promise<Port>
}
