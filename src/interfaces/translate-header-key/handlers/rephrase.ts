import { countCharacters, spendCharacters } from '../../../capabilities/translation/domain/character-allowance.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { fromWireCode, toWireSource } from '../wire/language-code.ts'
import { allowanceAt } from '../wire/plan.ts'
import type { OperationHandler } from './operation-handler.ts'

const styles = ['academic', 'business', 'casual', 'simple']
const tones = ['confident', 'diplomatic', 'enthusiastic', 'friendly']

export const rephrase: OperationHandler<'rephrase'> = async ({ body }, context) => {
  const { engine, caller, quotas, settings, base, signal } = context
  const texts = [body.text].flat()
  const target = body.target_lang ? fromWireCode(body.target_lang, 'target_lang') : undefined
  const style = readPreference(body.writing_style, 'writing_style', styles)
  const tone = readPreference(body.tone, 'tone', tones)
  if (style !== undefined && tone !== undefined)
    throw new ServiceError('invalid_request', 400, "Either 'writing_style' or 'tone' can be given, not both.")
  const request = { texts, ...(target && { target }), ...(style && { style }), ...(tone && { tone }) }
  const onSpent = (characters: number) => context.countUsed('characters', characters)
  const allowance = { caller, quotas, onSpent, ...allowanceAt(base, settings) }
  const written = await spendCharacters(allowance, countCharacters(texts), () =>
    engine.writer.rephrase(request, signal),
  )
  return {
    improvements: written.map(({ text, source }) => ({
      text,
      detected_source_language: toWireSource(source).toLowerCase(),
      target_language: body.target_lang ?? toWireSource(source).toLowerCase(),
    })),
  }
}

/** What is preferred is asked for alike. */
function readPreference(value = 'default', field: string, values: readonly string[]): string | undefined {
  const preference = value.replace(/^prefer_/, '')
  if (preference === 'default' || preference === '') return undefined
  if (values.includes(preference)) return preference
  const message = `Value for '${field}' not supported; it takes default, ${values.join(', ')}.`
  throw new ServiceError('invalid_request', 400, message, { field })
}
