import type { Call } from './call.ts'
import type { Module } from './parameters/parameter.ts'

/** What an action answers. */
export interface ActionResult {
  /** Fields that MediaWiki writes before its warnings. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | unknown[]
}

export interface ActionModule extends Module {
  run(call: Call): Promise<ActionResult>
}
