/** For every operation of every interface: a key that was made for another one is refused before any engine is asked. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import { makeTestApp, type TestApp } from '../src/kernel/testing/open-test-app.ts'
import { requestOf } from './example-request.ts'

let app: TestApp
const secrets = new Map<string, string>()

beforeAll(async () => {
  app = await makeTestApp(interfaces, { MAINSTAY_REQUIRE_KEY: '1', MAINSTAY_SAMPLES: '1' })
  for (const { contract } of interfaces) {
    const { secret } = await app.app.keys.make({ name: contract.id, scopes: [contract.id], plan: 'paid' })
    secrets.set(contract.id, secret)
  }
})
afterAll(() => app?.dispose())

/** Wires with credentials of their own have their own tests, and answers that whoever knows an address may fetch need none. */
const keyed = interfaces.flatMap(({ contract }) =>
  Object.entries(contract.operations)
    .filter(([, { key = contract.key }]) => key.need !== 'own')
    .map(([name, operation]) => [`${contract.id} ${name}`, contract, operation] as const),
)

describe('a key of another interface', () => {
  test.each(keyed)('does not open %s', async (_name, contract, operation) => {
    const { openedBy = [] } = operation.key ?? contract.key
    const other = [...secrets].find(([id]) => id !== contract.id && !openedBy.includes(id))?.[1] ?? ''
    const response = await app.app.server.inject(requestOf(contract, operation, other))
    expect(response.headers['x-mainstay-engine']).toBeUndefined()
    // Of name-gender's wire, which tells its failures with status 200.
    const isRefusal =
      response.statusCode === 200
        ? /"errno":\d+/.test(response.body)
        : response.statusCode >= 400 && response.statusCode < 500
    expect([response.statusCode, response.body, isRefusal]).toEqual([response.statusCode, response.body, true])
    expect(response.body).not.toContain(other.slice(16))
  })
})

test('there are keys to look at in nearly every interface', () => {
  expect(new Set(keyed.map(([, { id }]) => id)).size).toBeGreaterThan(20)
})
