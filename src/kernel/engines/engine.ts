/**
 * Engines do an interface's work. A table names them and an engine is loaded only when it is chosen; one setting
 * chooses an engine, or a chain in which the next is asked when the one before fails.
 */
import type { Capabilities } from './capability.ts'
import type { ChainedEngine, SelectEngine } from './engine-chain.ts'
import type { PlatformWith } from '../platform.ts'

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
