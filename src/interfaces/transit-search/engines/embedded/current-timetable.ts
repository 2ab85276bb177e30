import type { Logger } from '../../../../kernel/foundation/observability/logger.ts'
import { type LoadedTimetable, TimetableStore } from '../../storage/timetable-store.ts'
import { StationIndex } from './station-index.ts'

/** Milliseconds between two looks whether another timetable was imported. */
const interval = 2_000

export interface OpenTimetable extends LoadedTimetable {
  readonly index: StationIndex
}

/** The timetable in use; a newly imported one takes its place within seconds, while answers that were begun end with the old one. */
export class CurrentTimetable {
  readonly #store: TimetableStore
  readonly #now: () => number
  readonly #log: Logger
  #open: OpenTimetable | undefined
  #checkedAt = Number.NEGATIVE_INFINITY
  #loading: Promise<void> | undefined

  constructor(dataFolder: string, { now, log }: { readonly now: () => number; readonly log: Logger }) {
    this.#store = new TimetableStore(dataFolder)
    this.#now = now
    this.#log = log
  }

  /** Undefined before the first import. */
  async read(): Promise<OpenTimetable | undefined> {
    if (this.#now() - this.#checkedAt >= interval) {
      this.#loading ??= this.#reload().finally(() => (this.#loading = undefined))
    }
    if (!this.#open) await this.#loading
    return this.#open
  }

  /** A new timetable that cannot be read leaves the old one in use. */
  async #reload(): Promise<void> {
    this.#checkedAt = this.#now()
    try {
      const name = await this.#store.readCurrentName()
      if (name === this.#open?.name) return
      const loaded = await this.#store.load()
      this.#open = loaded && { ...loaded, index: new StationIndex(loaded.timetable) }
    } catch (cause) {
      if (!this.#open) throw cause
      this.#log.error({ err: cause }, 'the new timetable cannot be read; the one before stays in use')
    }
  }
}
