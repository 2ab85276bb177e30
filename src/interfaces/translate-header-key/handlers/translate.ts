import { countCharacters, spendCharacters } from '../../../capabilities/translation/domain/character-allowance.ts'
import type { Glossary, GlossaryStore } from '../../../capabilities/translation/domain/glossary.ts'
import { ServiceError } from '../../../kernel/errors/service-error.ts'
import { markIgnored, unmarkIgnored } from '../wire/ignore-elements.ts'
import { isForPair } from '../wire/language-code.ts'
import { allowanceAt } from '../wire/plan.ts'
import { type ReadRequest, readRequest } from '../wire/read-request.ts'
import { toWireTranslation } from '../wire/to-wire.ts'
import { glossaryNotFound } from './glossaries.ts'
import type { OperationHandler } from './operation-handler.ts'

export const translate: OperationHandler<'translate'> = async ({ body }, context) => {
  const { engine, caller, quotas, settings, base, signal } = context
  const request = readRequest(body)
  const glossary = body.glossary_id
    ? await openGlossary(engine.glossaries, caller.id, body.glossary_id, request)
    : undefined
  const { ignoredElements, source, formality, context: around } = request
  const asked = {
    texts: request.texts.map((text) => markIgnored(text, ignoredElements)),
    target: request.target,
    format: request.format,
    owner: caller.id,
    ...(source && { source }),
    ...(formality && { formality }),
    ...(around && { context: around }),
    ...(glossary && { glossary }),
  }
  const allowance = { caller, quotas, ...allowanceAt(base, settings) }
  const translated = await spendCharacters(allowance, countCharacters(request.texts), () =>
    engine.translate(asked, signal),
  )
  return {
    translations: translated.map(({ text, source: from }, index) =>
      toWireTranslation(
        { text: ignoredElements.length > 0 ? unmarkIgnored(text) : text, source: from },
        request.texts[index] ?? '',
        request,
      ),
    ),
  }
}

async function openGlossary(
  glossaries: GlossaryStore,
  owner: string,
  id: string,
  { source, target }: ReadRequest,
): Promise<Glossary> {
  if (!source)
    throw new ServiceError('invalid_request', 400, "Value for 'source_lang' required when a glossary is used.", {
      field: 'source_lang',
    })
  const glossary = await glossaries.open(owner, id)
  if (!glossary) throw glossaryNotFound(id)
  if (isForPair(glossary, source, target)) return glossary
  const message = `The glossary "${glossary.name}" is from ${glossary.source} into ${glossary.target}, not from ${source} into ${target}.`
  throw new ServiceError('invalid_request', 400, message, { field: 'glossary_id' })
}
