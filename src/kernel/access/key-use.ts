import { anonymous, type Caller } from './caller.ts'

/** How a key was used as far as this process knows. */
export interface KeyUseFigures {
  /** Calls of the UTC day. */
  readonly callsToday: number
  /** Milliseconds since 1970. */
  readonly lastUsedAt: number
}

const dayMs = 24 * 60 * 60 * 1000

/** Counts the calls of each key, in memory: it begins anew with the process, and knows nothing of other replicas. */
export class KeyUse {
  readonly #now: () => number
  readonly #byCaller = new Map<string, { calls: number; lastAt: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** There are no more entries than keys: whoever has none is not counted. */
  note({ id }: Caller): void {
    if (id === anonymous.id) return
    const time = this.#now()
    const known = this.#byCaller.get(id)
    if (!known) return void this.#byCaller.set(id, { calls: 1, lastAt: time })
    known.calls = dayOf(known.lastAt) === dayOf(time) ? known.calls + 1 : 1
    known.lastAt = time
  }

  /** Undefined for a key that made no call yet. */
  read(id: string): KeyUseFigures | undefined {
    const known = this.#byCaller.get(id)
    if (!known) return undefined
    const isToday = dayOf(known.lastAt) === dayOf(this.#now())
    return { callsToday: isToday ? known.calls : 0, lastUsedAt: known.lastAt }
  }
}

function dayOf(time: number): number {
  return Math.floor(time / dayMs)
}
