import { type TObject, type TSchema, Type } from 'typebox'
import { kernelSettings } from '../kernel/foundation/config/kernel-settings.ts'
import { capabilitiesOf } from '../kernel/wire/interface/capabilities-of.ts'
import type { Capability } from '../kernel/wire/interface/engine.ts'
import type { AnyInterface } from '../kernel/wire/interface.ts'
import { modelsSettings } from '../kernel/assembly/models/settings.ts'
import { upstreamFieldsOf } from '../kernel/answering/upstream/settings.ts'
import { choosesItself, defaultEnginesOf, engineNamesOf } from '../kernel/answering/engines/engine-names-of.ts'

export interface Setting {
  readonly name: string
  readonly schema: TSchema
}

/** Settings of one part of the product. */
export interface SettingGroup {
  readonly title: string
  readonly settings: readonly Setting[]
}

/** All settings: the server's, those of what several interfaces share, then each interface's. */
export function listSettings(interfaces: readonly AnyInterface[]): readonly SettingGroup[] {
  return [
    { title: 'The server', settings: toSettings(kernelSettings) },
    { title: 'Models', settings: toSettings(modelsSettings) },
    ...capabilitiesOf(interfaces).map(listOfCapability),
    ...interfaces.map(listOfInterface).filter(({ settings }) => settings.length > 0),
  ]
}

/** The settings of an original behind an interface, by the prefix of its others. */
export function listUpstreamSettings(prefix: string): readonly Setting[] {
  return toSettings(Type.Object(upstreamFieldsOf(prefix)))
}

function listOfCapability(capability: Capability<object>): SettingGroup {
  const { prefix, title, engines, defaultEngines, settings } = capability
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    settings: [toEngineSetting(prefix, Object.keys(engines), defaultEngines), ...toSettings(settings)],
  }
}

function listOfInterface(slice: AnyInterface): SettingGroup {
  const { spec, title } = slice.contract
  const isServed = slice.servedBy && !choosesItself(slice)
  const engine = isServed ? [] : [toEngineSetting(slice.prefix, engineNamesOf(slice), defaultEnginesOf(slice))]
  return {
    title: `${title} (${spec})`,
    settings: [...engine, ...toSettings(slice.settings)],
  }
}

function toEngineSetting(prefix: string, names: readonly string[], defaults: readonly string[]): Setting {
  const description = `What does the work: ${names.join(', ')}; several by commas are asked in turn.`
  return { name: `${prefix}_ENGINE`, schema: Type.String({ description, default: defaults.join(',') }) }
}

function toSettings(schema: TObject | undefined): readonly Setting[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({ name, schema: property }))
}
