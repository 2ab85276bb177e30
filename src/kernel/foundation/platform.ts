/** What all work of a process is done with, a server's as a command's: one set, opened once by `openPlatform`. */
import type { TObject } from 'typebox'
import type { AllSettings, OwnSettings } from './config/all-settings.ts'
import type { Logger } from './observability/logger.ts'
import type { GuardedFetch } from './outgoing/guarded-fetch.ts'
import type { Storage } from './storage/storage.ts'
import type { WorkerPools } from './workers/pools.ts'
import type { SharedTurns } from './workers/yield-to-event-loop.ts'

export interface Platform {
  readonly settings: AllSettings
  readonly storage: Storage
  /** The folder of this app's files, for what is kept beside the database. */
  readonly dataFolder: string
  readonly workers: WorkerPools
  /** Child processes: where native code reads what strangers send. */
  readonly processes: WorkerPools
  /** To be called at every step of long work on the event loop: all such work of the process shares five milliseconds of a round. */
  readonly yieldToEventLoop: SharedTurns
  readonly log: Logger
  /** For addresses of the operator's own choice; goes through here, so that tests and proxies can stand in for the network. */
  readonly fetch: typeof fetch
  /** For addresses that strangers name. */
  readonly guardedFetch: GuardedFetch
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The platform as a slice or a capability sees it: of all settings, its own, by environment name. */
export interface PlatformWith<Settings> extends Omit<Platform, 'settings'> {
  readonly settings: Settings
}

/** @throws OperatorError when one of the settings that the schema names is wrong. */
export function withSettingsOf(schema: TObject | undefined, platform: Platform): PlatformWith<OwnSettings> {
  return { ...platform, settings: platform.settings.of(schema) }
}
