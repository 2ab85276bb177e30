import { countCharacters, spendCharacters } from '../../../capabilities/translation/domain/character-allowance.ts'
import { toUnsureHeader } from '../../../capabilities/translation/domain/unsure-header.ts'
import { answer } from '../../../kernel/wire/interface/answer.ts'
import { markIgnored, unmarkIgnored } from '../wire/ignore-elements.ts'
import { allowanceAt } from '../wire/plan.ts'
import { readRequest } from '../wire/read-request.ts'
import { toWireTranslation } from '../wire/to-wire.ts'
import { openGlossary } from './open-glossary.ts'
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
  const onSpent = (characters: number) => context.countUsed('characters', characters)
  const allowance = { caller, quotas, onSpent, ...allowanceAt(base, settings) }
  const translated = await spendCharacters(allowance, countCharacters(request.texts), () =>
    engine.translate(asked, signal),
  )
  const translations = translated.map((each, index) =>
    toWireTranslation(
      ignoredElements.length > 0 ? { ...each, text: unmarkIgnored(each.text) } : each,
      request.texts[index] ?? '',
      request,
    ),
  )
  return answer({ translations }, { headers: toUnsureHeader(translated) })
}
