import { onTestFinished } from 'vitest'
import { AllSettings } from '../config/all-settings.ts'
import type { Environment } from '../config/read-settings.ts'
import { openCapabilities } from '../engines/open-capabilities.ts'
import { createLogger } from '../observability/logger.ts'
import { createGuardedFetch } from '../outgoing/guarded-fetch.ts'
import type { Platform } from '../platform.ts'
import { migrate, type Migrations } from '../storage/migrate.ts'
import type { TestDatabase } from '../storage/testing/test-databases.ts'
import { createWorkerPools } from '../workers/piscina-pools.ts'
import { createProcessPools } from '../workers/process-pools.ts'
import { createYieldToEventLoop } from '../workers/yield-to-event-loop.ts'
import type { Capabilities } from '../engines/engine.ts'

export interface TestPlatformOptions extends Partial<Omit<Platform, 'settings' | 'storage' | 'dataFolder'>> {
  /** What to bring forward; where none are given, an app has done so already. */
  readonly migrations?: readonly Migrations[]
  readonly environment?: Environment
}

/** With the capabilities that jobs ask for. */
export interface TestPlatform extends Platform {
  readonly capabilities: Capabilities
}

/** A platform over a database of the test's own, silent, with one thread and one child process; closed when the test ends. */
export async function openTestPlatform(
  database: TestDatabase,
  options: TestPlatformOptions = {},
): Promise<TestPlatform> {
  const { migrations, environment = {}, ...given } = options
  const storage = await database.open()
  if (migrations) await migrate(storage, migrations)
  const workers = createWorkerPools({ maxThreads: 1 })
  const processes = createProcessPools({ maxProcesses: 1 })
  onTestFinished(async () => {
    await Promise.all([workers[Symbol.asyncDispose](), processes[Symbol.asyncDispose]()])
  })
  const platform = {
    settings: new AllSettings(environment),
    storage,
    dataFolder: database.options.dataFolder,
    workers,
    processes,
    yieldToEventLoop: createYieldToEventLoop(),
    log: createLogger('silent'),
    fetch: globalThis.fetch,
    guardedFetch: createGuardedFetch(),
    now: Date.now,
    ...given,
  }
  return { ...platform, capabilities: openCapabilities(platform) }
}
