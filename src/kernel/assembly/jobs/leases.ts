import type { Kysely } from 'kysely'
import type { Storage } from '../../foundation/storage/storage.ts'

interface Tables {
  job_lease: {
    name: string
    /** Null while nobody runs the job. */
    holder: string | null
    expires_at: number
    started_at: number
  }
}

export interface LeaseOptions {
  readonly storage: Storage
  /** A name of this process, unlike that of any other. */
  readonly holder: string
  /** Milliseconds for which a lease holds without being renewed. */
  readonly leaseMs: number
  readonly now: () => number
}

export interface Leases {
  /** Takes a job's lease when a run is due and nobody is at it; false otherwise. */
  take(name: string, everyMs: number): Promise<boolean>
  /** False when the lease was lost: it ran out, and another has taken it. */
  renew(name: string): Promise<boolean>
  /** Gives the lease back. A run that was broken off is due again at once, a finished one after its interval. */
  release(name: string, end: 'finished' | 'broken-off'): Promise<void>
  /** Has a job due at once that nobody runs. */
  makeDue(name: string): Promise<void>
  /** Every job that was ever begun, by name. */
  list(): Promise<ReadonlyMap<string, LeaseState>>
}

export interface LeaseState {
  /** Whether somebody runs it now. */
  readonly isHeld: boolean
  /** Milliseconds since 1970; 0 where it is due at once. */
  readonly startedAt: number
}

/**
 * Leases in the database. The clocks of the replicas should agree to within a part of `leaseMs`; a clock that runs ahead
 * may take over a run that goes on, which then finds its lease lost.
 */
export function createLeases({ storage, holder, leaseMs, now }: LeaseOptions): Leases {
  const database = storage.tables<Tables>()
  const updateHeld = (name: string) =>
    database.updateTable('job_lease').where('name', '=', name).where('holder', '=', holder)
  return {
    take(name, everyMs) {
      const time = now()
      return takeLease(database, { name, holder, expires_at: time + leaseMs, started_at: time }, everyMs)
    },

    async renew(name) {
      const renewed = { expires_at: now() + leaseMs }
      const { numUpdatedRows } = await updateHeld(name).set(renewed).executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async release(name, end) {
      const released = { holder: null, ...(end === 'finished' ? {} : { started_at: 0 }) }
      await updateHeld(name).set(released).execute()
    },

    async makeDue(name) {
      await database
        .updateTable('job_lease')
        .set({ started_at: 0 })
        .where('name', '=', name)
        .where('holder', 'is', null)
        .execute()
    },

    async list() {
      const rows = await database
        .selectFrom('job_lease')
        .select(['name', 'holder', 'expires_at', 'started_at'])
        .execute()
      const time = now()
      return new Map(rows.map((row) => [row.name, toState(row, time)]))
    },
  }
}

/** One statement, so that of several replicas asking at once one gets the row back. */
async function takeLease(database: Kysely<Tables>, row: Tables['job_lease'], everyMs: number): Promise<boolean> {
  const { holder, expires_at, started_at: time } = row
  const taken = await database
    .insertInto('job_lease')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_at, started_at: time })
        .where((where) =>
          where.or([
            // Nobody is at it and the interval has passed; a start in the future was written by a wrong clock.
            where.and([
              where('job_lease.holder', 'is', null),
              where.or([where('job_lease.started_at', '<=', time - everyMs), where('job_lease.started_at', '>', time)]),
            ]),
            // Whoever was at it is gone in the middle.
            where.and([where('job_lease.holder', 'is not', null), where('job_lease.expires_at', '<=', time)]),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

function toState({ holder, expires_at, started_at }: Tables['job_lease'], time: number): LeaseState {
  return { isHeld: holder !== null && expires_at > time, startedAt: started_at }
}
