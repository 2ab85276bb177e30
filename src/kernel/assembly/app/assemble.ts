import { createAccess } from '../../answering/access/access.ts'
import { createAuditLog } from '../../answering/access/audit-log.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import { createInvitations, type Invitations } from '../../answering/access/invitations.ts'
import { createLimits } from '../../answering/access/enforce-limits.ts'
import { KeyUsage } from '../../answering/access/key-usage.ts'
import { createKeyStore, type KeyStore } from '../../answering/access/keys.ts'
import { createQuotas } from '../../answering/access/quotas-in-storage.ts'
import { scheduleBackups } from '../backup/schedule-backups.ts'
import { AllSettings } from '../../foundation/config/all-settings.ts'
import type { KernelSettings } from '../../foundation/config/kernel-settings.ts'
import type { Environment } from '../../foundation/config/read-settings.ts'
import { readList } from '../../foundation/config/read-list.ts'
import { contentsOf } from '../content/contents-of.ts'
import { createImportService } from '../content/import-service.ts'
import { addNewSamples } from '../content/samples.ts'
import { describeFaults } from '../../answering/faults/describe-faults.ts'
import { FaultPlan } from '../../answering/faults/fault-plan.ts'
import { createAccessLog, followByAll } from '../../answering/http/access-log.ts'
import { createMetricsGate } from '../routes/metrics-gate.ts'
import { endConnections, shutDown } from '../../answering/http/drain.ts'
import { BodyBudget } from '../../foundation/body-budget.ts'
import { addKeyRoutes } from '../routes/key-routes.ts'
import { addLogRoutes } from '../routes/log-routes.ts'
import { addModelRoutes } from '../routes/model-routes.ts'
import { addSystemRoutes } from '../routes/system-routes.ts'
import { addOperatorRoutes } from '../routes/operator/operator-routes.ts'
import { createServer, type PrepareServer } from '../../answering/http/server.ts'
import { createBacklog } from '../../answering/http/too-much-to-do.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { type RunningJobs, startJobs } from '../jobs/start-jobs.ts'
import { type RunningListeners, startListeners } from '../../answering/listeners/start-listeners.ts'
import { CallLog } from '../../foundation/observability/call-log.ts'
import { createLogger, type LevelledLogger, type RootLogger } from '../../foundation/observability/logger.ts'
import { createMetrics, type Metrics } from '../../foundation/observability/metrics.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { findLacks } from '../status/find-lacks.ts'
import { mountableInterfaces } from './mountable-interfaces.ts'
import { openCapabilities } from '../../answering/engines/open-capabilities.ts'
import { openModelsContext } from '../models/models-context.ts'
import { createPullService } from '../models/pull-service.ts'
import { openPlatform, type OpenPlatform } from './open-platform.ts'
import { prewarm } from './prewarm.ts'
import { readySkills } from './ready-skills.ts'
import type { ReadySkill } from '../../wire/interface/skill.ts'
import { watchServices } from '../status/watch-services.ts'
import { version } from '../../foundation/version.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'
import { readCorsOrigins } from '../../answering/http/cors-origins.ts'

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
export interface App {
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
  /** Begins the scheduled work of the interfaces; `close` ends it. To be called once, after listening. */
  startJobs(): void
  /** Opens the ports of wires that are not HTTP, and gives them by name; `close` ends them. To be called once. */
  startListeners(): Promise<ReadonlyMap<string, number>>
  /** What keeps engines that settings chose from answering, in sentences. */
  findLacks(): Promise<readonly string[]>
  /** Begins to load engines that settings want loaded before the first call. To be called after listening. */
  prewarm(): void
  /** Says at /readyz that callers should go elsewhere, and serves on. */
  drain(): void
  /** Lets answers and jobs under way finish, for at most so many milliseconds (five seconds when absent), then closes engines, workers and storage. */
  close(graceMs?: number): Promise<void>
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
  const { interfaces, environment, prepareServer, program, log, metrics, opened } = parts
  const { platform } = opened
  const { storage, now, yieldToEventLoop } = platform
  const settings = platform.settings.kernel
  const budget = new BodyBudget(settings.MAINSTAY_MAX_BODY_BYTES_IN_FLIGHT)
  metrics.gauge('mainstay_body_bytes', 'Bytes of request bodies held now.', () => budget.bytes)
  const capabilities = openCapabilities(platform)
  const mounted = await mountableInterfaces(interfaces, platform, capabilities)
  if (settings.MAINSTAY_SAMPLES) await addNewSamples(contentsOf(interfaces), platform)
  const keys = createKeyStore(storage, now)
  const shared = { interfaces: mounted, metrics, domain: settings.MAINSTAY_DOMAIN }
  const requireKeys = settings.MAINSTAY_REQUIRE_KEY
  const quotas = await createQuotas({ storage, now, redisUrl: settings.REDIS_URL, log })
  const services = watchServices(storage, quotas.redis, metrics)
  const access = createAccess({ keys, devKey: settings.MAINSTAY_DEV_KEY, requireKeys, now })
  const keyUsage = new KeyUsage({ storage, now, log })
  const audit = createAuditLog(storage, now)
  const enforceLimits = createLimits({ usage: keyUsage, quotas, now })
  const invitations = createInvitations(now)
  const skillsOf = (caller: Caller) => readySkills({ mounted, access, quotas, now }, caller)
  const calls = new CallLog(now)
  const faults = new FaultPlan({ now, draw: Math.random })
  const ids = mounted.map(({ definition }) => definition.contract.id)
  metrics.gauge(
    'mainstay_faults',
    'Interfaces whose calls are made to fail on purpose now.',
    () => describeFaults(faults, ids).length,
  )
  const bodies = { budget, timeoutMs: settings.MAINSTAY_BODY_SECONDS * 1000 }
  const telemetry = await startTelemetry({ settings, metrics, log })
  const accessLog = createAccessLog({
    log: createLogger('info'),
    share: settings.MAINSTAY_ACCESS_LOG,
    slowMs: settings.MAINSTAY_SLOW_CALL_MS ?? Infinity,
  })
  const server = createServer({
    ...shared,
    log,
    prepare: prepareServer,
    access,
    keyUsage,
    enforceLimits,
    followCall: followByAll(telemetry ? [accessLog, telemetry.followCall] : [accessLog]),
    calls,
    faults,
    quotas,
    skillsOf,
    now,
    yieldToEventLoop,
    isBehind: createBacklog({
      loop: metrics.loop,
      turns: yieldToEventLoop,
      maxWaitMs: settings.MAINSTAY_WORKER_MAX_WAIT_MS,
      observer: metrics.workers,
    }),
    allowedHosts: [settings.HOST, ...readList(settings.MAINSTAY_ALLOWED_HOSTS)],
    corsOrigins: readCorsOrigins(settings.MAINSTAY_CORS_ORIGINS),
    maxBodyBytes: settings.MAINSTAY_MAX_BODY_BYTES,
    streamIdleMs: settings.MAINSTAY_STREAM_IDLE_SECONDS * 1000,
    bodies,
  })
  let isDraining = false
  const drain = () => {
    isDraining = true
    endConnections(server.server)
  }
  const app = {
    storage,
    services,
    dataFolder: platform.dataFolder,
    version,
    requireKey: requireKeys,
    isDraining: () => isDraining,
  }
  const metricsGate = createMetricsGate(settings.MAINSTAY_METRICS_FOR, access)
  addSystemRoutes(server, { ...shared, ...app, faults, metricsGate })
  addLogRoutes(server, { access, audit, bodies, log })
  const openModels = () => openModelsContext(platform.settings, interfaces)
  const pulls = createPullService(openModels, platform.dataFolder, log)
  addModelRoutes(server, { access, audit, openModels, pulls, isDraining: app.isDraining })
  addKeyRoutes(server, { access, keys, keyUsage, quotas, now, audit, invitations, bodies, interfaces: mounted })
  const ownJobs = scheduleBackups(interfaces, platform, metrics)
  let jobs: RunningJobs | undefined
  const contents = contentsOf(interfaces)
  const imports = createImportService({ contents, dataFolder: platform.dataFolder, program, environment, log })
  const allowsFaults = settings.MAINSTAY_FAULTS
  const watched = { calls, faults, allowsFaults, contents, imports, pulls, jobs: () => jobs }
  addOperatorRoutes(server, { access, audit, bodies, ids, ...watched, isDraining: app.isDraining })
  const start = () => {
    jobs ??= startJobs({ interfaces, ownJobs, platform, capabilities, marker: metrics.loop })
  }
  let listening: RunningListeners | undefined
  const openPorts = async () => {
    const limits = { bodies: budget, maxBodyBytes: settings.MAINSTAY_MAX_BODY_BYTES }
    listening ??= await startListeners({ interfaces: mounted, host: settings.HOST, log, ...limits })
    return listening.ports
  }
  const close = async (graceMs = 5_000) => {
    metrics.loop.stop()
    isDraining = true
    await Promise.all([
      imports.close(),
      pulls.close(),
      shutDown(server.server, graceMs),
      jobs?.stop(graceMs),
      listening?.stop(),
    ])
    await server.close()
    await telemetry?.close()
    for (const { definition, chain, upstream } of mounted) {
      if (!definition.servedBy) await chain.close()
      await upstream?.relay.servers.close()
    }
    await capabilities.close()
    await keyUsage[Symbol.asyncDispose]()
    await quotas[Symbol.asyncDispose]()
    await opened[Symbol.asyncDispose]()
  }
  return {
    settings,
    log,
    server,
    interfaces: mounted,
    keys,
    invitations,
    skillsOf,
    watchLoop: () => metrics.loop.start(),
    startJobs: start,
    startListeners: openPorts,
    findLacks: () => findLacks(mounted, log),
    prewarm: () => prewarm(mounted, log),
    drain,
    close,
  }
}
