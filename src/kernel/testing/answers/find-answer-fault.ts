import { IsString, IsUndefined, type TSchema, Type } from 'typebox'
import type { Contract, Operation } from '../../wire/contract.ts'
import { ServiceError } from '../../foundation/errors/service-error.ts'
import { createValidator, type Validate } from '../../answering/http/validate.ts'
import { parseJson } from '../../../libraries/json/parse-json.ts'
import { memoize } from '../../../libraries/memoize/memoize.ts'
import { mediaTypesOf } from '../../wire/openapi/media-types-of.ts'
import { statusesOf } from '../../wire/openapi/statuses-of.ts'
import { EventDataParser } from '../../../libraries/server-events/event-data-parser.ts'
import type { RecordedAnswer } from './record-answer.ts'

/** The operation that answered, by the path that was asked. */
export interface AskedOperation {
  readonly contract: Contract
  readonly operation: Operation
  readonly method: string
  /** As the contract writes it. */
  readonly ownPath: string
}

/** How an answer is not what its contract says, as a clause; undefined when it is. */
export function findAnswerFault(asked: AskedOperation, answer: RecordedAnswer): string | undefined {
  const { contract, operation, method } = asked
  const schema = declaredBy(contract, operation).get(answer.status)
  const text = answer.body.toString()
  if (!schema) return `the contract declares no ${answer.status}; the body was ${text.slice(0, 300)}`
  if (method === 'HEAD' || answer.contentEncoding !== undefined) return undefined
  const type = answer.contentType.split(';', 1)[0]?.trim() ?? ''
  if (type === 'text/event-stream') return findEventFault(asked, answer.status, text)
  if (!answer.isWhole) return undefined
  if (text === '' && IsUndefined(schema)) return undefined
  if (!mediaTypesOf(operation, asked.ownPath).includes(type)) return `the contract declares no media type "${type}"`
  return findBodyFault(schema, type, text)
}

/** Kept, so that each schema is compiled once in a process. */
const declaredOnce = memoize((contract: Contract) => memoize((operation: Operation) => statusesOf(contract, operation)))

function declaredBy(contract: Contract, operation: Operation): ReadonlyMap<number, TSchema> {
  return declaredOnce(contract)(operation)
}

const validatorOf = memoize((schema: TSchema) => createValidator(schema, 'answer'))

/** Other forms of the same answer, such as XML, are held by their media type alone. */
function findBodyFault(schema: TSchema, type: string, text: string): string | undefined {
  if (type === 'text/plain' && IsString(schema)) return undefined
  if (type !== 'text/plain' && !/[/+]json$/.test(type)) return undefined
  if (type === 'text/plain' && text === '') return undefined
  const body = parseJson(text)
  if (body === undefined) return `the body is no JSON: ${text.slice(0, 300)}`
  return findFault(validatorOf(schema), body, text)
}

function findFault(validate: Validate, body: unknown, text: string): string | undefined {
  try {
    validate(body)
    return undefined
  } catch (thrown) {
    if (thrown instanceof ServiceError) return `${thrown.message} It was ${text.slice(0, 300)}`
    throw thrown
  }
}

/** The last word of some streams, which is no event. */
const lastWord = '[DONE]'

const eventOf = memoize((contract: Contract) =>
  memoize((events: TSchema) => createValidator(Type.Union([events, contract.failure.body]), 'answer')),
)

function findEventFault({ contract, operation }: AskedOperation, status: number, text: string): string | undefined {
  const { events } = operation
  if (!events || status !== (operation.status ?? 200)) return `the contract declares no events with ${status}`
  for (const data of new EventDataParser().read(text)) {
    if (data === lastWord) continue
    const event = parseJson(data)
    if (event === undefined) return `an event is no JSON: ${data.slice(0, 300)}`
    const fault = findFault(eventOf(contract)(events), event, data)
    if (fault !== undefined) return fault
  }
  return undefined
}
