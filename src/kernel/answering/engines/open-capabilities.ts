import { chooseEngines, isAuto, readEngineNames } from './choose-engines.ts'
import type { EngineChain } from './engine-chain.ts'
import type { Platform } from '../../foundation/platform.ts'
import type { Capabilities, Capability } from '../../wire/interface/engine.ts'

/** The capabilities of one server: one chain of engines each, shared by all who use it. */
export interface AppCapabilities extends Capabilities {
  chainOf(capability: Capability<object>): EngineChain
  close(): Promise<void>
}

export function openCapabilities(platform: Platform): AppCapabilities {
  const chains = new Map<Capability<object>, EngineChain>()
  const chainOf = (capability: Capability<object>): EngineChain => {
    const known = chains.get(capability)
    if (known) return known
    const { prefix, engines, defaultEngines } = capability
    const names = readEngineNames(prefix, Object.keys(engines), platform.settings, defaultEngines)
    const chain = chooseEngines(capability, names, platform, capabilities, isAuto(capability, platform.settings))
    chains.set(capability, chain)
    return chain
  }
  const capabilities: AppCapabilities = {
    chainOf,
    async use<Port extends object>(capability: Capability<Port>) {
      // The chain is made of this capability's own table, whose engines are of that port.
      return (await chainOf(capability).select(() => {})) as Port
    },
    async close() {
      for (const chain of chains.values()) await chain.close()
    },
  }
  return capabilities
}
