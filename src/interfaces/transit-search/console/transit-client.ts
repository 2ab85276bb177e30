import type { Failure } from '../../../client/answer/result.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import { createClient } from '../client.ts'
import type { transitSearch } from '../contract.ts'

export type TransitClient = ReturnType<typeof createTransitClient>

/** The typed client of this interface, at the server that the page came from. */
export function createTransitClient(apiKey: string) {
  return createClient({ baseUrl: location.origin, key: apiKey }).transitSearch
}

export type CourseBody = ResponseOf<(typeof transitSearch)['operations']['searchCourses']>

/** What occurs once is no list on this wire. */
export function listOf<Element>(elements: Element | readonly Element[] | undefined): readonly Element[] {
  if (elements === undefined) return []
  return isList(elements) ? elements : [elements]
}

function isList<Element>(elements: Element | readonly Element[]): elements is readonly Element[] {
  return Array.isArray(elements)
}

/** What the server says of a failure, or why it said nothing. */
export function toSentence({ body, reason }: Failure): string {
  const message = readMessage(body)
  return message ?? reason
}

function readMessage(body: unknown): string | undefined {
  const error = fieldOf(fieldOf(body, 'ResultSet'), 'Error')
  const message = fieldOf(error, 'Message')
  return typeof message === 'string' ? message : undefined
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
