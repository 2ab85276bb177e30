import { OperatorError } from './operator-error.ts'
import { type Environment, readSettings } from './config/read-settings.ts'
import type { TObject } from 'typebox'
import type { EngineContext, EngineTable } from './engines.ts'
import { EngineChain, type EngineLink } from './engine-chain.ts'

/** What every engine gets, besides its own slice's settings. */
export type EngineSurroundings = Omit<EngineContext, 'settings'>

/** An interface or a capability, as far as its engines go. */
export interface EngineChoice {
  readonly prefix: string
  readonly engines: EngineTable<object, Record<string, unknown>>
  readonly settings: TObject | undefined
}

/** The engines of an interface or a capability by these names, none loaded yet. */
export function chooseEngines(
  definition: EngineChoice,
  names: readonly string[],
  environment: Environment,
  surroundings: EngineSurroundings,
): EngineChain {
  const settings = definition.settings ? readSettings(definition.settings, environment) : {}
  const links = names.map((name): EngineLink => ({
    name,
    load: async () => {
      const load = definition.engines[name]
      if (!load) throw new OperatorError(`There is no engine "${name}".`)
      const module = await load()
      return module.default({ ...surroundings, settings })
    },
  }))
  return new EngineChain(links, surroundings.log)
}

/**
 * Reads which engines an interface or a capability is to use from `{PREFIX}_ENGINE`, one name or several separated by commas. A wrong
 * name stops the start and lists the right ones.
 */
export function readEngineNames(prefix: string, known: readonly string[], environment: Environment): string[] {
  const text = environment[`${prefix}_ENGINE`]?.trim() || 'embedded'
  const names = text.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !known.includes(name))
  if (wrong === undefined) return names
  throw new OperatorError(`${prefix}_ENGINE names "${wrong}"; the engines there are: ${known.join(', ')}.`)
}
