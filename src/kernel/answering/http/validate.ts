import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { type Fault, FaultFinder } from './find-fault.ts'

export type Validate = (value: unknown) => void

/** What a schema is checked against, as the caller would call it. */
export type RequestPart = 'path' | 'query' | 'body' | 'answer'

/** Compiles a schema on first use into a check that throws `invalid_request` with a sentence naming the first field at fault. */
export function createValidator(schema: TSchema, part: RequestPart): Validate {
  const faults = new FaultFinder()
  let compiled: ReturnType<typeof Compile> | undefined
  return (value) => {
    compiled ??= Compile(schema)
    if (compiled.Check(value)) return
    const fault = faults.find(schema, value)
    const field = fault && fieldOf(fault)
    throw kernelError('invalid_request', describeFault(part, fault), field ? { field } : {})
  }
}

/** Dotted, such as `messages.0.role`; of a missing field, its own name. */
function fieldOf(fault: Fault): string {
  return [...fault.path, ...missingFields(fault).slice(0, 1)].join('.')
}

function missingFields({ keyword, params }: Fault): readonly string[] {
  return keyword === 'required' && 'requiredProperties' in params ? [params.requiredProperties].flat().map(String) : []
}

function describeFault(part: RequestPart, fault: Fault | undefined): string {
  if (!fault) return `The ${part} is not as this operation expects.`
  const missing = missingFields(fault).map((name) => `"${[...fault.path, name].join('.')}"`)
  if (missing.length > 0) return `The ${part} lacks ${missing.join(', ')}.`
  const field = fault.path.join('.')
  const message = fault.message
    .replace(/^must be (string|number|boolean)$/, 'must be a $1')
    .replace(/^must be (object|array|integer)$/, 'must be an $1')
  return field ? `The ${part} field "${field}" ${message}.` : `The ${part} ${message}.`
}
