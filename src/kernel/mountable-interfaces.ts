import { chooseEngines, type EngineSurroundings, readEngineNames } from './choose-engines.ts'
import { type Environment, readSettings } from './config/read-settings.ts'
import type { EngineChain } from './engine-chain.ts'
import type { MountedInterface } from './http/operation.ts'
import type { AnyInterface } from './interface.ts'
import type { HouseCapabilities } from './open-capabilities.ts'
import { createUpstreamOpener } from './upstream/open-upstream.ts'

type Surroundings = EngineSurroundings & { readonly capabilities: HouseCapabilities }

/**
 * Interfaces with the engines that their settings choose, none loaded yet. A wrong name stops the start here, that of a
 * capability in use too.
 */
export function mountableInterfaces(
  interfaces: readonly AnyInterface[],
  environment: Environment,
  surroundings: Surroundings,
): readonly MountedInterface[] {
  const openUpstream = createUpstreamOpener(environment, surroundings.log)
  return interfaces.map((definition) => {
    for (const capability of definition.uses) surroundings.capabilities.chainOf(capability)
    const settings = definition.settings ? readSettings(definition.settings, environment) : {}
    const names = readEngineNames(definition.prefix, engineNamesOf(definition), environment)
    const upstream = hasRelay(definition) ? openUpstream(definition, names) : undefined
    return { definition, settings, chain: chainOf(definition, names, environment, surroundings), upstream }
  })
}

/** The engines that an interface can be set to: its own, and its original. */
export function engineNamesOf(definition: AnyInterface): readonly string[] {
  const own = Object.keys(definition.engines)
  return hasRelay(definition) ? [...new Set([...own, 'upstream'])] : own
}

/**
 * Not where an engine `upstream` of a slice's own answers. A capability's is for those who ask the capability inside: its interfaces
 * are passed on where it has one.
 */
function hasRelay({ engines, servedBy }: AnyInterface): boolean {
  return Object.hasOwn(engines, 'upstream') === (servedBy !== undefined)
}

function chainOf(
  definition: AnyInterface,
  names: readonly string[],
  environment: Environment,
  surroundings: Surroundings,
): EngineChain {
  const { servedBy, engines } = definition
  if (servedBy) return surroundings.capabilities.chainOf(servedBy)
  const own = names.filter((name) => Object.hasOwn(engines, name))
  return chooseEngines(definition, own, environment, surroundings)
}
