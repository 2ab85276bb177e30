import { chooseEngines, type EngineSurroundings } from './choose-engines.ts'
import { type Environment, readSettings } from './config/read-settings.ts'
import type { MountedInterface } from './http/operation.ts'
import type { AnyInterface } from './interface.ts'
import type { HouseCapabilities } from './open-capabilities.ts'

/**
 * Interfaces with the engines that their settings choose, none loaded yet. A wrong name stops the start here, that of a
 * capability in use too.
 */
export function mountableInterfaces(
  interfaces: readonly AnyInterface[],
  environment: Environment,
  surroundings: EngineSurroundings & { readonly capabilities: HouseCapabilities },
): readonly MountedInterface[] {
  const { capabilities } = surroundings
  return interfaces.map((definition) => {
    const { servedBy, uses, settings: schema } = definition
    for (const capability of uses) capabilities.chainOf(capability)
    const settings = schema ? readSettings(schema, environment) : {}
    const chain = servedBy ? capabilities.chainOf(servedBy) : chooseEngines(definition, environment, surroundings)
    return { definition, chain, settings }
  })
}
