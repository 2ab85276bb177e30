import { findFault } from '../../../domain/json-schema/check-value.ts'
import { notSupported } from '../../../domain/errors.ts'
import type { JsonSchema } from '../../../port.ts'
import { findValue } from './find-value.ts'
import { type Field, readFields } from './read-fields.ts'

const addModel = 'Add a model that can (docs/chat.md says how) or leave this out.'

/** Characters of a text that are read. */
const maxLength = 20_000

/** Names of a field that asks for the answer itself. */
const answerNames = /^(?:answer|result|response|reply|output|value|text|content|message)$/i

/**
 * The values that a schema asks for, as far as a text says them, as JSON. `answer` is what the assistant says to the text, where it
 * has an answer. Refuses in a sentence what no value is found for: nothing is made up.
 */
export function extract(schema: JsonSchema, text: string, answer: string | undefined): string {
  const fields = readFields(schema)
  if (!fields)
    throw notSupported(
      'response_format',
      `The built-in assistant fills objects of texts, numbers, choices and lists of texts only. ${addModel}`,
    )
  const read = text.slice(0, maxLength)
  const values = new Map<string, unknown>()
  for (const field of fields) {
    const value =
      answerNames.test(field.name) && answer !== undefined ? toAnswer(field, answer) : findValue(field, read)
    if (value !== undefined) values.set(field.name, value)
    else if (field.isNullable) values.set(field.name, null)
    else if (field.isRequired)
      throw notSupported(
        'response_format',
        `The built-in assistant finds no value for "${field.name.slice(0, 100)}" in the message. ${addModel}`,
      )
  }
  const object: unknown = Object.fromEntries(values)
  const fault = findFault(schema, object)
  if (fault !== undefined || values.size === 0)
    throw notSupported('response_format', `The built-in assistant finds no values that fit the schema. ${addModel}`)
  return JSON.stringify(object)
}

/** "6 × 7 = 42" as the number 42, where a number is asked for. */
function toAnswer({ kind }: Field, answer: string): unknown {
  if (kind === 'text') return answer
  const number = /(-?\d[\d,]*(?:\.\d+)?)\s*$/.exec(answer)?.[1]
  return (kind === 'number' || kind === 'integer') && number !== undefined
    ? Number(number.replaceAll(',', ''))
    : undefined
}
