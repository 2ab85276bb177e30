/** One Mainstay as the original of another: every interface that the kernel can pass on answers alike through both. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import { makeTestApp, type TestApp } from '../src/kernel/testing/open-test-app.ts'
import { isUsedUp, needsEarlierCall, requestOf, withoutPassing } from './example-request.ts'

const originalKey = 'the-key-of-the-original'
const key = 'the-key-of-the-relay'
const passedOn = interfaces.filter(
  ({ engines, servedBy }) => servedBy !== undefined || !Object.hasOwn(engines, 'upstream'),
)

/** Addresses of these wires hold the version. */
const versions: Readonly<Record<string, string>> = { chat: '/v1' }

let original: TestApp
let relay: TestApp
beforeAll(async () => {
  const seeded = { JAPANESE_SMALLTALK_SEED: '1' }
  original = await makeTestApp(interfaces, { MAINSTAY_DEV_KEY: originalKey, MAINSTAY_SAMPLES: '1', ...seeded })
  const origin = await original.app.server.listen({ host: '127.0.0.1', port: 0 })
  const upstreams = passedOn.flatMap(({ prefix, contract }) => [
    [`${prefix}_ENGINE`, 'upstream'],
    [`${prefix}_UPSTREAM_URL`, `${origin}/${contract.base}${versions[contract.base] ?? ''}`],
    [`${prefix}_UPSTREAM_KEY`, originalKey],
  ])
  relay = await makeTestApp(interfaces, { MAINSTAY_DEV_KEY: key, ...Object.fromEntries(upstreams) })
})
afterAll(async () => {
  await relay?.dispose()
  await original?.dispose()
})

test('twenty-two contracts are passed on by the kernel; the encyclopedia does it itself', () => {
  expect(passedOn.map(({ contract }) => contract.spec).toSorted()).toEqual(
    'F G1 G10 G11 G12 G13 G14 G2 G2 G3 G4 G5 G6 G6 G7 G8 G9 N P Q S T'.split(' ').toSorted(),
  )
})

/** A credential that the original makes itself is no key of ours; the clients of social-timeline have their own tests. */
const calls = passedOn.flatMap(({ contract }) =>
  Object.entries(contract.operations)
    .filter(([, operation]) => {
      const { need, in: place } = operation.key ?? contract.key
      return (
        !operation.isOurs && !isUsedUp(operation) && !needsEarlierCall(operation) && need !== 'own' && place !== 'basic'
      )
    })
    .map(([name, operation]) => [`${contract.id} ${name}`, contract, operation] as const),
)

test.each(calls)('%s answers as its original does', async (_name, contract, operation) => {
  const theirs = await original.app.server.inject(requestOf(contract, operation, originalKey))
  const response = await relay.app.server.inject(requestOf(contract, operation, key))
  expect(response.statusCode).toBe(theirs.statusCode)
  expect(response.headers['x-mainstay-engine']).toBe('upstream')
  expect(response.headers['content-type']).toBe(theirs.headers['content-type'])
  expect(withoutPassing(response.body)).toBe(withoutPassing(theirs.body))
})

test('the status names the original, and its circuit', async () => {
  const status = (await relay.app.server.inject('/status.json')).json()
  const [posts] = status.interfaces.filter(({ id }: { id: string }) => id === 'sample-posts')
  expect(posts.engines).toEqual([{ name: 'upstream', loaded: true, circuit: 'closed' }])
})
