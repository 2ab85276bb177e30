import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import { Answer, answer, answerAs, type AnswerOptions } from '../../kernel/wire/interface/answer.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { ipLocation } from './contract.ts'
import { parseAddress } from './domain/parse-address.ts'
import type { IpLocator } from './port.ts'
import { renderError } from './render-error.ts'
import { isField, type LocationRecord, toRecordAnswer } from './wire/to-wire-record.ts'

/** Positions change with the database, once a month. */
const cached: AnswerOptions = { headers: { 'cache-control': 'public, max-age=3600' } }
/** The caller's own address is nobody else's. */
const unshared: AnswerOptions = { headers: { 'cache-control': 'private, no-store' } }

export const handlers: Handlers<typeof ipLocation, IpLocator> = {
  locate: ({ params }, { engine }) => locate(params.address, engine, cached),

  locateCaller: ({ remoteAddress }, { engine }) => locate(remoteAddress, engine, unshared),

  async readField({ params: { address, field } }, { engine }) {
    const value = await readField(address, field, engine)
    const { body, written } = answerAs(value, `${value}\n`, 'text/plain; charset=utf-8')
    return new Answer(body, { headers: { ...cached.headers, 'content-type': 'text/plain; charset=utf-8' } }, written)
  },

  async locateMany({ body, query: { filter } }, { engine }) {
    const found = await Promise.all(
      [...new Set(body)].map(async (asked) => [asked, await readPart(asked, engine)] as const),
    )
    return answer(Object.fromEntries(filter === '1' ? found.filter(([, part]) => isKnown(part)) : found))
  },
}

async function locate(written: string, engine: IpLocator, options: AnswerOptions): Promise<Answer<LocationRecord>> {
  const address = parseAddress(written)
  if (!address) throw new ServiceError('wrong_address', 404, `"${written}" is not an IPv4 or IPv6 address.`)
  if (!address.isPublic) return answer({ ip: written, bogon: true }, options)
  return toRecordAnswer(written, await engine.locate(address.text, address.family), options)
}

async function readField(address: string, field: string, engine: IpLocator): Promise<string> {
  if (!isField(field)) throw new ServiceError('wrong_field', 404, `"${field}" is no field of an address.`)
  const { body } = await locate(address, engine, {})
  return body[field] ?? ''
}

type FieldAnswer = LocationRecord | string | ReturnType<typeof describeFailure>

/** Of `8.8.8.8/city` the city; what is wrong with one is said in its place. */
async function readPart(asked: string, engine: IpLocator): Promise<FieldAnswer> {
  const [address = '', field = 'json'] = asked.split('/')
  try {
    return field === 'json' ? (await locate(address, engine, {})).body : await readField(address, field, engine)
  } catch (thrown) {
    if (thrown instanceof ServiceError) return describeFailure(thrown)
    throw thrown
  }
}

function describeFailure(error: ServiceError) {
  return renderError(error).body
}

function isKnown(part: FieldAnswer): boolean {
  return typeof part === 'string' ? part !== '' : !('error' in part)
}
