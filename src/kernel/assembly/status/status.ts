import { Type, type Static } from 'typebox'
import type { EngineState } from '../../answering/engines/engine-chain.ts'
import { describeFault, type FaultPlan } from '../../answering/faults/fault-plan.ts'
import type { DataVersion } from '../../wire/interface.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { Metrics } from '../../foundation/observability/metrics.ts'
import { suggestModels } from '../models/suggest-models.ts'
import type { Storage } from '../../foundation/storage/storage.ts'
import type { Services } from './watch-services.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'

const presence = Type.Union([Type.Literal('up'), Type.Literal('away')])

/** What runs, as `GET /status.json` describes it to the console and to `mainstay status`. */
export const systemStatus = Type.Object({
  version: Type.String(),
  storage: presence,
  redis: Type.Optional(presence),
  domain: Type.String({ description: 'Interfaces also answer at the root of hosts below this domain' }),
  requireKey: Type.Boolean({ description: 'Whether interfaces that need no key of themselves ask for one' }),
  interfaces: Type.Array(
    Type.Object({
      id: Type.String(),
      spec: Type.String(),
      title: Type.String(),
      base: Type.String(),
      engines: Type.Array(
        Type.Object({
          name: Type.String(),
          loaded: Type.Boolean(),
          circuit: Type.Union([Type.Literal('closed'), Type.Literal('open')]),
          lack: Type.Optional(Type.String({ description: 'What it needs before it can answer, and how to get it' })),
        }),
      ),
      fault: Type.Optional(
        Type.String({
          description: 'How its calls are made to fail on purpose just now, such as latency 500 ms, error',
        }),
      ),
      data: Type.Optional(
        Type.Array(
          Type.Object({
            name: Type.String(),
            version: Type.String({ description: 'Its version, its day, or how much there is' }),
          }),
          { description: 'What it answers from' },
        ),
      ),
      calls: Type.Optional(
        Type.Object(
          {
            total: Type.Integer(),
            refused: Type.Integer({ description: 'Answered by 400 to 498' }),
            failed: Type.Integer({ description: 'Answered by 500 or more' }),
            medianMs: Type.Optional(Type.Number()),
            p95Ms: Type.Optional(Type.Number()),
          },
          { description: 'Calls since this process started' },
        ),
      ),
      better: Type.Optional(
        Type.Array(
          Type.Object({
            command: Type.String({ description: 'One that brings a model' }),
            purpose: Type.String({ description: 'What it would make better' }),
            bytes: Type.Optional(Type.Integer({ description: 'To fetch, about' })),
          }),
        ),
      ),
    }),
  ),
})

export type SystemStatus = Static<typeof systemStatus>

export interface StatusSources {
  readonly interfaces: readonly MountedInterface[]
  readonly version: string
  readonly domain: string
  readonly requireKey: boolean
  readonly services: Services
  readonly dataFolder: string
  readonly storage: Storage
  readonly metrics: Pick<Metrics, 'callsOf'>
  readonly faults: Pick<FaultPlan, 'of'>
}

export async function describeStatus(sources: StatusSources): Promise<SystemStatus> {
  const { interfaces, version, domain, requireKey, services, dataFolder, metrics, faults } = sources
  for (const { chain } of interfaces) await chain.findLacks()
  const suggested = await suggestModels(interfaces, dataFolder)
  const data = await describeAllData(sources)
  const described = interfaces.map((mounted) => {
    const { id, spec, title, base } = mounted.definition.contract
    const better = suggested.get(id) ?? []
    const fault = faults.of(id)
    return {
      id,
      spec,
      title,
      base,
      engines: [...describeEngines(mounted)],
      ...(data.get(id) && { data: [...(data.get(id) ?? [])] }),
      ...(fault && { fault: describeFault(fault) }),
      calls: metrics.callsOf(id),
      ...(better.length > 0 && { better: better.map(dropUndefined) }),
    }
  })
  return { version, ...(await services.describe()), domain, requireKey, interfaces: described }
}

/** By interface; what cannot be read just now is left out. */
async function describeAllData({
  interfaces,
  storage,
  dataFolder,
}: StatusSources): Promise<ReadonlyMap<string, readonly DataVersion[]>> {
  const described = new Map<string, readonly DataVersion[]>()
  for (const { definition, settings } of interfaces) {
    const asked = definition.describeData?.({ settings, storage, dataFolder })
    const versions = (await asked?.catch(() => [])) ?? []
    if (versions.length > 0) described.set(definition.contract.id, versions)
  }
  return described
}

/** The engines that an interface was set to, its original among them, in the order in which they are asked. */
export function describeEngines({ chain, upstream }: MountedInterface): readonly EngineState[] {
  if (!upstream) return chain.describe()
  const { before, after, relay } = upstream
  const original: EngineState = { name: 'upstream', loaded: true, circuit: relay.servers.circuit }
  return [...chain.only(before).describe(), original, ...chain.only(after).describe()]
}
