import { STATUS_CODES } from 'node:http'
import { IsUndefined, type TSchema } from 'typebox'
import type { Contract, Operation } from '../contract.ts'
import { pathsOf } from '../contract/paths-of.ts'
import { mediaTypesOf } from './media-types-of.ts'
import { statusesOf } from './statuses-of.ts'

/** What an operation can answer at one of its paths, by status. */
export function toOpenApiResponses(
  contract: Contract,
  operation: Operation,
  ownPath: string,
): Readonly<Record<string, object>> {
  const types = mediaTypesOf(operation, ownPath)
  const responses: Record<string, object> = operation.isOurs ? {} : { default: { $ref: original } }
  for (const [status, body] of statusesOf(contract, operation)) {
    responses[status] = isSuccess(operation, status)
      ? describeSuccess(contract, operation, body, types)
      : describeFailure(contract, status, body, types)
  }
  return responses
}

/** An operation may be there to refuse alone. */
function isSuccess({ status: own = 200 }: Operation, status: number): boolean {
  return status === own && own < 400
}

const original = '#/components/responses/original'

/** The relay passes on what the original has to say of a call, whatever its status. */
const originalResponse = { description: 'What else the original says, where calls are passed on to it' }

function describeSuccess(contract: Contract, { events }: Operation, body: TSchema, types: readonly string[]) {
  const content = {
    ...contentOf(contract, body, types),
    ...(events ? { 'text/event-stream': { schema: events } } : {}),
  }
  return { description: 'Success', ...(Object.keys(content).length > 0 ? { content } : {}) }
}

function describeFailure(contract: Contract, status: number, body: TSchema, types: readonly string[]) {
  return isShared(contract, body, types)
    ? { $ref: `#/components/responses/${nameOf(contract, status)}` }
    : describeBody(contract, status, body, types)
}

function isShared({ failure }: Contract, body: TSchema, types: readonly string[]): boolean {
  return body === failure.body && types.join() === json
}

function describeBody(contract: Contract, status: number, body: TSchema, types: readonly string[]) {
  const description = STATUS_CODES[status] ?? 'Failure'
  return IsUndefined(body) ? { description } : { description, content: contentOf(contract, body, types) }
}

/** Failures that many operations of a wire share, for `components`. */
export function toOpenApiFailures(contracts: readonly Contract[]) {
  const schemas = contracts.map((contract) => [nameOf(contract, 'Failure'), contract.failure.body] as const)
  const responses = contracts.flatMap((contract) =>
    Object.values(contract.operations).flatMap((operation) => listShared(contract, operation)),
  )
  return {
    schemas: Object.fromEntries(schemas),
    responses: { original: originalResponse, ...Object.fromEntries(responses) },
  }
}

/** Of one operation; the status of its success is its own to describe. */
function listShared(contract: Contract, operation: Operation): readonly (readonly [name: string, response: object])[] {
  const isInJson = pathsOf(operation).some((path) => mediaTypesOf(operation, path).join() === json)
  return Array.from(statusesOf(contract, operation))
    .filter(([status, body]) => !isSuccess(operation, status) && isInJson && isShared(contract, body, [json]))
    .map(([status, body]) => [nameOf(contract, status), describeBody(contract, status, body, [json])])
}

const json = 'application/json'

function nameOf({ id }: Contract, what: string | number): string {
  return `${id}.${what}`
}

function contentOf(contract: Contract, body: TSchema, types: readonly string[]) {
  if (IsUndefined(body)) return {}
  const isFailure = body === contract.failure.body
  const schema = isFailure ? { $ref: `#/components/schemas/${nameOf(contract, 'Failure')}` } : body
  return Object.fromEntries(types.map((type) => [type, { schema }]))
}
