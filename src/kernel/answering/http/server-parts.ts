import type { Access } from '../access/access.ts'
import type { EnforceLimits } from '../access/enforce-limits.ts'
import type { KeyUsage } from '../access/key-usage.ts'
import type { Quotas } from '../../wire/interface/quotas.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import type { FaultPlan } from '../faults/fault-plan.ts'
import type { CallLog } from '../../foundation/observability/call-log.ts'
import type { RootLogger } from '../../foundation/observability/logger.ts'
import type { Metrics } from '../../foundation/observability/metrics.ts'
import type { ReadySkill } from '../../wire/interface/skill.ts'
import type { YieldToEventLoop } from '../../foundation/workers/yield-to-event-loop.ts'
import type { FollowCall } from './access-log.ts'
import type { BodyBounds } from './receive-body.ts'

/** What every operation of a server shares. */
export interface ServerParts {
  readonly access: Access
  readonly keyUsage: Pick<KeyUsage, 'note'>
  readonly enforceLimits: EnforceLimits
  readonly followCall: FollowCall
  /** The last calls, for operators. */
  readonly calls: Pick<CallLog, 'note' | 'wantsBodies'>
  /** What is made to go wrong on purpose. */
  readonly faults: Pick<FaultPlan, 'draw'>
  readonly quotas: Quotas
  /** What the assistant may do in a caller's name. */
  readonly skillsOf: (caller: Caller) => readonly ReadySkill[]
  /** The platform's clock. */
  readonly now: () => number
  /** The platform's, which all long work shares. */
  readonly yieldToEventLoop: YieldToEventLoop
  readonly log: RootLogger
  /** Bytes of a body, after inflating, whatever an operation allows. */
  readonly maxBodyBytes: number
  readonly bodies: BodyBounds
  /** Milliseconds after which a stream of which nothing is taken is cut off. */
  readonly streamIdleMs: number
  readonly metrics: Metrics
  /** Whether calls wait for the event loop at `now` for longer than they may, so that further ones are refused as `busy`. */
  readonly isBehind: (now: number) => boolean
}
