import { chooseEngines, readEngineNames } from '../engines/choose-engines.ts'
import type { EngineChain } from '../engines/engine-chain.ts'
import type { MountedInterface } from '../http/operation.ts'
import type { AnyInterface } from '../interface.ts'
import type { AppCapabilities } from '../engines/open-capabilities.ts'
import type { Platform } from '../platform.ts'
import { createUpstreamOpener } from '../upstream/open-upstream.ts'

/**
 * Interfaces with the engines that their settings choose, none loaded yet. A wrong name stops the start here, that of a
 * capability in use too.
 */
export function mountableInterfaces(
  interfaces: readonly AnyInterface[],
  platform: Platform,
  capabilities: AppCapabilities,
): readonly MountedInterface[] {
  const openUpstream = createUpstreamOpener(platform)
  return interfaces.map((definition) => {
    for (const capability of definition.uses) capabilities.chainOf(capability)
    const settings = platform.settings.of(definition.settings)
    const names = readEngineNames(definition.prefix, engineNamesOf(definition), platform.settings)
    const upstream = hasRelay(definition) ? openUpstream(definition, names) : undefined
    return { definition, settings, chain: chainOf(definition, names, platform, capabilities), upstream }
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
  platform: Platform,
  capabilities: AppCapabilities,
): EngineChain {
  const { servedBy, engines } = definition
  if (servedBy) return capabilities.chainOf(servedBy)
  const own = names.filter((name) => Object.hasOwn(engines, name))
  return chooseEngines(definition, own, platform, capabilities)
}
