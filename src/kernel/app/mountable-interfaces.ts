import { chooseEngines, isAuto, readEngineNames } from '../engines/choose-engines.ts'
import type { EngineChain } from '../engines/engine-chain.ts'
import type { MountedInterface } from '../http/operation.ts'
import type { AnyInterface } from '../interface.ts'
import type { AppCapabilities } from '../engines/open-capabilities.ts'
import type { Platform } from '../platform.ts'
import type { OpenUpstream, Upstream } from '../upstream/open-upstream.ts'

/**
 * Interfaces with the engines that their settings choose, none loaded yet. A wrong name stops the start here, that of a
 * capability in use too.
 */
export async function mountableInterfaces(
  interfaces: readonly AnyInterface[],
  platform: Platform,
  capabilities: AppCapabilities,
): Promise<readonly MountedInterface[]> {
  let opener: OpenUpstream | undefined
  const mounted: MountedInterface[] = []
  for (const definition of interfaces) {
    for (const capability of definition.uses) capabilities.chainOf(capability)
    const settings = platform.settings.of(definition.settings)
    const { prefix } = definition
    const names = readEngineNames(prefix, engineNamesOf(definition), platform.settings, defaultEnginesOf(definition))
    const chain = chainOf(definition, names, platform, capabilities)
    const isRelayed = hasRelay(definition) && names.includes('upstream')
    if (isRelayed) opener ??= await loadOpener(platform)
    const upstream = isRelayed ? opener?.(definition, names) : undefined
    mounted.push({ definition, settings, chain, upstream: upstream && withEnginesOf(chain, upstream, definition) })
  }
  return mounted
}

/** The client of HTTP that passes calls on is 5 MB of memory, which most starts do without. */
async function loadOpener(platform: Platform): Promise<OpenUpstream> {
  const { createUpstreamOpener } = await import('../upstream/open-upstream.ts')
  return createUpstreamOpener(platform)
}

/** The engines that an interface can be set to: its own or the capability that serves it, and its original. */
export function engineNamesOf(definition: AnyInterface): readonly string[] {
  const { engines, servedBy } = definition
  const own = servedBy && choosesItself(definition) ? [servedBy.id] : Object.keys(engines)
  return hasRelay(definition) ? [...new Set([...own, 'upstream'])] : own
}

/** Those asked unless a setting names others. */
export function defaultEnginesOf(definition: AnyInterface): readonly string[] {
  const { servedBy, autoEngines } = definition
  if (!servedBy) return autoEngines ?? ['embedded']
  return choosesItself(definition) ? [servedBy.id] : servedBy.defaultEngines
}

/** Whether a setting of its own says if the capability that serves it, or its original, answers. */
export function choosesItself({ prefix, servedBy }: AnyInterface): boolean {
  return servedBy !== undefined && servedBy.prefix !== prefix
}

/**
 * Not where an engine `upstream` of a slice's own answers. A capability's is for those who ask the capability inside: its interfaces
 * are passed on where it has one.
 */
function hasRelay(definition: AnyInterface): boolean {
  const { engines, servedBy } = definition
  return choosesItself(definition) || Object.hasOwn(engines, 'upstream') === (servedBy !== undefined)
}

function chainOf(
  definition: AnyInterface,
  names: readonly string[],
  platform: Platform,
  capabilities: AppCapabilities,
): EngineChain {
  const { servedBy, engines } = definition
  if (servedBy) {
    const chain = capabilities.chainOf(servedBy)
    return choosesItself(definition) && !names.includes(servedBy.id) ? chain.only([]) : chain
  }
  const own = names.filter((name) => Object.hasOwn(engines, name))
  return chooseEngines(definition, own, platform, capabilities, isAuto(definition, platform.settings))
}

/** The name of a capability stands for all engines that it was configured with. */
function withEnginesOf(chain: EngineChain, upstream: Upstream, definition: AnyInterface): Upstream {
  if (!choosesItself(definition)) return upstream
  const allOf = (names: readonly string[]) => (names.length > 0 ? chain.names : [])
  return { ...upstream, before: allOf(upstream.before), after: allOf(upstream.after) }
}
