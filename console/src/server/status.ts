import type { CallFigures } from '../../../src/kernel/foundation/observability/call-figures.ts'
import { isJsonObject } from '../../../src/libraries/json/json-object.ts'

/** What `GET /status.json` tells about the running server. */
export interface Status {
  readonly version: string
  /** Whether every call needs a key, whatever its contract says. */
  readonly requireKey: boolean
  /** Interfaces also answer at hosts below this domain. */
  readonly domain: string
  readonly interfaces: readonly InterfaceStatus[]
}

export interface InterfaceStatus {
  readonly id: string
  readonly engines: readonly EngineStatus[]
  readonly calls?: CallFigures
  /** What it answers from, each with its version, its day, or how much there is. */
  readonly data?: readonly { readonly name: string; readonly version: string }[]
  /** How its calls are made to fail on purpose just now. */
  readonly fault?: string
}

export interface EngineStatus {
  readonly name: string
  /** An engine is loaded by the first call that needs it. */
  readonly loaded: boolean
  /** Open: it failed repeatedly and is left alone for a while. */
  readonly circuit: 'closed' | 'open'
  /** What it needs before it can answer, in sentences. */
  readonly lack?: string
}

/** Throws when the server does not answer, or answers something else. */
export async function fetchStatus(): Promise<Status> {
  const response = await fetch('/status.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
  const status: unknown = await response.json()
  if (!isStatus(status)) throw new TypeError('/status.json is not as expected.')
  return status
}

function isStatus(value: unknown): value is Status {
  return isJsonObject(value) && typeof value['version'] === 'string' && Array.isArray(value['interfaces'])
}

export type InterfaceState = 'ready' | 'serving' | 'failing' | 'unknown'

/** The state of an interface in one word, from the engines behind it. */
export function summarizeState(engines: readonly EngineStatus[] | undefined): InterfaceState {
  if (!engines || engines.length === 0) return 'unknown'
  if (engines.some(({ circuit, lack }) => circuit === 'open' || lack !== undefined)) return 'failing'
  return engines.some(({ loaded }) => loaded) ? 'serving' : 'ready'
}

export const stateSentences: Readonly<Record<InterfaceState, string>> = {
  ready: 'Ready; its engine is loaded by the first call',
  serving: 'Serving',
  failing: 'An engine failed repeatedly and is being left alone for a while',
  unknown: 'State unknown',
}
