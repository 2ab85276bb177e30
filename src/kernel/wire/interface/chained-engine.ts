import type { CircuitBreaker } from '../../../libraries/retry/circuit-breaker.ts'

/** Told the name of the engine that produced an answer. */
export type ReportEngine = (name: string) => void

/** An engine of a chain, for those who make one of several: loaded once, with a circuit breaker that the code which asks it keeps. */
export interface ChainedEngine<Engine extends object = object> {
  readonly name: string
  load(): Promise<Engine>
  readonly breaker: CircuitBreaker
}

/** Gives the engine to work with for one request; `report` learns who answered. */
export type SelectEngine<Port extends object = object> = (report: ReportEngine) => Port
