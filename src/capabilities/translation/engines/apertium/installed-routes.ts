import type { Logger } from '../../../../kernel/foundation/observability/logger.ts'
import { findModes } from './find-modes.ts'
import { findRoutes, type Route } from './find-routes.ts'
import { canReadCommands } from './read-command.ts'

/** Milliseconds until a pair is tried again whose programs did not work. */
const restMs = 60_000

export interface InstallationOptions {
  readonly root: string
  /** The folder of its programs. */
  readonly programs: string
  readonly log: Logger
  readonly now: () => number
}

/** The ways from one language to another that are installed, without those whose programs did not work of late. */
export class InstalledRoutes {
  readonly #options: InstallationOptions
  /** By path, when they may be tried again. */
  readonly #unusable = new Map<string, number>()
  #routes: ReadonlyMap<string, Route> | undefined

  constructor(options: InstallationOptions) {
    this.#options = options
  }

  /** As they were read last. */
  async known(): Promise<ReadonlyMap<string, Route>> {
    return this.#routes ?? this.read()
  }

  async read(): Promise<ReadonlyMap<string, Route>> {
    const { root, programs, now } = this.#options
    const modes = (await canReadCommands(programs)) ? await findModes(root) : []
    this.#routes = findRoutes(modes.filter(({ path }) => (this.#unusable.get(path) ?? 0) <= now()))
    return this.#routes
  }

  /** Its programs do not work: others are chosen for some time. */
  setAside(path: string): void {
    const { log, now } = this.#options
    this.#unusable.set(path, now() + restMs)
    this.#routes = undefined
    log.error({ mode: path }, 'A pair of Apertium is set aside: its programs do not work')
  }
}
