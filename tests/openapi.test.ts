/** The OpenAPI document is valid, and says of every operation what it can answer. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import type { Contract, Operation } from '../src/kernel/wire/contract.ts'
import { makeTestApp, type TestApp } from '../src/kernel/testing/open-test-app.ts'
import { requestOf } from './example-request.ts'

const key = 'the-key-of-this-test'

interface Described {
  readonly operationId: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly schema: unknown
    readonly example?: unknown
  }[]
  readonly responses: Readonly<Record<string, object>>
}

type Paths = Readonly<Record<string, Readonly<Record<string, Described>>>>

interface Document {
  readonly paths: Paths
}

let shared: TestApp
let document: Document & Record<string, unknown>
beforeAll(async () => {
  shared = await makeTestApp(interfaces, {
    MAINSTAY_DEV_KEY: key,
    MAINSTAY_REQUIRE_KEY: '1',
    MAINSTAY_MAX_BODY_BYTES: '20000',
  })
  document = (await shared.app.server.inject('/openapi.json')).json()
})
afterAll(() => shared.dispose())

test('is valid, and every reference in it leads somewhere', async () => {
  const validator = new Validator()
  expect(await validator.validate(document)).toEqual({ valid: true })
  expect(JSON.stringify(validator.resolveRefs())).not.toContain('"$ref"')
})

test('names each operation once, by a plain word that programs can make a function of', () => {
  const ids = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(ids).toContain('ip-location.locate')
  expect(ids).toContain('chat-completions.createChatCompletion.chat-openai-deployments-deployment-chat-completions')
  expect(ids.filter((id) => !/^[\w.-]+$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('has no path with a slash at its end, and nothing that is used nowhere', async () => {
  // Read anew: the validator puts what is referred to in the place of references.
  const { body: text } = await shared.app.server.inject('/openapi.json')
  expect(Object.keys(document.paths).filter((path) => path.endsWith('/'))).toEqual([])
  const unused = Object.entries(Object(JSON.parse(text).components)).flatMap(([kind, parts]) =>
    Object.keys(Object(parts)).filter(
      (name) => kind !== 'securitySchemes' && !text.includes(`"#/components/${kind}/${name}"`),
    ),
  )
  expect(unused).toEqual([])
})

test('gives examples of parameters that fit them', () => {
  const ajv = new Ajv2020({ strict: false })
  const parameters = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).flatMap((operation) => operation.parameters),
  )
  const wrong = parameters.filter(
    (each) => each.example !== undefined && !ajv.validate(Object(each.schema), each.example),
  )
  expect(wrong).toEqual([])
  expect(parameters.filter(({ example }) => example !== undefined).length).toBeGreaterThan(50)
})

test('writes every schema as JSON Schema has it (2020-12)', () => {
  const ajv = new Ajv2020({ strict: false })
  const schemas = listSchemas(document)
  expect(schemas.length).toBeGreaterThan(500)
  for (const schema of schemas) expect([ajv.validateSchema(schema), ajv.errorsText()]).toEqual([true, 'No errors'])
})

test('names of each path the parameters that stand in it', () => {
  for (const [path, operations] of Object.entries(document.paths))
    for (const { parameters } of Object.values(operations)) {
      const named = parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`)
      expect(named.toSorted()).toEqual([...path.matchAll(/\{\w+\}/g)].map(String).toSorted())
    }
})

test.each([
  // A key that MAINSTAY_REQUIRE_KEY asks for; a page of any origin may call, so none is foreign.
  ['get', '/geo/{address}', '200 400 401 403 404 421 429 500 501 502 503 504 default'],
  ['post', '/binpack/api/call/raw', '200 400 401 403 408 413 421 429 500 501 502 503 504 default'],
  // A key that is missing is told in the body alone, and one of another interface as well.
  ['post', '/gender/api', '200 400 403 408 413 421 429 500 501 502 503 504 default'],
  ['post', '/translate/v2/translate', '200 400 403 404 408 413 421 429 456 500 501 502 503 504 default'],
  ['delete', '/translate/v2/glossaries/{glossary_id}', '204 400 403 404 421 429 500 501 502 503 504 default'],
  // Refused here whatever is sent; the 200 is the original's.
  ['post', '/translate/suggest', '200 400 403 408 413 421 429 500 502 503 504'],
  // The original has no such operation: it cannot lack it, nor say anything else of it.
  ['get', '/feed/manage/categories', '200 400 401 403 421 429 500 502 503 504'],
])('%s %s lists %s', (method, path, statuses) => {
  expect(Object.keys(document.paths[path]?.[method]?.responses ?? {}).join(' ')).toBe(statuses)
})

describe.each(interfaces.map(({ contract }) => [contract.id, contract] as const))('%s', (_id, contract) => {
  test.each(Object.entries(contract.operations))('%s lists what it answers', async (_name, operation) => {
    const { server } = shared.app
    const listed = listStatuses(contract, operation)
    expect(listed).toContain(operation.status ?? 200)
    const request = requestOf(contract, operation, key)
    const tooManyFields = `${request.url.split('?', 1)[0]}?${'a&'.repeat(4001)}`
    const tooLarge = { ...request, payload: Buffer.alloc(20_001, 'a') }
    for (const refused of [
      await server.inject(requestOf(contract, operation, '')),
      await server.inject(requestOf(contract, operation, 'nobody')),
      await server.inject({ ...request, url: tooManyFields }),
      await server.inject({ ...request, headers: { ...request.headers, host: 'elsewhere.example' } }),
      ...(operation.body ? [await server.inject(tooLarge)] : []),
    ])
      expect(listed).toContain(refused.statusCode)
  })
})

function listStatuses({ base }: Contract, { method, path }: Operation): readonly number[] {
  const template = `/${base}${path}`.replace(/\/$/, '').replaceAll(/(?<=\/):(\w+)/g, '{$1}')
  const described = document.paths[template]?.[method.toLowerCase()]
  return Object.keys(described?.responses ?? {}).map(Number)
}

/** What stands under the names `schema` and `schemas`, wherever they are. */
function listSchemas(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    if (name === 'schemas') return Object.values(Object(field)).map(Object)
    return name === 'schema' ? [Object(field)] : listSchemas(field)
  })
}
