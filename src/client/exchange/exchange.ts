import type { KeyRule, Operation } from '../../kernel/wire/contract.ts'
import type { Deadline } from './deadline.ts'
import type { JsonObject } from '../../libraries/json/json-object.ts'
import type { Target } from '../request/target.ts'

/** What a derived method is given, before its types are looked at. */
export interface CallInput {
  readonly params?: JsonObject
  readonly query?: JsonObject
  readonly body?: unknown
}

/** One call, with all that it takes to send it and to judge its answer. */
export interface Exchange {
  readonly operation: Operation
  readonly rule: KeyRule
  /** What stands for the status when no response comes. */
  readonly noResponseStatus: number
  readonly target: Target
  readonly input: CallInput
  readonly accept: 'application/json' | 'text/event-stream'
  readonly deadline: Deadline
}
