import { onTestFinished } from 'vitest'
import { AllSettings } from '../foundation/config/all-settings.ts'
import type { Environment } from '../foundation/config/read-settings.ts'
import { openCapabilities } from '../answering/engines/open-capabilities.ts'
import { createLogger } from '../foundation/observability/logger.ts'
import { createGuardedFetch } from '../foundation/outgoing/guarded-fetch.ts'
import type { Platform } from '../foundation/platform.ts'
import { migrate, type Migrations } from '../foundation/storage/migrate.ts'
import type { TestDatabase } from '../foundation/storage/testing/test-databases.ts'
import { createWorkerPools } from '../foundation/workers/piscina-pools.ts'
import { createProcessPools } from '../foundation/workers/process-pools.ts'
import { createYieldToEventLoop } from '../foundation/workers/yield-to-event-loop.ts'
import type { Capabilities } from '../wire/interface/engine.ts'

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
