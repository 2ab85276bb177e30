import type { Static, TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { formatAllowed, formatDefault } from './format-setting-fault.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings that a schema names from the environment. Numbers and booleans are read from their text, an empty
 * value counts as absent, defaults fill in; what does not fit stops the start with a sentence naming the variable.
 */
export function readSettings<Schema extends TObject>(schema: Schema, environment: Environment): Static<Schema> {
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, property]) => {
      const text = lookUp(environment, name)?.trim()
      const value = text ? fromText(text, property) : defaultOf(property)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const compiled = Compile(schema)
  if (compiled.Check(values)) return values
  const [fault] = compiled.Errors(values)
  const name = fault?.instancePath.slice(1) ?? ''
  throw describeWrong(name, lookUp(schema.properties, name), lookUp(environment, name))
}

function describeWrong(name: string, schema: TSchema | undefined, text: string | undefined): OperatorError {
  if (!schema) return new OperatorError(`The setting ${name} is wrong.`)
  const fallback = formatDefault(schema)
  const unset = fallback === '' ? '' : ` Where it is not set, it is ${fallback}.`
  return new OperatorError(`The setting ${name} must be ${formatAllowed(schema)}${showValue(schema, text)}.${unset}`)
}

/** Settings that may hold a credential are marked `writeOnly` and never shown. */
function showValue(schema: TSchema, text = ''): string {
  return 'writeOnly' in schema ? '' : `; it is "${text}"`
}

function fromText(text: string, schema: TSchema): unknown {
  const type = 'type' in schema ? schema.type : undefined
  if (type === 'number' || type === 'integer') return Number(text)
  if (type === 'boolean') return lookUp(booleans, text.toLowerCase()) ?? text
  return text
}

const booleans: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  '0': false,
  false: false,
  no: false,
}

function defaultOf(schema: TSchema): unknown {
  return 'default' in schema ? schema.default : undefined
}
