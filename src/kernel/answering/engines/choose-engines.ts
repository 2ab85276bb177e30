import { lookUp } from '../../../libraries/json/look-up.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { AllSettings } from '../../foundation/config/all-settings.ts'
import type { TObject } from 'typebox'
import type { Combine, EngineTable, Capabilities } from '../../wire/interface/engine.ts'
import { EngineChain, type EngineLink } from './engine-chain.ts'
import { readShelfVersion } from '../../foundation/shelf/shelf.ts'
import { type Platform, withSettingsOf } from '../../foundation/platform.ts'

/** An interface or a capability, as far as its engines go. */
export interface EngineChoice {
  readonly prefix: string
  readonly engines: EngineTable<object, Record<string, unknown>>
  readonly settings: TObject | undefined
  /** Makes one engine of all; otherwise they are asked one after the other. */
  readonly combine?: Combine<object> | undefined
}

/** The engines of an interface or a capability by these names, none loaded yet. */
export function chooseEngines(
  definition: EngineChoice,
  names: readonly string[],
  platform: Platform,
  capabilities: Capabilities,
  isAuto = false,
): EngineChain {
  const context = { ...withSettingsOf(definition.settings, platform), capabilities }
  const links = names.map((name): EngineLink => ({
    name,
    load: async () => {
      const load = lookUp(definition.engines, name)
      if (!load) throw new OperatorError(`There is no engine "${name}".`)
      const module = await load()
      return module.default(context)
    },
    // That one works as soon as it is installed; the others' files are loaded for this no sooner than somebody wants to know.
    findLack: async () =>
      name === 'embedded' ? undefined : (await lookUp(definition.engines, name)?.())?.findLack?.(context),
  }))
  const { combine } = definition
  return new EngineChain(links, platform.log, {
    combine: combine && ((chained) => combine(chained, context)),
    readVersion: isAuto ? () => readShelfVersion(platform.dataFolder) : undefined,
  })
}

/** The word that leaves the choice among engines to what is there. */
const autoEngine = 'auto'

/** Whether the best engine that is there is to answer: unless a setting says otherwise, where there is a choice. */
export function isAuto(
  { prefix, autoEngines }: { readonly prefix: string; readonly autoEngines: readonly string[] | undefined },
  settings: AllSettings,
): boolean {
  const text = settings.textOf(`${prefix}_ENGINE`)?.trim()
  return autoEngines !== undefined && (!text || text === autoEngine)
}

/**
 * Reads which engines an interface or a capability is to use from `{PREFIX}_ENGINE`, one name or several separated by commas. A wrong
 * name stops the start and lists the right ones.
 */
export function readEngineNames(
  prefix: string,
  known: readonly string[],
  settings: AllSettings,
  fallback: readonly string[] = ['embedded'],
): readonly string[] {
  const text = settings.textOf(`${prefix}_ENGINE`)?.trim()
  if (!text || text === autoEngine) return fallback
  const names = text.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !known.includes(name))
  if (wrong === undefined) return names
  throw new OperatorError(`${prefix}_ENGINE names "${wrong}"; the engines there are: ${known.join(', ')}.`)
}
