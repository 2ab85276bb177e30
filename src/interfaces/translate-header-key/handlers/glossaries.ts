import { readEntries } from '../../../capabilities/translation/domain/read-entries.ts'
import { writeEntries } from '../../../capabilities/translation/domain/write-entries.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { Answer, answerAs } from '../../../kernel/wire/interface/answer.ts'
import { fromWireCode } from '../wire/language-code.ts'
import { toWireGlossary } from '../wire/to-wire.ts'
import type { OperationHandler } from './operation-handler.ts'

export const listGlossaries: OperationHandler<'listGlossaries'> = async (_input, { engine, caller }) => ({
  glossaries: (await engine.glossaries.list(caller.id)).map(toWireGlossary),
})

export const createGlossary: OperationHandler<'createGlossary'> = async ({ body }, context) => {
  const { engine, caller } = context
  const source = fromWireCode(body.source_lang, 'source_lang')
  const target = fromWireCode(body.target_lang, 'target_lang')
  const entries = await readEntries(body.entries, body.entries_format, () => context.yieldToEventLoop())
  return toWireGlossary(await engine.glossaries.create(caller.id, { name: body.name, source, target, entries }))
}

export const listGlossaryPairs: OperationHandler<'listGlossaryPairs'> = async (_input, { engine }) => {
  const pairs = await engine.listPairs()
  return {
    supported_languages: pairs.map(({ source, target }) => ({
      source_lang: source.toLowerCase(),
      target_lang: target.toLowerCase(),
    })),
  }
}

export const readGlossary: OperationHandler<'readGlossary'> = async ({ params }, { engine, caller }) => {
  const glossary = await engine.glossaries.find(caller.id, params.glossary_id)
  if (!glossary) throw glossaryNotFound(params.glossary_id)
  return toWireGlossary(glossary)
}

export const readGlossaryEntries: OperationHandler<'readGlossaryEntries'> = async ({ params, headers }, context) => {
  const { engine, caller } = context
  const entries = await engine.glossaries.readEntries(caller.id, params.glossary_id)
  if (!entries) throw glossaryNotFound(params.glossary_id)
  const tsv = await writeEntries(entries, () => context.yieldToEventLoop())
  // The original knows no JSON here; it is for those who ask for nothing else.
  if (headers['accept'] === 'application/json') return { entries: tsv }
  return answerAs({ entries: tsv }, tsv, 'text/tab-separated-values; charset=utf-8')
}

export const deleteGlossary: OperationHandler<'deleteGlossary'> = async ({ params }, { engine, caller }) => {
  if (!(await engine.glossaries.delete(caller.id, params.glossary_id))) throw glossaryNotFound(params.glossary_id)
  return new Answer(undefined, {}, '')
}

export function glossaryNotFound(id: string): ServiceError {
  return new ServiceError(
    'glossary_not_found',
    404,
    `Glossary not found: this key has none with the id "${id.slice(0, 60)}".`,
  )
}
