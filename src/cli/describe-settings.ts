import { type TObject, Type } from 'typebox'
import { capabilitiesOf } from '../kernel/engines/capabilities-of.ts'
import type { AnyInterface } from '../kernel/interface.ts'
import { choosesItself, defaultEnginesOf, engineNamesOf } from '../kernel/app/mountable-interfaces.ts'
import { upstreamFieldsOf } from '../kernel/upstream/settings.ts'

/** Every setting with what it does and its default, the server's first. */
export function describeSettings(app: TObject, interfaces: readonly AnyInterface[]): string {
  const shared = capabilitiesOf(interfaces).flatMap((capability) => [
    describeEngines(capability, Object.keys(capability.engines), capability.defaultEngines, capability.title),
    ...describeAll(capability.settings),
  ])
  const slices = interfaces.flatMap((slice) => [
    ...(slice.servedBy && !choosesItself(slice)
      ? []
      : [describeEngines(slice, engineNamesOf(slice), defaultEnginesOf(slice), slice.contract.spec)]),
    ...describeAll(slice.settings),
  ])
  const upstream = describeAll(Type.Object(upstreamFieldsOf('{PREFIX}')))
  return [
    ...describeAll(app),
    ...shared,
    ...slices,
    '\nOf every interface whose {PREFIX}_ENGINE names upstream:',
    ...upstream,
  ].join('\n')
}

function describeEngines(
  { prefix }: { readonly prefix: string },
  names: readonly string[],
  defaults: readonly string[],
  what: string,
): string {
  return describe(
    `${prefix}_ENGINE`,
    `Engine of ${what}: ${names.join(', ')}; several by commas are asked in turn.`,
    defaults.join(','),
  )
}

function describeAll(schema: TObject | undefined): string[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description = '', default: fallback }: { description?: string; default?: unknown } = property
    return describe(name, description, fallback)
  })
}

function describe(name: string, description: string, fallback: unknown): string {
  return `  ${name}\n      ${description}${fallback === undefined ? '' : ` Default: ${String(fallback)}.`}`
}
