import { ServiceError } from '../../kernel/errors/service-error.ts'
import type { Handlers } from '../../kernel/interface.ts'
import type { ResponseOf } from '../../kernel/contract.ts'
import type { nameGender } from './contract.ts'
import type { NameAnswer, NameReader } from './port.ts'
import type { Settings } from './settings.ts'
import { spendCredit } from './wire/spend-credit.ts'

export const handlers: Handlers<typeof nameGender, NameReader, Settings> = {
  async detect({ body }, context) {
    const { engine, signal } = context
    const begin = performance.now()
    const name = body.name
    if (name.trim() === '') throw new ServiceError('name_missing', 200, 'name is missing')
    const country = parseCountry(body.country ?? '')
    const { remaining, resetsAt } = await spendCredit(context)
    const question = {
      name,
      ...(country !== '' && { country }),
      guessesAlways: body.forceToGenderize ?? false,
      asksLanguageModel: body.askToAI ?? false,
    }
    const answer = await engine.predictGender(question, signal)
    return {
      ...toWireAnswer(answer, name, country),
      total_names: 1,
      used_credits: 1,
      remaining_credits: remaining,
      duration: `${Math.max(1, Math.round(performance.now() - begin))}ms`,
      expires: Math.floor(resetsAt / 1000),
      to: false,
    }
  },
}

/** Every pair of letters is let through: the list of countries changes, and an unknown one only adds nothing. */
function parseCountry(text: string): string {
  const code = text.trim().toUpperCase()
  if (code === '' || /^[A-Z]{2}$/.test(code)) return code
  throw new ServiceError('bad_country', 200, 'country must be a code of two letters (ISO 3166-1 alpha-2)')
}

type WireAnswer = Pick<
  ResponseOf<(typeof nameGender)['operations']['detect']>,
  'status' | 'name' | 'q' | 'gender' | 'country' | 'probability' | 'isHumanName'
>

function toWireAnswer({ gender, probability, isHumanName }: NameAnswer, name: string, country: string): WireAnswer {
  return {
    status: true,
    name,
    q: name,
    gender: gender ?? null,
    country,
    probability: Math.round(probability * 100),
    isHumanName,
  }
}
