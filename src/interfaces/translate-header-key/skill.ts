import { countCharacters, spendCharacters } from '../../capabilities/translation/domain/character-allowance.ts'
import type { Translator } from '../../capabilities/translation/domain/translator.ts'
import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { Skill, SkillContext } from '../../kernel/wire/interface/skill.ts'
import { readTranslationRequest, type SpokenRequest } from './assistant/read-translation-request.ts'
import type { Settings } from './settings.ts'
import { allowanceAt, baseOf } from './wire/plan.ts'

/** Translates what is asked for in plain words: "Translate into French: …". */
export const skill: Skill<Translator, Settings> = {
  offer: { en: 'translate a text into another language', ja: '文章の翻訳' },
  example: { en: 'Translate into Japanese: Where is the station?', ja: '「駅はどこですか。」を英語に訳して' },
  match({ text, language }) {
    const request = readTranslationRequest(text, language)
    if (!request) return undefined
    return { confidence: 0.96, perform: (translator, context) => translate(request, translator, context) }
  },
}

async function translate(
  { text, source, target }: SpokenRequest,
  translator: Translator,
  { caller, quotas, settings, signal }: SkillContext<Settings>,
): Promise<string> {
  const allowance = { caller, quotas, ...allowanceAt(baseOf(caller.plan), settings) }
  const request = { texts: [text], target, format: 'text' as const, owner: caller.id, ...(source && { source }) }
  try {
    const [translated] = await spendCharacters(allowance, countCharacters([text]), () =>
      translator.translate(request, signal),
    )
    return translated?.text ?? text
  } catch (thrown) {
    // That there is no such pair, or nothing left to spend, is the answer.
    if (thrown instanceof ServiceError && thrown.status < 500) return thrown.message
    throw thrown
  }
}
