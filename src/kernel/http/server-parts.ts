import type { Access } from '../access/access.ts'
import type { EnforceLimits } from '../access/enforce-limits.ts'
import type { KeyUsage } from '../access/key-usage.ts'
import type { Quotas } from '../access/quotas.ts'
import type { Caller } from '../access/caller.ts'
import type { RootLogger } from '../observability/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { ReadySkill } from '../skill.ts'
import type { YieldToEventLoop } from '../workers/yield-to-event-loop.ts'
import type { FollowCall } from './access-log.ts'
import type { BodyBounds } from './receive-body.ts'

/** What every operation of a server shares. */
export interface ServerParts {
  readonly access: Access
  readonly keyUsage: Pick<KeyUsage, 'note'>
  readonly enforceLimits: EnforceLimits
  readonly followCall: FollowCall
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
}
