import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { Dictionary } from '../contract/glossary-set.ts'

export type WireDictionary = Static<typeof Dictionary>

const dictionary = Compile(Type.Object({ ...Dictionary.properties }))

/** Those of JSON, or of a form, which has a field for each of their values: `dictionaries[0].source_lang`. */
export function readDictionaries(body: {
  readonly dictionaries?: readonly WireDictionary[]
}): readonly WireDictionary[] {
  const { dictionaries = [] } = body
  const numbered = new Map<number, Record<string, unknown>>()
  for (const [name, value] of Object.entries(body)) {
    const [, index, field] =
      /^dictionaries\[(\d{1,2})\]\.(source_lang|target_lang|entries|entries_format)$/.exec(name) ?? []
    if (index === undefined || field === undefined) continue
    numbered.set(Number(index), { ...numbered.get(Number(index)), [field]: value })
  }
  return [...dictionaries, ...[...numbered.values()].map(readDictionary)]
}

function readDictionary(value: unknown): WireDictionary {
  if (dictionary.Check(value)) return value
  const message = 'A dictionary has source_lang, target_lang, entries, and entries_format, which is tsv or csv.'
  throw new ServiceError('invalid_request', 400, message, { field: 'dictionaries' })
}
