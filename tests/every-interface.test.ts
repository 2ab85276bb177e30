/** What holds for every interface, whoever wrote it: a new one is tested here as soon as it is in the list. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../src/interfaces/contracts.ts'
import { interfaces } from '../src/interfaces/index.ts'
import type { App } from '../src/kernel/assembly/app/assemble.ts'
import type { Contract, Operation } from '../src/kernel/wire/contract.ts'
import { makeTestApp, type TestApp } from '../src/kernel/testing/open-test-app.ts'
import {
  fillParameters,
  isUsedUp,
  needsEarlierCall,
  requestOf as requestWithKey,
  withoutPassing,
} from './example-request.ts'

const key = 'the-key-of-this-test'
/** With the sample content, which the examples ask for; one server of each kind for all tests, which change nothing of it. */
const settings = {
  usual: { JAPANESE_SMALLTALK_SEED: '1' },
  forSmallBodies: { MAINSTAY_MAX_BODY_BYTES: '20000' },
  forKeysAlone: { MAINSTAY_REQUIRE_KEY: '1' },
}
const shared = new Map<keyof typeof settings, TestApp>()
beforeAll(async () => {
  for (const kind of ['usual', 'forSmallBodies', 'forKeysAlone'] as const) {
    const environment = { MAINSTAY_DEV_KEY: key, MAINSTAY_SAMPLES: '1', ...settings[kind] }
    shared.set(kind, await makeTestApp(interfaces, environment))
  }
})
afterAll(async () => {
  for (const { dispose } of shared.values()) await dispose()
})
function open(kind: keyof typeof settings = 'usual'): App {
  const opened = shared.get(kind)
  if (!opened) throw new Error(`no server ${kind}`)
  return opened.app
}
const requestOf = (contract: Contract, operation: Operation, credential = key) =>
  requestWithKey(contract, operation, credential)

/** Names that every JavaScript object answers to. */
const inherited = ['constructor', '__proto__', 'toString']

/** The operation's example, each of its texts in turn being `word`. */
function* withWord({ example }: Operation, word: string) {
  for (const part of ['params', 'query', 'body'] as const) {
    const fields: Readonly<Record<string, unknown>> = Object(example[part])
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string' && typeof example[part] !== 'string')
        yield { ...example, [part]: { ...fields, [name]: word } }
  }
}

/** T's original writes no blank. */
const jsonType = /^application\/json; ?charset=utf-8$/

test('the folders, the interfaces and the contracts are the same list', () => {
  const folders = readdirSync(join(import.meta.dirname, '../src/interfaces'), { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  expect(interfaces.map(({ contract }) => contract.id).toSorted()).toEqual(names.toSorted())
  expect(
    Object.values(contracts)
      .map(({ id }): string => id)
      .toSorted(),
  ).toEqual(names.toSorted())
})

describe.each(interfaces.map(({ contract }) => [contract.id, contract] as const))('%s', (_id, contract) => {
  test.each(inherited)('%s is a word like another, wherever it stands', async (word) => {
    const { server } = open()
    for (const operation of Object.values(contract.operations)) {
      for (const example of withWord(operation, word)) {
        const { statusCode } = await server.inject(requestOf(contract, { ...operation, example }))
        expect([operation.path, example, statusCode < 500]).toEqual([operation.path, example, true])
      }
    }
  })

  const operations = Object.entries(contract.operations).filter(([, operation]) => !needsEarlierCall(operation))
  const repeatable = operations.filter(([, operation]) => !isUsedUp(operation))
  const withBody = operations.filter(([, operation]) => operation.body)
  const withJson = operations.filter(([, operation]) => operation.body?.accepts.includes('json'))
  const isOpen = contract.cors?.pages === 'any-origin'

  test.each(operations)('%s: its example works and names the engine', async (_name, operation) => {
    const { server } = open()
    const response = await server.inject(requestOf(contract, operation))
    expect(response.statusCode).toBe(operation.status ?? 200)
    const [mediaType] = operation.mediaTypes?.[operation.path] ?? []
    const expected = mediaType === undefined ? jsonType : new RegExp(`^${mediaType}`)
    if (operation.status !== 204) expect(response.headers['content-type']).toMatch(expected)
    // Phrases of the sample content are translated from the memory.
    expect(['embedded', 'memory']).toContain(response.headers['x-mainstay-engine'])
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{20,}$/)
    expect(response.headers['access-control-allow-origin']).toBe(
      isOpen && !contract.cors?.allowsCredentials ? '*' : undefined,
    )
  })

  test.each(withBody)(
    '%s: a gzip header over a plain body and a gzip body give the same answer',
    async (_name, operation) => {
      const { server } = open()
      const request = requestOf(contract, operation)
      const plain = await server.inject(request)
      const headers = { ...request.headers, 'content-encoding': 'gzip', 'user-agent': 'anything/1.0' }
      const mislabelled = await server.inject({ ...request, headers })
      const inflated = await server.inject({ ...request, headers, payload: gzipSync(request.payload ?? '') })
      expect(withoutPassing(mislabelled.body)).toBe(withoutPassing(plain.body))
      expect(withoutPassing(inflated.body)).toBe(withoutPassing(plain.body))
    },
  )

  test.each(repeatable)('%s: answers at the root of its own host', async (_name, operation) => {
    const { server } = open()
    const request = requestOf(contract, operation)
    const base = fillParameters(contract.base, operation)
    const host = `${base.split('/').toReversed().join('.')}.localhost:8022`
    const url = request.url.slice(base.length + 1) || '/'
    const response = await server.inject({ ...request, url, headers: { ...request.headers, host } })
    expect(response.statusCode).toBe(operation.status ?? 200)
  })

  test.each(withBody)('%s: a body over the limit and a gzip bomb are refused', async (_name, operation) => {
    const { server } = open('forSmallBodies')
    const request = requestOf(contract, operation)
    const large = await server.inject({ ...request, payload: Buffer.alloc(20_001, 'a') })
    expectRefusal(large, 413)
    const headers = { ...request.headers, 'content-encoding': 'gzip' }
    expectRefusal(await server.inject({ ...request, headers, payload: gzipSync(Buffer.alloc(10_000_000)) }), 413)
  })

  test.each(withJson)('%s: broken JSON is refused', async (_name, operation) => {
    const { server } = open()
    const request = requestOf(contract, operation)
    const headers = { ...request.headers, 'content-type': 'application/json' }
    expectRefusal(await server.inject({ ...request, headers, payload: '{"broken": ' }), 400)
  })

  test('an unknown path, a wrong method and a broken encoding are refused in its own shape', async () => {
    const { server } = open()
    const [first] = operations
    if (!first) throw new Error('no operation')
    const { url, headers } = requestOf(contract, first[1])
    const base = fillParameters(contract.base, first[1])
    expectRefusal(await server.inject({ url: `/${base}/no/such/path/here/at/all`, headers }), 404)
    const refused = await server.inject({ url, method: unusedMethod(contract, first[1]), headers })
    // P's original knows no 405: what it does not answer is not found.
    expectRefusal(refused, contract.spec === 'P' ? 404 : 405)
    expect(refused.headers.allow).toContain(first[1].method)
    expectRefusal(await server.inject({ url: `/${base}/%zz`, headers }), 400)
  })

  test('asks for a key everywhere when MAINSTAY_REQUIRE_KEY is set, and takes the right one', async () => {
    const { server } = open('forKeysAlone')
    const [first] = operations
    if (!first) throw new Error('no operation')
    for (const credential of ['', 'nobody']) {
      const refused = await server.inject(requestOf(contract, first[1], credential))
      // G1 reports a missing key in the body alone.
      if (contract.spec === 'G1') expect(refused.json()).toMatchObject({ status: false, errno: 94 })
      else expect(refused.statusCode).toBeGreaterThanOrEqual(400)
    }
    const request = requestOf(contract, first[1])
    expect((await server.inject(request)).statusCode).toBe(first[1].status ?? 200)
  })
})

function unusedMethod({ operations }: Contract, { path }: Operation): 'DELETE' | 'PATCH' | 'PUT' {
  const used = Object.values(operations).filter((operation) => operation.path === path)
  const free = (['DELETE', 'PATCH', 'PUT'] as const).find((method) =>
    used.every((operation) => operation.method !== method),
  )
  if (!free) throw new Error(`${path} takes every method`)
  return free
}

interface Refusal {
  readonly statusCode: number
  readonly body: string
  readonly headers: Record<string, unknown>
}

/** A clear error: the status, JSON, no stack and nothing of the framework's own shape. */
function expectRefusal(response: Refusal, status: number): void {
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toMatch(jsonType)
  const body: unknown = JSON.parse(response.body)
  expect(body).not.toHaveProperty('statusCode')
  expect(response.body).not.toMatch(/node_modules|FST_|\bat \S+ \(|\.ts:\d/)
}
