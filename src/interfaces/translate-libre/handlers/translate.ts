import { countCharacters, spendCharacters } from '../../../capabilities/translation/domain/character-allowance.ts'
import { toUnsureHeader } from '../../../capabilities/translation/domain/unsure-header.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { answer } from '../../../kernel/wire/interface/answer.ts'
import { fromWireCode, fromWireSource } from '../wire/language-code.ts'
import { toWireTranslations } from '../wire/to-wire-translations.ts'
import { openGlossary } from './open-glossary.ts'
import { allowanceOf, type OperationHandler } from './operation-handler.ts'

export const translate: OperationHandler<'translate'> = async ({ body }, context) => {
  const { engine, caller, signal } = context
  const texts = [body.q].flat()
  const source = fromWireSource(body.source)
  const target = fromWireCode(body.target)
  const alternatives = readCount(body.alternatives)
  const glossary = body.glossary_id
    ? await openGlossary(engine.glossaries, caller.id, body.glossary_id, { source, target })
    : undefined
  const request = {
    texts,
    target,
    format: readFormat(body.format),
    owner: caller.id,
    ...(source && { source }),
    ...(alternatives > 0 && { alternatives }),
    ...(glossary && { glossary }),
  }
  const translated = await spendCharacters(allowanceOf(context), countCharacters(texts), () =>
    engine.translate(request, signal),
  )
  const made = toWireTranslations({
    translated,
    detected: source === undefined ? await engine.detect(texts) : undefined,
    isList: Array.isArray(body.q),
    wantsAlternatives: alternatives > 0,
  })
  return answer(made, { headers: toUnsureHeader(translated) })
}

const maxAlternatives = 10

/** @throws ServiceError for what is no number of texts */
function readCount(alternatives: number | string = 0): number {
  const count = Number(alternatives)
  if (Number.isInteger(count)) return Math.min(Math.max(count, 0), maxAlternatives)
  throw new ServiceError('invalid_request', 400, 'Invalid request: alternatives has to be a whole number.')
}

function readFormat(format = 'text'): 'text' | 'html' {
  if (format === 'text' || format === 'html') return format
  throw new ServiceError('invalid_request', 400, `${format.slice(0, 40)} format is not supported; text and html are.`)
}
