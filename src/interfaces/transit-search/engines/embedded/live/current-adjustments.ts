import type { Alert } from '../../../domain/alert.ts'
import type { AdjustmentTable } from '../../../domain/adjustments.ts'
import type { LiveCounts } from '../../../domain/live-counts.ts'
import type { EngineContext } from '../../../../../kernel/wire/interface/engine.ts'
import type { WorkerPool } from '../../../../../kernel/foundation/workers/pools.ts'
import { type LiveSource, readLiveSources } from '../../../import/live/live-sources.ts'
import type { Settings } from '../../../settings.ts'
import { type LiveSourceState, readLiveStates, readLiveUpdates } from '../../../storage/live-sources.ts'
import type { Tables } from '../../../storage/tables.ts'
import type { LoadedTimetable } from '../../../storage/timetable-store.ts'
import type { MatchedUpdates } from './match-trip-updates.ts'
import matchInThread, { type MatchTask } from './match-worker.ts'

export type LiveContext = Pick<EngineContext<Settings>, 'settings' | 'storage' | 'workers' | 'now' | 'log'>

export interface LiveState {
  readonly source: LiveSource
  /** Undefined before it was read for the first time. */
  readonly state: LiveSourceState | undefined
  /** Undefined where it says nothing that counts: not read yet, or too old. */
  readonly counts: LiveCounts | undefined
}

interface Current {
  /** Of the timetable and of what the sources said; empty before anything is known. */
  readonly key: string
  readonly timetable: string
  readonly table: AdjustmentTable | undefined
  /** By the id of the source. */
  readonly counts: ReadonlyMap<string, LiveCounts>
  readonly alerts: readonly Alert[]
}

const unknown: Current = { key: '', timetable: '', table: undefined, counts: new Map(), alerts: [] }

/** Milliseconds between two looks whether a source said something else. */
const interval = 2_000

/** Bytes of no trips in JSON. */
const emptyList = 2

/** Bytes of a timetable and of messages so small that matching takes less time than its way to a thread. */
const small = { timetable: 512 * 1024, messages: 64 * 1024 }

/**
 * What live data change in the timetable in use. The sources are read by a job, of one replica for all, which keeps what they say in the storage;
 * each process matches it to its own timetable, in a thread, while answers go on by what was known before.
 */
export class CurrentAdjustments {
  readonly #context: LiveContext
  readonly #sources: readonly LiveSource[]
  readonly #pool: WorkerPool<MatchTask, MatchedUpdates>
  /** What each source said last, compressed. */
  readonly #messages = new Map<string, { readonly version: string; readonly bytes: Uint8Array }>()
  #current = unknown
  #states: ReadonlyMap<string, LiveSourceState> = new Map()
  #checkedAt = Number.NEGATIVE_INFINITY
  #loading: Promise<void> | undefined
  #isFailing = false

  constructor(context: LiveContext, queue: string) {
    this.#context = context
    this.#sources = readLiveSources(context.settings)
    this.#pool = context.workers.open(new URL('./match-worker.ts', import.meta.url), {
      queue,
      maxWaitMs: 60_000,
      inPlace: { suits: isSmall, run: matchInThread },
    })
  }

  /** Undefined where all runs as planned. The first call waits until that is known, later ones wait for nothing. */
  async read(timetable: LoadedTimetable): Promise<AdjustmentTable | undefined> {
    const { now } = this.#context
    if (this.#sources.length > 0 && now() - this.#checkedAt >= interval) {
      this.#checkedAt = now()
      this.#loading ??= this.#reload(timetable).finally(() => (this.#loading = undefined))
    }
    if (this.#current === unknown) await this.#loading
    return this.#current.timetable === timetable.name ? this.#current.table : undefined
  }

  /** Notices to riders, of all sources. */
  async readAlerts(timetable: LoadedTimetable): Promise<readonly Alert[]> {
    await this.read(timetable)
    return this.#current.timetable === timetable.name ? this.#current.alerts : []
  }

  /** What is known of each source, in the order of the settings. */
  async describe(timetable: LoadedTimetable): Promise<readonly LiveState[]> {
    await this.read(timetable)
    return this.#sources.map((source) => ({
      source,
      state: this.#states.get(source.id),
      counts: this.#current.counts.get(source.id),
    }))
  }

  /** When the storage is away, what was known holds on until it is too old. */
  async #reload(timetable: LoadedTimetable): Promise<void> {
    try {
      await this.#readStates()
      this.#isFailing = false
    } catch (err) {
      this.#sayOnce(err)
    }
    try {
      await this.#match(timetable)
    } catch (err) {
      this.#sayOnce(err)
    }
  }

  async #readStates(): Promise<void> {
    const database = this.#context.storage.tables<Tables>()
    const ids = this.#sources.map(({ id }) => id)
    this.#states = await readLiveStates(database, ids)
    for (const [id, { version }] of this.#states) {
      if (version === null || this.#messages.get(id)?.version === version) continue
      const bytes = await readLiveUpdates(database, id)
      if (bytes) this.#messages.set(id, { version, bytes })
    }
  }

  async #match({ name, file }: LoadedTimetable): Promise<void> {
    const fresh = this.#sources.filter(({ id }) => this.#messages.has(id) && this.#isFresh(this.#states.get(id)))
    const key = [name, ...fresh.map(({ id }) => `${id} ${this.#messages.get(id)?.version}`)].join('\n')
    if (key === this.#current.key) return
    if (fresh.length === 0) {
      this.#current = { ...unknown, key, timetable: name }
      return
    }
    const messages = fresh.flatMap(({ id, feed }) => ({
      feed,
      bytes: this.#messages.get(id)?.bytes ?? new Uint8Array(),
    }))
    const { table, counts, alerts } = await this.#pool.run({ name, file, messages, now: this.#context.now() / 1000 })
    const bySource = new Map(fresh.flatMap(({ id }, index) => (counts[index] ? [[id, counts[index]] as const] : [])))
    this.#current = {
      key,
      timetable: name,
      table: table.day.length === 0 && table.added.length <= emptyList ? undefined : table,
      counts: bySource,
      alerts,
    }
  }

  /** By when it was made, as far as that is said: a server may go on to serve what it knew before it broke. */
  #isFresh(state: LiveSourceState | undefined): boolean {
    const fetchedAt = state?.fetched_at ?? 0
    const madeAt = Math.min(state?.published_at || fetchedAt, fetchedAt)
    return this.#context.now() - madeAt <= this.#context.settings.TRANSIT_SEARCH_LIVE_MAX_AGE_MINUTES * 60_000
  }

  /** A storage may be away for hours. */
  #sayOnce(err: unknown): void {
    if (!this.#isFailing)
      this.#context.log.error({ err }, 'live data cannot be taken in; answers go on without the newest')
    this.#isFailing = true
  }
}

function isSmall({ file, messages }: MatchTask): boolean {
  return (
    file.byteLength <= small.timetable && messages.reduce((sum, { bytes }) => sum + bytes.length, 0) <= small.messages
  )
}
