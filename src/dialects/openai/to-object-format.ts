import type { ResponseFormat } from '../../capabilities/language-model/port.ts'

/** A format of the type `json_object`: any object, or one by the schema that llama.cpp's server and others take beside the type. */
export function toObjectFormat(schema: object | null | undefined): ResponseFormat {
  return schema
    ? { kind: 'schema', name: 'object', schema: { type: 'object', ...schema }, isStrict: false }
    : { kind: 'json' }
}
