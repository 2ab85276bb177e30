import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { kernelError } from '../errors.ts'

export type Validate = (value: unknown) => void

/** What a schema is checked against, as the caller would call it. */
export type RequestPart = 'path' | 'query' | 'body' | 'answer'

/** Compiles a schema on first use into a check that throws `invalid_request` with a sentence naming the field. */
export function createValidator(schema: TSchema, part: RequestPart): Validate {
  let compiled: ReturnType<typeof Compile> | undefined
  return (value) => {
    compiled ??= Compile(schema)
    if (compiled.Check(value)) return
    const [first] = compiled.Errors(value)
    const field = first && fieldOf(first)
    throw kernelError('invalid_request', describeFault(part, first), field ? { field } : {})
  }
}

interface SchemaFault {
  readonly keyword: string
  readonly instancePath: string
  readonly message: string
  readonly params: object
}

/** Dotted, such as `messages.0.role`; of a missing field, its own name. */
function fieldOf({ keyword, instancePath, params }: SchemaFault): string {
  const path = instancePath.split('/').slice(1)
  const missing =
    keyword === 'required' && 'requiredProperties' in params ? [params.requiredProperties].flat().slice(0, 1) : []
  return [...path, ...missing].join('.')
}

function describeFault(part: RequestPart, fault: SchemaFault | undefined): string {
  if (!fault) return `The ${part} is not as this operation expects.`
  const field = fault.instancePath.slice(1).replaceAll('/', '.')
  if (fault.keyword === 'required' && 'requiredProperties' in fault.params) {
    const names = [fault.params.requiredProperties].flat().map((name) => `"${field ? `${field}.` : ''}${String(name)}"`)
    return `The ${part} lacks ${names.join(', ')}.`
  }
  const message = fault.message
    .replace(/^must be (string|number|boolean)$/, 'must be a $1')
    .replace(/^must be (object|array|integer)$/, 'must be an $1')
  return field ? `The ${part} field "${field}" ${message}.` : `The ${part} ${message}.`
}
