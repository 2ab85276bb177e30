import type { FastifyInstance } from 'fastify'
import { endConnections, shutDown } from '../../answering/http/drain.ts'
import { type RunningListeners, startListeners } from '../../answering/listeners/start-listeners.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { scheduleBackups } from '../backup/schedule-backups.ts'
import type { ImportService } from '../content/import-service.ts'
import { type RunningJobs, startJobs } from '../jobs/start-jobs.ts'
import type { PullService } from '../models/pull-service.ts'
import type { Telemetry } from '../telemetry/start-telemetry.ts'
import type { Answering } from './open-answering.ts'
import type { OpenPlatform } from './open-platform.ts'

/** What begins after the server is assembled, and how it all ends. */
export interface Lifecycle {
  /** Begins the scheduled work of the interfaces; `close` ends it. To be called once, after listening. */
  startJobs(): void
  /** Opens the ports of wires that are not HTTP, and gives them by name; `close` ends them. To be called once. */
  startListeners(): Promise<ReadonlyMap<string, number>>
  /** The scheduled work, once it is begun. */
  readonly jobs: () => RunningJobs | undefined
  /** Says at /readyz that callers should go elsewhere, and serves on. */
  drain(): void
  readonly isDraining: () => boolean
  /** Lets answers and jobs under way finish, for at most so many milliseconds (five seconds when absent), then closes engines, workers and storage. */
  close(graceMs?: number): Promise<void>
}

export interface LifecycleParts {
  readonly definitions: readonly AnyInterface[]
  readonly opened: OpenPlatform
  readonly answering: Answering
  readonly telemetry: Telemetry | undefined
  readonly server: FastifyInstance
  readonly pulls: PullService
  readonly imports: ImportService
}

export function createLifecycle(parts: LifecycleParts): Lifecycle {
  const { definitions, opened, answering, telemetry, server, pulls, imports } = parts
  const { platform, interfaces, capabilities, metrics, log } = answering
  const settings = platform.settings.kernel
  const ownJobs = scheduleBackups(definitions, platform, metrics)
  let isDraining = false
  let jobs: RunningJobs | undefined
  let listening: RunningListeners | undefined
  return {
    isDraining: () => isDraining,
    jobs: () => jobs,
    startJobs() {
      jobs ??= startJobs({ interfaces: definitions, ownJobs, platform, capabilities, marker: metrics.loop })
    },
    async startListeners() {
      const limits = { bodies: answering.bodies.budget, maxBodyBytes: settings.MAINSTAY_MAX_BODY_BYTES }
      listening ??= await startListeners({ interfaces, host: settings.HOST, log, ...limits })
      return listening.ports
    },
    drain() {
      isDraining = true
      endConnections(server.server)
    },
    async close(graceMs = 5_000) {
      metrics.loop.stop()
      isDraining = true
      const closing = [imports.close(), pulls.close(), shutDown(server.server, graceMs)]
      await Promise.all([...closing, jobs?.stop(graceMs), listening?.stop()])
      await server.close()
      await telemetry?.close()
      await closeEngines(interfaces)
      await capabilities.close()
      await answering[Symbol.asyncDispose]()
      await opened[Symbol.asyncDispose]()
    },
  }
}

async function closeEngines(interfaces: readonly MountedInterface[]): Promise<void> {
  for (const { definition, chain, upstream } of interfaces) {
    if (!definition.servedBy) await chain.close()
    await upstream?.relay.servers.close()
  }
}
