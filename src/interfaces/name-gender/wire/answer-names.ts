import type { Static } from 'typebox'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { GenderResult, GenderResults } from '../contract/results.ts'
import type { NameReader } from '../port.ts'
import type { Settings } from '../settings.ts'
import { type Country, readCountry } from './read-country.ts'
import { spendCredit } from './spend-credit.ts'

export type Context = Pick<
  OperationContext<NameReader, Settings>,
  'engine' | 'signal' | 'caller' | 'quotas' | 'settings'
>

/** What stands where a name is asked for, and the name in it. */
export interface NameEntry {
  readonly q: string
  readonly name: string
  readonly country: string | null | undefined
  readonly id?: string | number | null | undefined
}

/** As a form has them, or JSON. */
type Switch = boolean | string | null | undefined

export interface Wishes {
  readonly askToAI?: Switch
  readonly forceToGenderize?: Switch
}

/** One name. `field` is where it was asked for. */
export async function answerName(
  asked: NameEntry,
  field: string,
  wishes: Wishes,
  context: Context,
): Promise<Static<typeof GenderResult>> {
  const begin = performance.now()
  const country = check(asked, field)
  const credits = await spendCredit(context)
  const { isHumanName, ...record } = await predict(asked, country, wishes, context)
  const { used_credits, ...costs } = toWireCosts(1, credits, begin)
  return { status: true, ...record, isHumanName, total_names: 1, used_credits, ...costs, to: false }
}

/** Several names, each of which costs a credit; one that cannot be asked refuses all of them. */
export async function answerNames(
  list: readonly NameEntry[],
  { field, max }: { readonly field: string; readonly max: number },
  wishes: Wishes,
  context: Context,
): Promise<Static<typeof GenderResults>> {
  const begin = performance.now()
  if (list.length === 0) throw missing(field)
  if (list.length > max) throw new ServiceError('too_many', 200, `at most ${max} can be asked at once`)
  const countries = list.map((asked) => check(asked, field))
  const credits = await spendCredit(context, list.length)
  const names = list.map(async (asked, index) => {
    const country = countries[index] ?? readCountry('')
    const { isHumanName: _isHumanName, ...record } = await predict(asked, country, wishes, context)
    return { ...record, total_names: 1, ...(asked.id !== undefined && { id: asked.id }) }
  })
  return { status: true, names: await Promise.all(names), ...toWireCosts(list.length, credits, begin) }
}

function check({ q, country }: NameEntry, field: string): Country {
  if (q.trim() === '') throw missing(field)
  return readCountry(country)
}

function missing(field: string): Error {
  return new ServiceError('name_missing', 200, `${field} is missing`)
}

async function predict({ q, name }: NameEntry, country: Country, wishes: Wishes, { engine, signal }: Context) {
  const question = {
    name,
    ...(country.code !== '' && { country: country.code }),
    guessesAlways: isOn(wishes.forceToGenderize),
    asksLanguageModel: isOn(wishes.askToAI),
  }
  const { gender = null, probability, isHumanName } = await engine.predictGender(question, signal)
  return { name, q, gender, country: country.sent, probability: Math.round(probability * 100), isHumanName }
}

function isOn(wish: Switch): boolean {
  return wish === true || wish === 'true' || wish === '1'
}

function toWireCosts(names: number, { remaining, resetsAt }: Awaited<ReturnType<typeof spendCredit>>, begin: number) {
  return {
    used_credits: names,
    remaining_credits: remaining,
    duration: `${Math.max(1, Math.round(performance.now() - begin))}ms`,
    expires: Math.floor(resetsAt / 1000),
  }
}
