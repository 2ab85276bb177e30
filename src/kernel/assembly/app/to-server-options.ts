import { createAccessLog, type FollowCall, followByAll } from '../../answering/http/access-log.ts'
import { readCorsOrigins } from '../../answering/http/cors-origins.ts'
import type { ServerOptions } from '../../answering/http/server.ts'
import { createBacklog } from '../../answering/http/too-much-to-do.ts'
import type { KernelSettings } from '../../foundation/config/kernel-settings.ts'
import { readList } from '../../foundation/config/read-list.ts'
import { createLogger } from '../../foundation/observability/logger.ts'
import type { Platform } from '../../foundation/platform.ts'
import type { Telemetry } from '../telemetry/start-telemetry.ts'

/** What the settings do not decide, and what they are read from. */
export interface ServerSources extends Pick<
  ServerOptions,
  | 'interfaces'
  | 'access'
  | 'keyUsage'
  | 'enforceLimits'
  | 'quotas'
  | 'calls'
  | 'faults'
  | 'skillsOf'
  | 'metrics'
  | 'log'
  | 'bodies'
  | 'prepare'
> {
  readonly platform: Platform
  readonly telemetry: Telemetry | undefined
}

/** What the HTTP server is made with, as the settings want it. */
export function toServerOptions({ platform, telemetry, ...given }: ServerSources): ServerOptions {
  const { now, yieldToEventLoop } = platform
  const settings = platform.settings.kernel
  const { loop, workers } = given.metrics
  return {
    ...given,
    now,
    yieldToEventLoop,
    domain: settings.MAINSTAY_DOMAIN,
    allowedHosts: [settings.HOST, ...readList(settings.MAINSTAY_ALLOWED_HOSTS)],
    corsOrigins: readCorsOrigins(settings.MAINSTAY_CORS_ORIGINS),
    maxBodyBytes: settings.MAINSTAY_MAX_BODY_BYTES,
    streamIdleMs: settings.MAINSTAY_STREAM_IDLE_SECONDS * 1000,
    followCall: followCalls(settings, telemetry),
    isBehind: createBacklog({
      loop,
      turns: yieldToEventLoop,
      maxWaitMs: settings.MAINSTAY_WORKER_MAX_WAIT_MS,
      observer: workers,
    }),
  }
}

function followCalls(settings: KernelSettings, telemetry: Telemetry | undefined): FollowCall {
  const accessLog = createAccessLog({
    log: createLogger('info'),
    share: settings.MAINSTAY_ACCESS_LOG,
    slowMs: settings.MAINSTAY_SLOW_CALL_MS ?? Infinity,
  })
  return followByAll(telemetry ? [accessLog, telemetry.followCall] : [accessLog])
}
