import { countCharacters, spendCharacters } from '../../capabilities/translation/domain/character-allowance.ts'
import { toUnsureHeader } from '../../capabilities/translation/domain/unsure-header.ts'
import type { Translator } from '../../capabilities/translation/domain/translator.ts'
import { answer } from '../../kernel/wire/interface/answer.ts'
import type { Handlers, OperationContext } from '../../kernel/wire/interface.ts'
import type { translateQueryKey } from './contract.ts'
import type { Settings } from './settings.ts'
import { createNames, fromWireCode, toWireCode } from './wire/language-code.ts'
import { type ReadFields, readTexts, readTranslateFields } from './wire/read-fields.ts'
import { toWireDetection, toWireTranslation } from './wire/to-wire.ts'

type Context = OperationContext<Translator, Settings>

export const handlers: Handlers<typeof translateQueryKey, Translator, Settings> = {
  translate: ({ query, body }, context) => translate(readTranslateFields(query, body), context),
  translateByGet: ({ query }, context) => translate(readTranslateFields(query, undefined), context),
  detect: ({ query, body }, context) => detect(readTexts(query, body), context),
  detectByGet: ({ query }, context) => detect(readTexts(query, undefined), context),

  async listLanguages({ query: { target } }, { engine }) {
    const pairs = await engine.listPairs()
    const tags = new Set(pairs.flatMap(({ source, target: into }) => [source, into]))
    // Engines may call one language by several tags.
    const codes = [...new Set([...tags].map(toWireCode))].toSorted()
    if (!target) return { data: { languages: codes.map((language) => ({ language })) } }
    const nameOf = createNames(fromWireCode(target, 'target'))
    return { data: { languages: codes.map((language) => ({ language, name: nameOf(language) })) } }
  },
}

async function translate(fields: ReadFields, context: Context) {
  const { engine, caller, quotas, settings, signal } = context
  const { texts, source, target, format } = fields
  const limit =
    caller.plan === 'free' ? settings.TRANSLATE_QUERY_KEY_FREE_CHARACTERS : settings.TRANSLATE_QUERY_KEY_PAID_CHARACTERS
  const onSpent = (characters: number) => context.countUsed('characters', characters)
  const allowance = { caller, quotas, subject: 'translate-query-key', limit, onSpent }
  const request = { texts, target, format, owner: caller.id, ...(source && { source }) }
  const translated = await spendCharacters(allowance, countCharacters(texts), () => engine.translate(request, signal))
  const waitTurn = () => context.yieldToEventLoop()
  const translations = await Promise.all(translated.map((each) => toWireTranslation(each, fields, waitTurn)))
  return answer({ data: { translations } }, { headers: toUnsureHeader(translated) })
}

/** Costs nothing here; the original charges for it as for a translation. */
async function detect(texts: readonly string[], { engine }: Context) {
  const detected = await engine.detect(texts)
  return { data: { detections: detected.map((each) => [toWireDetection(each)]) } }
}
