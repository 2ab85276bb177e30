import type { Storage } from '../../foundation/storage/storage.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import { memoizeBriefly } from '../../../libraries/memoize/memoize-briefly.ts'
import { anonymous, type Caller } from '../../wire/interface/caller.ts'
import type { UsageUnit } from '../../wire/interface/key-limits.ts'

/** What a key used of one interface on one UTC day. */
export interface UsedOfDay {
  /** A key's id, or `dev`. */
  readonly caller: string
  /** Days since 1970. */
  readonly day: number
  /** An interface's id. */
  readonly subject: string
  readonly unit: UsageUnit
  readonly used: number
  /** Milliseconds since 1970. */
  readonly lastAt: number
}

interface Tables {
  key_usage: Omit<UsedOfDay, 'lastAt'> & { last_at: number }
}

export interface KeyUsageOptions {
  readonly storage: Storage
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Logger
}

const dayMs = 86_400_000

/** Milliseconds between a call and the write of its count: many calls share one. */
const writeMs = 2_000

/** Days of which counts are kept. */
const keptDays = 400

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 500

/**
 * Counts what each key uses, by day, interface and unit: in memory first, and in the storage two seconds later. A process that is
 * killed loses what it has not written; one that ends by a signal that can be caught does not.
 */
export class KeyUsage implements AsyncDisposable {
  readonly #options: KeyUsageOptions
  readonly #ofMonth = new Map<string, () => Promise<readonly UsedOfDay[]>>()
  #pending = new Map<string, UsedOfDay>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #sweptOn = 0

  constructor(options: KeyUsageOptions) {
    this.#options = options
  }

  /** Whoever has no key is not counted: there are no more counts than keys. */
  note({ id: caller }: Caller, subject: string, unit: UsageUnit, amount = 1): void {
    if (caller === anonymous.id || amount <= 0) return
    const lastAt = this.#options.now()
    const day = dayOf(lastAt)
    const name = `${day} ${caller} ${subject} ${unit}`
    this.#keep(name, { caller, day, subject, unit, used: amount, lastAt })
  }

  #keep(name: string, row: UsedOfDay): void {
    const known = this.#pending.get(name)
    this.#pending.set(name, known ? { ...row, used: known.used + row.used } : row)
    this.#timer ??= setTimeout(() => void this.write(), writeMs).unref()
  }

  /** Writes what is only in memory. What cannot be written is tried again with the next counts. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(async () => {
      const rows = this.#pending
      this.#pending = new Map()
      try {
        await this.#add([...rows.values()])
        await this.#sweep()
      } catch (err) {
        for (const [name, row] of rows) this.#keep(name, row)
        this.#options.log.warn({ err }, 'the usage of keys could not be written; it is kept in memory until it can')
      }
      this.#ofMonth.clear()
    })
    return this.#writing
  }

  /** What was used from a day on, by whom and of what, days together; that of the last two seconds in other processes is not in it. */
  async read(sinceDay: number): Promise<readonly UsedOfDay[]> {
    await this.write()
    const rows = await this.#table().where('day', '>=', sinceDay).orderBy('day').execute()
    return rows.map(fromRow)
  }

  /** What one caller used in this UTC month. */
  async readMonth(caller: string): Promise<readonly UsedOfDay[]> {
    const read = this.#ofMonth.get(caller) ?? memoizeBriefly(writeMs, this.#options.now, () => this.#readMonth(caller))
    this.#ofMonth.set(caller, read)
    const pending = [...this.#pending.values()].filter((row) => row.caller === caller)
    return [...(await read()), ...pending]
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.write()
    clearTimeout(this.#timer)
  }

  async #readMonth(caller: string): Promise<readonly UsedOfDay[]> {
    const first = dayOf(startOfMonth(this.#options.now()))
    const rows = await this.#table().where('caller', '=', caller).where('day', '>=', first).execute()
    return rows.map(fromRow)
  }

  #table() {
    return this.#options.storage.tables<Tables>().selectFrom('key_usage').selectAll()
  }

  async #add(rows: readonly UsedOfDay[]): Promise<void> {
    const database = this.#options.storage.tables<Tables>()
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await database
        .insertInto('key_usage')
        .values(rows.slice(from, from + rowsAtOnce).map(({ lastAt, ...row }) => ({ ...row, last_at: lastAt })))
        .onConflict((conflict) =>
          conflict.columns(['caller', 'day', 'subject', 'unit']).doUpdateSet((row) => ({
            used: row('key_usage.used', '+', row.ref('excluded.used')),
            last_at: row.ref('excluded.last_at'),
          })),
        )
        .execute()
    }
  }

  /** Once a day and process. */
  async #sweep(): Promise<void> {
    const day = dayOf(this.#options.now())
    if (this.#sweptOn === day) return
    this.#sweptOn = day
    const database = this.#options.storage.tables<Tables>()
    await database
      .deleteFrom('key_usage')
      .where('day', '<', day - keptDays)
      .execute()
  }
}

export function dayOf(time: number): number {
  return Math.floor(time / dayMs)
}

/** Midnight UTC of the first day of that month, or of one so many months later: milliseconds since 1970. */
export function startOfMonth(time: number, monthsLater = 0): number {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater)
}

function fromRow({ last_at: lastAt, ...row }: Tables['key_usage']): UsedOfDay {
  return { ...row, lastAt }
}
