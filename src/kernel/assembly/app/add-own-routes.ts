import type { FastifyInstance } from 'fastify'
import { version } from '../../foundation/version.ts'
import type { ImportService } from '../content/import-service.ts'
import type { ModelsContext } from '../models/models-context.ts'
import type { PullService } from '../models/pull-service.ts'
import { addKeyRoutes } from '../routes/key-routes.ts'
import { addLogRoutes } from '../routes/log-routes.ts'
import { createMetricsGate } from '../routes/metrics-gate.ts'
import { addModelRoutes } from '../routes/model-routes.ts'
import { addOperatorRoutes } from '../routes/operator/operator-routes.ts'
import { addSystemRoutes } from '../routes/system-routes.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Answering } from './open-answering.ts'

export interface OwnRoutesParts extends Answering, Pick<Lifecycle, 'isDraining' | 'jobs'> {
  readonly imports: ImportService
  readonly pulls: PullService
  readonly openModels: () => Promise<ModelsContext>
}

/** What the server answers besides the interfaces. */
export function addOwnRoutes(server: FastifyInstance, parts: OwnRoutesParts): void {
  const { platform, access, interfaces } = parts
  const { storage, dataFolder, now } = platform
  const settings = platform.settings.kernel
  addSystemRoutes(server, {
    ...parts,
    storage,
    dataFolder,
    version,
    domain: settings.MAINSTAY_DOMAIN,
    requireKey: settings.MAINSTAY_REQUIRE_KEY,
    metricsGate: createMetricsGate(settings.MAINSTAY_METRICS_FOR, access),
  })
  addLogRoutes(server, parts)
  addModelRoutes(server, parts)
  addKeyRoutes(server, { ...parts, now })
  const ids = interfaces.map(({ definition }) => definition.contract.id)
  addOperatorRoutes(server, { ...parts, ids, allowsFaults: settings.MAINSTAY_FAULTS })
}
