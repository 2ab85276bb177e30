import type { TSchema } from 'typebox'

interface Bounds {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly anyOf?: readonly { readonly const?: unknown }[]
  readonly enum?: readonly unknown[]
  readonly default?: unknown
}

/** What a setting takes, as the end of "It must be …". */
export function formatAllowed(schema: TSchema): string {
  const bounds: Bounds = { ...schema }
  const values = bounds.enum ?? bounds.anyOf?.map((option) => option.const)
  if (values) return `one of ${values.map(String).join(', ')}`
  switch (bounds.type) {
    case 'integer':
      return `a whole number${describeRange(bounds)}`
    case 'number':
      return `a number${describeRange(bounds)}`
    case 'boolean':
      return '1 or 0 (true and false, yes and no are taken too)'
    case 'string':
    case undefined:
    default:
      return `a text${describeLength(bounds)}`
  }
}

function describeRange({ minimum, maximum, exclusiveMinimum }: Bounds): string {
  if (exclusiveMinimum !== undefined)
    return ` above ${exclusiveMinimum}${maximum === undefined ? '' : `, ${maximum} at most`}`
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  if (minimum !== undefined) return `, ${minimum} or more`
  return maximum === undefined ? '' : `, ${maximum} or less`
}

function describeLength({ minLength, maxLength, pattern }: Bounds): string {
  const lengths = [
    ...(minLength === undefined ? [] : [`${minLength} characters or more`]),
    ...(maxLength === undefined ? [] : [`${maxLength} characters at most`]),
  ]
  const form = pattern === undefined ? '' : ` in the form ${pattern}`
  return `${lengths.length === 0 ? '' : ` of ${lengths.join(', ')}`}${form}`
}

/** What stands there unless the setting is given; nothing for those that have no such value. */
export function formatDefault(schema: TSchema): string {
  const { default: fallback }: Bounds = { ...schema }
  return fallback === undefined || fallback === '' ? '' : String(fallback)
}
