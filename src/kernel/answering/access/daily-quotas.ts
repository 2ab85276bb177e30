import type { Kysely } from 'kysely'
import type { Storage } from '../../foundation/storage/storage.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import type { Quotas, QuotaState } from '../../wire/interface/quotas.ts'

interface Tables {
  daily_quota: {
    /** Whole days since 1970, UTC. */
    day: number
    caller: string
    subject: string
    used: number
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Days kept beside today's, as replicas' clocks may differ around midnight. */
const keptDays = 1

/** Allowances by UTC day, counted in the storage: exact under any number of spenders, and durable. */
export function createDailyQuotas(
  storage: Storage,
  now: () => number,
): Pick<Quotas, 'spendDaily' | 'readDaily' | 'listDaily'> {
  const database = storage.tables<Tables>()
  const sweep = createSweep(database)
  return {
    async spendDaily(caller, subject, limit, amount = 1) {
      const day = dayOf(now())
      await sweep(day)
      const used = await addWithin(database, { day, caller: caller.id, subject, used: amount }, limit)
      if (used === undefined) throw usedUp(day, now())
      return toState(used, limit, day)
    },

    async readDaily(caller, subject, limit) {
      const day = dayOf(now())
      const row = await database
        .selectFrom('daily_quota')
        .select('used')
        .where('day', '=', day)
        .where('caller', '=', caller.id)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return toState(row?.used ?? 0, limit, day)
    },

    listDaily: () =>
      database
        .selectFrom('daily_quota')
        .select(['caller', 'subject', 'used'])
        .where('day', '=', dayOf(now()))
        .orderBy('subject')
        .execute(),
  }
}

/** Deletes what is over, once a day and process: with the first call that spends. */
function createSweep(database: Kysely<Tables>): (day: number) => Promise<void> {
  let sweptOn = 0
  return async (day) => {
    if (sweptOn === day) return
    sweptOn = day
    await database
      .deleteFrom('daily_quota')
      .where('day', '<', day - keptDays)
      .execute()
  }
}

/**
 * What is used with the row's amount added; undefined where that would be more than the limit. One statement counts and checks at once, so that
 * no two spenders can both take the last one.
 */
async function addWithin(
  database: Kysely<Tables>,
  row: Tables['daily_quota'],
  limit: number,
): Promise<number | undefined> {
  const { used: amount } = row
  // A first row of the day meets no conflict, and so no condition.
  if (amount > limit) return undefined
  const added = await database
    .insertInto('daily_quota')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'caller', 'subject'])
        .doUpdateSet((old) => ({ used: old('daily_quota.used', '+', amount) }))
        .where((old) => old('daily_quota.used', '+', amount), '<=', limit),
    )
    .returning('used')
    .executeTakeFirst()
  return added?.used
}

function dayOf(time: number): number {
  return Math.floor(time / dayMs)
}

function toState(used: number, limit: number, day: number): QuotaState {
  return { used, remaining: Math.max(0, limit - used), resetsAt: (day + 1) * dayMs }
}

function usedUp(day: number, time: number): Error {
  const seconds = Math.ceil(((day + 1) * dayMs - time) / 1000)
  return kernelError('quota_used_up', 'The allowance of this day is used up; it starts anew at midnight UTC.', {
    headers: { 'retry-after': String(seconds) },
  })
}
