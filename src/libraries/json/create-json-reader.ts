import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/**
 * Makes a reader of JSON that comes from outside of this process, also where an earlier one wrote it. It throws a `SyntaxError`
 * for what is no JSON, and a `TypeError` naming the field for what the schema does not fit.
 */
export function createJsonReader<const Schema extends TSchema>(schema: Schema): (text: string) => Static<Schema> {
  let compiled: ReturnType<typeof Compile<Schema>> | undefined
  return (text) => {
    const value: unknown = JSON.parse(text)
    compiled ??= Compile(schema)
    if (compiled.Check(value)) return value
    const [fault] = compiled.Errors(value)
    const field = fault?.instancePath.slice(1).replaceAll('/', '.') || 'It'
    throw new TypeError(`${field} ${fault?.message ?? 'is wrong'} in JSON that begins with ${text.slice(0, 60)}`)
  }
}
