import type { TObject } from 'typebox'
import type { AnyInterface } from '../kernel/interface.ts'

/** Every setting with what it does and its default, the house's first. */
export function describeSettings(house: TObject, interfaces: readonly AnyInterface[]): string {
  const slices = interfaces.flatMap(({ prefix, engines, settings, contract }) => [
    describe(
      `${prefix}_ENGINE`,
      `Engine of ${contract.spec}: ${Object.keys(engines).join(', ')}; several by commas are asked in turn.`,
      'embedded',
    ),
    ...describeAll(settings),
  ])
  return [...describeAll(house), ...slices].join('\n')
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
