import { lookUp } from '../libraries/json/look-up.ts'
import type { ReadEnvironment, SettingsFile } from '../kernel/foundation/config/read-settings-files.ts'
import type { AnyInterface } from '../kernel/wire/interface.ts'
import { findMistypedSettings, listKnown, type MistypedSetting } from './find-mistyped-settings.ts'
import { listSettings, listUpstreamSettings } from './list-settings.ts'

/** What a start says of where its settings came from: the files, who else can read them, names that are no settings. */
export function formatSettingsSources(
  { environment, files }: ReadEnvironment,
  interfaces: readonly AnyInterface[],
): readonly string[] {
  const known = listKnown(interfaces)
  const inFiles = files.flatMap((file) => describeFile(file, environment, known, interfaces))
  const own = files.filter(({ path }) => path !== '.env').flatMap(({ values }) => Object.keys(values))
  const mistyped = [
    ...findMistypedSettings(own, interfaces, true),
    ...findMistypedSettings(
      Object.keys(environment).filter((name) => !own.includes(name)),
      interfaces,
    ),
  ]
  return [...inFiles, ...mistyped.map(describeMistyped)]
}

function describeFile(
  { path, values, isOpen }: SettingsFile,
  environment: ReadEnvironment['environment'],
  known: ReadonlySet<string>,
  interfaces: readonly AnyInterface[],
): readonly string[] {
  const own = Object.entries(values).filter(([name]) => known.has(name))
  const decided = own.flatMap(([name, value]) => (lookUp(environment, name) === value ? [name] : []))
  const secret = own.find(([name]) => isSecret(name, interfaces))?.[0]
  return [
    ...(decided.length > 0 ? [`Settings from ${path}: ${decided.join(', ')}.`] : []),
    ...(isOpen && secret !== undefined
      ? [
          `Warning: ${path} holds ${secret}, and other users of this machine can read it; "chmod 600 ${path}" keeps it yours.`,
        ]
      : []),
  ]
}

/** What holds a credential is marked `writeOnly`. */
function isSecret(name: string, interfaces: readonly AnyInterface[]): boolean {
  const prefix = /^(.+)_UPSTREAM_/.exec(name)?.[1]
  const all = [
    ...listSettings(interfaces).flatMap(({ settings }) => settings),
    ...(prefix === undefined ? [] : listUpstreamSettings(prefix)),
  ]
  return all.some((setting) => setting.name === name && 'writeOnly' in setting.schema)
}

function describeMistyped({ name, nearest }: MistypedSetting): string {
  const hint = nearest === undefined ? '"mainstay serve --help" lists those there are' : `${nearest} is one`
  return `Warning: ${name.slice(0, 100)} is no setting, and nothing heeds it; ${hint}.`
}
