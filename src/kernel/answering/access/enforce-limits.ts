import { kernelError } from '../../foundation/errors/service-error.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import { type KeyLimit, writeKeyLimit } from '../../wire/interface/key-limits.ts'
import { dayOf, type KeyUsage, startOfMonth, type UsedOfDay } from './key-usage.ts'
import type { Quotas } from '../../wire/interface/quotas.ts'

export interface LimitsOptions {
  readonly usage: Pick<KeyUsage, 'readMonth'>
  readonly quotas: Pick<Quotas, 'consumeRateLimit'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Lets a call of an interface through, or throws `quota_used_up` or `rate_limited` (429) with a `retry-after` header. */
export type EnforceLimits = (caller: Caller, interfaceId: string) => Promise<void>

/**
 * Holds callers to what their keys allow. What other replicas counted in the last two seconds is not known yet, and what a call will use
 * is known after it: a limit may be passed by as much.
 */
export function createLimits({ usage, quotas, now }: LimitsOptions): EnforceLimits {
  return async (caller, interfaceId) => {
    const { limits = [] } = caller
    const applying = limits.filter((limit) => (limit.interface ?? interfaceId) === interfaceId)
    const lasting = applying.filter(({ per }) => per !== 'minute')
    const used = lasting.length > 0 ? await usage.readMonth(caller.id) : []
    for (const limit of lasting) if (sumOf(used, limit, now()) >= limit.amount) throw usedUp(limit, now())
    for (const limit of applying.filter(({ per }) => per === 'minute'))
      await quotas.consumeRateLimit(caller, `limit of ${limit.interface ?? 'all'}`, limit.amount, 60)
  }
}

/** A limit of a day or a month, with what is left of it. */
export type LeftOfLimit = KeyLimit & { readonly left: number }

/** What a key may still use of its lasting limits. */
export function leftOfLimits(
  limits: readonly KeyLimit[],
  used: readonly UsedOfDay[],
  time: number,
): readonly LeftOfLimit[] {
  return limits
    .filter(({ per }) => per !== 'minute')
    .map((limit) => ({ ...limit, left: Math.max(0, limit.amount - sumOf(used, limit, time)) }))
}

function sumOf(used: readonly UsedOfDay[], { interface: only, unit, per }: KeyLimit, time: number): number {
  const first = per === 'day' ? dayOf(time) : dayOf(startOfMonth(time))
  const counted = used.filter(
    (row) => row.unit === unit && row.day >= first && (only === undefined || row.subject === only),
  )
  return counted.reduce((sum, row) => sum + row.used, 0)
}

function usedUp(limit: KeyLimit, time: number): Error {
  const end = limit.per === 'day' ? (dayOf(time) + 1) * 86_400_000 : startOfMonth(time, 1)
  const seconds = Math.ceil((end - time) / 1000)
  const message = `This key has used up its limit of ${writeKeyLimit(limit)}; it starts anew at ${new Date(end).toISOString()}.`
  return kernelError('quota_used_up', message, { headers: { 'retry-after': String(seconds) } })
}
