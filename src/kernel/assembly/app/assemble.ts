import type { KeyStore } from '../../answering/access/keys.ts'
import type { Invitations } from '../../answering/access/invitations.ts'
import { createServer, type PrepareServer } from '../../answering/http/server.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'
import { AllSettings } from '../../foundation/config/all-settings.ts'
import type { KernelSettings } from '../../foundation/config/kernel-settings.ts'
import type { Environment } from '../../foundation/config/read-settings.ts'
import { createLogger, type LevelledLogger, type RootLogger } from '../../foundation/observability/logger.ts'
import { createMetrics, type Metrics } from '../../foundation/observability/metrics.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import type { ReadySkill } from '../../wire/interface/skill.ts'
import { createImportService } from '../content/import-service.ts'
import { openModelsContext } from '../models/models-context.ts'
import { createPullService } from '../models/pull-service.ts'
import { findLacks } from '../status/find-lacks.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { addOwnRoutes } from './add-own-routes.ts'
import { createLifecycle, type Lifecycle } from './lifecycle.ts'
import { openAnswering } from './open-answering.ts'
import { openPlatform, type OpenPlatform } from './open-platform.ts'
import { prewarm } from './prewarm.ts'
import { toServerOptions } from './to-server-options.ts'

export interface AssembleOptions {
  readonly interfaces: readonly AnyInterface[]
  readonly environment: Environment
  /** Sees the server before anything is mounted: for tests, which hold every answer against its contract. */
  readonly prepareServer?: PrepareServer
  /** The clock, milliseconds since 1970: for tests of what happens when. */
  readonly now?: () => number
  /** The program whose command `import` takes in what operators send; none where absent. */
  readonly program?: string
}

/** A whole Mainstay, ready to listen. */
export interface App extends Lifecycle {
  readonly settings: KernelSettings
  readonly log: RootLogger
  readonly server: ReturnType<typeof createServer>
  readonly interfaces: readonly MountedInterface[]
  readonly keys: KeyStore
  /** Tokens that make a key in the console, once each. */
  readonly invitations: Invitations
  /** What the assistant may do in a caller's name. */
  skillsOf(caller: Caller): readonly ReadySkill[]
  /** Begins to look for turns of the event loop that are too long; `close` ends it. To be called after listening. */
  watchLoop(): void
  /** What keeps engines that settings chose from answering, in sentences. */
  findLacks(): Promise<readonly string[]>
  /** Begins to load engines that settings want loaded before the first call. To be called after listening. */
  prewarm(): void
}

/** Settings, platform, access, engines, server: put together in that order. */
export async function assemble(options: AssembleOptions): Promise<App> {
  const { interfaces, environment, prepareServer, program, now = Date.now } = options
  const settings = new AllSettings(environment)
  const log = createLogger(settings.kernel.MAINSTAY_LOG_LEVEL)
  const metrics = createMetrics(log)
  const workerObserver = metrics.workers
  const opened = await openPlatform({ settings, interfaces, log, logsOutages: true, workerObserver, now })
  try {
    return await build({ interfaces, environment, prepareServer, program, log, metrics, opened })
  } catch (thrown) {
    await opened[Symbol.asyncDispose]()
    throw thrown
  }
}

interface AppParts {
  readonly interfaces: readonly AnyInterface[]
  readonly environment: Environment
  readonly program: string | undefined
  readonly prepareServer: PrepareServer | undefined
  readonly log: LevelledLogger
  readonly metrics: Metrics
  readonly opened: OpenPlatform
}

async function build(parts: AppParts): Promise<App> {
  const { environment, prepareServer: prepare, program, log, metrics, opened } = parts
  const { platform } = opened
  const { dataFolder } = platform
  const settings = platform.settings.kernel
  const answering = await openAnswering({ interfaces: parts.interfaces, platform, log, metrics })
  const { interfaces, contents, keys, invitations, skillsOf } = answering
  const telemetry = await startTelemetry({ settings, metrics, log })
  const server = createServer(toServerOptions({ ...answering, telemetry, prepare }))
  const openModels = () => openModelsContext(platform.settings, parts.interfaces)
  const pulls = createPullService(openModels, dataFolder, log)
  const imports = createImportService({ contents, dataFolder, program, environment, log })
  const lifecycle = createLifecycle({
    definitions: parts.interfaces,
    opened,
    answering,
    telemetry,
    server,
    pulls,
    imports,
  })
  addOwnRoutes(server, { ...answering, ...lifecycle, openModels, pulls, imports })
  return {
    settings,
    log,
    server,
    interfaces,
    keys,
    invitations,
    skillsOf,
    watchLoop: () => metrics.loop.start(),
    findLacks: () => findLacks(interfaces, log),
    prewarm: () => prewarm(interfaces, log),
    ...lifecycle,
  }
}
