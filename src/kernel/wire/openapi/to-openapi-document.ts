import { IsArray, type TObject, type TSchema } from 'typebox'
import { lookUp } from '../../../libraries/json/look-up.ts'
import type { BodyContract, BodyKind, Contract, KeyRule, Operation } from '../contract.ts'
import { pathsOf, withoutSlash } from '../contract/paths-of.ts'
import { toOpenApiFailures, toOpenApiResponses } from './to-openapi-responses.ts'

/** The OpenAPI 3.1 document of a list of contracts. Schemas are copied as they are: TypeBox objects are JSON Schema. */
export function toOpenApiDocument(contracts: readonly Contract[], version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mainstay',
      version,
      description:
        'Interfaces of services that close, change price and see all your text, served from a machine of your own.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: contracts.map(({ id, title, summary, credit }) => ({
      name: id,
      description: `${title}. ${summary}`,
      ...(credit ? { externalDocs: { description: credit.text, url: credit.url } } : {}),
    })),
    paths: describePaths(contracts),
    components: {
      securitySchemes: Object.fromEntries(contracts.flatMap(keyRulesOf).map(describeScheme)),
      ...toOpenApiFailures(contracts),
    },
  }
}

interface Mounted {
  readonly contract: Contract
  readonly name: string
  readonly operation: Operation
  /** As the contract has it. */
  readonly ownPath: string
  /** As a caller has it. */
  readonly path: string
}

function describePaths(contracts: readonly Contract[]): Record<string, Record<string, unknown>> {
  const byPath = Map.groupBy(contracts.flatMap(listOperations), ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, mounted]) => [
      path,
      Object.fromEntries(mounted.map((each) => [each.operation.method.toLowerCase(), describeOperation(each)])),
    ]),
  )
}

function listOperations(contract: Contract): Mounted[] {
  return [contract.base, ...(contract.alternateBases ?? [])].flatMap((base) =>
    Object.entries(contract.operations).flatMap(([name, operation]) =>
      describablePaths(operation).map((path) => ({
        contract,
        name,
        operation,
        ownPath: path,
        path: toTemplate(base, path),
      })),
    ),
  )
}

/** OpenAPI has no word for the rest of a path, slashes and all; the parameter beside it stands for that, too. */
function describablePaths(operation: Operation): readonly string[] {
  return pathsOf(operation).filter((path) => !path.endsWith('/*'))
}

/** `/geo` and `/:address` as `/geo/{address}`. The router takes a slash at the end or none. */
function toTemplate(base: string, path: string): string {
  return withoutSlash(`/${base}${path}`).replaceAll(/(?<=\/):(\w+)/g, '{$1}')
}

/** Programs make names of functions of it. */
function toPlainWord(path: string): string {
  return path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')
}

function describeOperation({ contract, name, operation, path, ownPath }: Mounted) {
  const rule = operation.key ?? contract.key
  const isMain = path === toTemplate(contract.base, operation.path)
  return {
    tags: [contract.id],
    summary: operation.summary,
    operationId: isMain ? `${contract.id}.${name}` : `${contract.id}.${name}.${toPlainWord(path)}`,
    parameters: [
      ...describeParameters(operation.params, 'path', operation.example.params).filter(({ name: parameter }) =>
        path.includes(`{${parameter}}`),
      ),
      ...describeParameters(operation.query, 'query', operation.example.query),
    ],
    ...(operation.body ? { requestBody: describeBody(operation.body, operation.example.body) } : {}),
    responses: toOpenApiResponses(contract, operation, ownPath),
    security: rule.need !== 'optional' ? [{ [schemeName(rule)]: [] }] : [{}, { [schemeName(rule)]: [] }],
  }
}

function describeParameters(
  schema: TObject | undefined,
  place: 'path' | 'query',
  example: Readonly<Record<string, string>> = {},
) {
  const required = new Set(schema?.required ?? [])
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
    ...(Object.hasOwn(example, name) ? { example: toExample(property, lookUp(example, name)) } : {}),
  }))
}

/** A parameter that may stand several times is a list, though it stands once. */
function toExample(schema: TSchema, value: unknown): unknown {
  return IsArray(schema) ? [value] : value
}

const mediaTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  bytes: 'application/octet-stream',
}

function describeBody({ accepts, schema, maxBytes }: BodyContract, example: unknown) {
  const entry = (kind: BodyKind) => (kind === 'bytes' ? {} : { schema, ...(example === undefined ? {} : { example }) })
  const size = maxBytes === undefined ? {} : { description: `At most ${maxBytes} bytes, after inflating.` }
  return {
    ...size,
    required: true,
    content: Object.fromEntries(accepts.map((kind) => [mediaTypes[kind], entry(kind)])),
  }
}

function keyRulesOf({ key, operations }: Contract): KeyRule[] {
  return [key, ...Object.values(operations).flatMap((operation) => operation.key ?? [])]
}

function schemeName(rule: KeyRule): string {
  if (rule.in === 'bearer' || rule.in === 'basic') return rule.in
  return rule.in === 'scheme' ? `scheme${rule.suffix}` : `${rule.in}-${rule.name}`
}

function describeScheme(rule: KeyRule): [string, object] {
  return [schemeName(rule), schemeOf(rule)]
}

/** OpenAPI has no word for a key in a form field or under a scheme of the caller's choice; the description says it. */
function schemeOf(rule: KeyRule): object {
  if (rule.in === 'bearer' || rule.in === 'basic') return { type: 'http', scheme: rule.in }
  if (rule.in === 'scheme') {
    return {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: `Any scheme that ends in ${rule.suffix}, a space, the key.`,
    }
  }
  if (rule.in === 'form')
    return { type: 'apiKey', in: 'query', name: rule.name, description: 'Sent as a field of the form body.' }
  return { type: 'apiKey', in: rule.in, name: rule.name }
}
