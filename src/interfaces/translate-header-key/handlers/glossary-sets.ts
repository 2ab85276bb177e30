import type { GlossarySet, NewDictionary } from '../../../capabilities/translation/domain/glossary-set.ts'
import { readEntries } from '../../../capabilities/translation/domain/read-entries.ts'
import { writeEntries } from '../../../capabilities/translation/domain/write-entries.ts'
import type { Translator } from '../../../capabilities/translation/domain/translator.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { Answer } from '../../../kernel/wire/interface/answer.ts'
import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { Settings } from '../settings.ts'
import { fromWireCode } from '../wire/language-code.ts'
import { readDictionaries, type WireDictionary } from '../wire/read-dictionaries.ts'
import { toWireGlossarySet } from '../wire/to-wire.ts'
import { glossaryNotFound } from './glossaries.ts'
import type { OperationHandler } from './operation-handler.ts'

type Context = OperationContext<Translator, Settings>

export const listGlossarySets: OperationHandler<'listGlossarySets'> = async (_input, { engine, caller }) => ({
  glossaries: (await engine.glossaries.sets.list(caller.id)).map(toWireGlossarySet),
})

export const createGlossarySet: OperationHandler<'createGlossarySet'> = async ({ body }, context) => {
  const { engine, caller } = context
  const dictionaries = await toDictionaries(readDictionaries(body), context)
  if (dictionaries.length === 0)
    throw new ServiceError('invalid_request', 400, "Value for 'dictionaries' required.", { field: 'dictionaries' })
  return read(await engine.glossaries.sets.create(caller.id, body.name, dictionaries), context)
}

export const readGlossarySet: OperationHandler<'readGlossarySet'> = ({ params }, context) =>
  read(params.glossary_id, context)

export const changeGlossarySet: OperationHandler<'changeGlossarySet'> = async ({ params, body }, context) => {
  const { engine, caller } = context
  const id = params.glossary_id
  await find(id, context)
  const { sets } = engine.glossaries
  if (body.name !== undefined) await sets.rename(caller.id, id, body.name)
  for (const { source, target, entries } of await toDictionaries(readDictionaries(body), context)) {
    // What is there already stays, but for terms that are given anew.
    const before = (await sets.readEntries(caller.id, id, { source, target })) ?? []
    const merged = [...new Map([...before, ...entries])]
    await sets.putDictionary(caller.id, id, { source, target, entries: merged })
  }
  return read(id, context)
}

export const deleteGlossarySet: OperationHandler<'deleteGlossarySet'> = async ({ params }, { engine, caller }) => {
  if (!(await engine.glossaries.sets.delete(caller.id, params.glossary_id))) throw glossaryNotFound(params.glossary_id)
  return new Answer(undefined, {}, '')
}

export const readDictionary: OperationHandler<'readDictionary'> = async ({ params, query }, context) => {
  const { engine, caller } = context
  const pair = readPair(query)
  const entries = await engine.glossaries.sets.readEntries(caller.id, params.glossary_id, pair)
  if (!entries) throw dictionaryNotFound(params.glossary_id)
  const tsv = await writeEntries(entries, () => context.yieldToEventLoop())
  const { source, target } = pair
  return {
    dictionaries: [
      { source_lang: source.toLowerCase(), target_lang: target.toLowerCase(), entries: tsv, entries_format: 'tsv' },
    ],
  }
}

export const putDictionary: OperationHandler<'putDictionary'> = async ({ params, body }, context) => {
  const { engine, caller } = context
  await find(params.glossary_id, context)
  const [made] = await toDictionaries(readDictionaries({ dictionaries: [body] }), context)
  if (made) await engine.glossaries.sets.putDictionary(caller.id, params.glossary_id, made)
  return {
    source_lang: made?.source.toLowerCase() ?? '',
    target_lang: made?.target.toLowerCase() ?? '',
    entry_count: made?.entries.length ?? 0,
  }
}

export const deleteDictionary: OperationHandler<'deleteDictionary'> = async ({ params, query }, { engine, caller }) => {
  const isGone = await engine.glossaries.sets.deleteDictionary(caller.id, params.glossary_id, readPair(query))
  if (!isGone) throw dictionaryNotFound(params.glossary_id)
  return new Answer(undefined, {}, '')
}

async function find(id: string, { engine, caller }: Context): Promise<GlossarySet> {
  const found = await engine.glossaries.sets.find(caller.id, id)
  if (!found) throw glossaryNotFound(id)
  return found
}

async function read(id: string, context: Context) {
  return toWireGlossarySet(await find(id, context))
}

function readPair(fields: { readonly source_lang: string; readonly target_lang: string }) {
  return {
    source: fromWireCode(fields.source_lang, 'source_lang'),
    target: fromWireCode(fields.target_lang, 'target_lang'),
  }
}

async function toDictionaries(given: readonly WireDictionary[], context: Context): Promise<NewDictionary[]> {
  const made: NewDictionary[] = []
  for (const one of given) {
    const entries = await readEntries(one.entries, one.entries_format ?? 'tsv', () => context.yieldToEventLoop())
    made.push({ ...readPair(one), entries })
  }
  return made
}

function dictionaryNotFound(id: string): ServiceError {
  return new ServiceError('dictionary_not_found', 404, `Glossary "${id.slice(0, 60)}" has no dictionary for this pair.`)
}
