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

/**
 * Reads which engines an interface or a capability is to use from `{PREFIX}_ENGINE`, one name or several separated by commas. A wrong
 * name stops the start and lists the right ones; nothing is loaded yet.
 */
export function chooseEngines(
  definition: EngineChoice,
  environment: Environment,
  surroundings: EngineSurroundings,
): EngineChain {
  const settings = definition.settings ? readSettings(definition.settings, environment) : {}
  const [first, ...rest] = readNames(definition, environment).map((name): EngineLink => ({
    name,
    load: async () => {
      const load = definition.engines[name]
      if (!load) throw new OperatorError(`There is no engine "${name}".`)
      const module = await load()
      return module.default({ ...surroundings, settings })
    },
  }))
  if (!first) throw new OperatorError(`${definition.prefix}_ENGINE names no engine.`)
  return new EngineChain([first, ...rest], surroundings.log)
}

function readNames({ prefix, engines }: EngineChoice, environment: Environment): string[] {
  const text = environment[`${prefix}_ENGINE`]?.trim() || 'embedded'
  const names = text.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !Object.hasOwn(engines, name))
  if (wrong === undefined) return names
  throw new OperatorError(
    `${prefix}_ENGINE names "${wrong}"; the engines there are: ${Object.keys(engines).join(', ')}.`,
  )
}
