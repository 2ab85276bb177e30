import { chooseEngines, isAuto, readEngineNames } from '../../answering/engines/choose-engines.ts'
import type { EngineChain } from '../../answering/engines/engine-chain.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import type { AppCapabilities } from '../../answering/engines/open-capabilities.ts'
import type { Platform } from '../../foundation/platform.ts'
import type { OpenUpstream, Upstream } from '../../answering/upstream/open-upstream.ts'
import type { MountedInterface } from '../../answering/mounted-interface.ts'
import { engineNamesOf, defaultEnginesOf, choosesItself, hasRelay } from '../../answering/engines/engine-names-of.ts'

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
  const { createUpstreamOpener } = await import('../../answering/upstream/open-upstream.ts')
  return createUpstreamOpener(platform)
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
