import { openCapabilities, type AppCapabilities } from '../../answering/engines/open-capabilities.ts'
import { describeFaults } from '../../answering/faults/describe-faults.ts'
import { FaultPlan } from '../../answering/faults/fault-plan.ts'
import type { BodyBounds } from '../../answering/http/receive-body.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'
import { BodyBudget } from '../../foundation/body-budget.ts'
import type { KernelSettings } from '../../foundation/config/kernel-settings.ts'
import { CallLog } from '../../foundation/observability/call-log.ts'
import type { LevelledLogger } from '../../foundation/observability/logger.ts'
import type { Metrics } from '../../foundation/observability/metrics.ts'
import type { Platform } from '../../foundation/platform.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import type { Caller } from '../../wire/interface/caller.ts'
import type { Content } from '../../wire/interface/content.ts'
import type { ReadySkill } from '../../wire/interface/skill.ts'
import { contentsOf } from '../content/contents-of.ts'
import { addNewSamples } from '../content/samples.ts'
import { type Services, watchServices } from '../status/watch-services.ts'
import { mountableInterfaces } from './mountable-interfaces.ts'
import { openAccess, type OpenAccess } from './open-access.ts'
import { readySkills } from './ready-skills.ts'

export interface AnsweringSources {
  readonly interfaces: readonly AnyInterface[]
  readonly platform: Platform
  readonly log: LevelledLogger
  readonly metrics: Metrics
}

/** All that calls are answered from, before there is a server. */
export interface Answering extends Omit<AnsweringSources, 'interfaces'>, OpenAccess {
  /** With their engines. */
  readonly interfaces: readonly MountedInterface[]
  readonly capabilities: AppCapabilities
  readonly contents: readonly Content[]
  /** What the assistant may do in a caller's name. */
  readonly skillsOf: (caller: Caller) => readonly ReadySkill[]
  readonly services: Services
  readonly bodies: BodyBounds
  readonly calls: CallLog
  readonly faults: FaultPlan
}

export async function openAnswering(sources: AnsweringSources): Promise<Answering> {
  const { platform, log, metrics } = sources
  const { storage, now } = platform
  const settings = platform.settings.kernel
  const bodies = createBodyBounds(settings, metrics)
  const capabilities = openCapabilities(platform)
  const interfaces = await mountableInterfaces(sources.interfaces, platform, capabilities)
  const contents = contentsOf(sources.interfaces)
  if (settings.MAINSTAY_SAMPLES) await addNewSamples(contents, platform)
  const opened = await openAccess(platform)
  return {
    ...opened,
    platform,
    log,
    metrics,
    interfaces,
    capabilities,
    contents,
    skillsOf: (caller) => readySkills({ mounted: interfaces, ...opened, now }, caller),
    services: watchServices(storage, opened.quotas.redis, metrics),
    bodies,
    calls: new CallLog(now),
    faults: createFaultPlan(interfaces, metrics, now),
  }
}

function createBodyBounds(settings: KernelSettings, metrics: Pick<Metrics, 'gauge'>): BodyBounds {
  const budget = new BodyBudget(settings.MAINSTAY_MAX_BODY_BYTES_IN_FLIGHT)
  metrics.gauge('mainstay_body_bytes', 'Bytes of request bodies held now.', () => budget.bytes)
  return { budget, timeoutMs: settings.MAINSTAY_BODY_SECONDS * 1000 }
}

function createFaultPlan(
  interfaces: readonly MountedInterface[],
  metrics: Pick<Metrics, 'gauge'>,
  now: () => number,
): FaultPlan {
  const faults = new FaultPlan({ now, draw: Math.random })
  const ids = interfaces.map(({ definition }) => definition.contract.id)
  metrics.gauge(
    'mainstay_faults',
    'Interfaces whose calls are made to fail on purpose now.',
    () => describeFaults(faults, ids).length,
  )
  return faults
}
